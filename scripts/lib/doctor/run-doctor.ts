import type { PlatformClient } from '@/lib/platform/client';
import { createVisitor, type Visitor, type WireResponse } from './visitor';
import { examineCollections } from './examine-collections';
import { examineMethods } from './examine-methods';
import type { Reader } from './expected';
import { isBad, type Finding } from './finding';
import type { DoctorOptions } from './options';

export type Fetch = (request: Request) => Promise<Response>;

export interface Examination {
  findings: readonly Finding[];
  /** Why a part could not be examined at all. */
  obstacles: readonly string[];
  /** Sides that did not respond at all. */
  silentSides: readonly Finding['side'][];
  /** 0: everything fits. 1: something does not. 2: a side could not be examined. */
  exitCode: 0 | 1 | 2;
}

const SIDES = ['platform', 'content'] as const;
const NAMES = { platform: 'The platform', content: 'The content system' } as const;

/** Examines the given sides. Never throws; unreachable ones are reported. */
export async function runDoctor(options: DoctorOptions, fetchSide: Fetch): Promise<Examination> {
  const obstacles: string[] = [];
  const findings = [
    ...(await examinePlatform(options, fetchSide, obstacles)),
    ...(await examineContent(options, fetchSide)),
  ];
  const silentSides = SIDES.filter((side) => isSilent(findings, side));
  for (const side of silentSides) {
    obstacles.push(`${NAMES[side]} does not respond at ${String(options[side])}.`);
  }
  const exitCode = obstacles.length > 0 ? 2 : findings.some(isBad) ? 1 : 0;
  return { findings, obstacles, silentSides, exitCode };
}

function isSilent(findings: readonly Finding[], side: Finding['side']): boolean {
  const called = findings.filter((finding) => finding.side === side && finding.state !== 'skipped');
  return called.length > 0 && called.every(({ state }) => state === 'silent');
}

async function examinePlatform(
  options: DoctorOptions,
  fetchSide: Fetch,
  obstacles: string[],
): Promise<Finding[]> {
  if (options.platform === undefined) return [];
  const responses = new Map<string, WireResponse>();
  const readers = new Map<string, Reader>();
  const visitor = (): Visitor => {
    const client = createVisitor({
      origin: options.platform ?? '',
      fetch: fetchSide,
      timeoutMs: options.timeout,
      onResponse: (response) => responses.set(response.method, response),
    });
    return {
      ...client,
      call(method, input, more) {
        readers.set(method.name, (raw) => method.output.safeParse(raw).data);
        return client.call(method, input, more);
      },
    };
  };
  return examineMethods({
    guest: visitor(),
    player: await signedIn(visitor(), options, obstacles),
    write: writeOf(options),
    responseOf: (method) => responses.get(method),
    readerOf: (method) => readers.get(method) ?? (() => undefined),
  });
}

async function signedIn(
  player: Visitor,
  { login, password }: DoctorOptions,
  obstacles: string[],
): Promise<PlatformClient | null> {
  if (login === undefined || password === undefined) return null;
  try {
    await player.signIn(login, password);
    return player;
  } catch {
    obstacles.push('The account could not sign in: its methods were left out.');
    return null;
  }
}

function writeOf({ write, login, password }: DoctorOptions) {
  if (!write || login === undefined || password === undefined) return null;
  return { login, password, unique: Date.now().toString(36) };
}

function examineContent(options: DoctorOptions, fetchSide: Fetch): Promise<Finding[]> {
  if (options.content === undefined) return Promise.resolve([]);
  return examineCollections({
    origin: options.content,
    token: options.token ?? null,
    host: new URL(options.site).hostname.toLowerCase(),
    fetch: fetchSide,
    timeoutMs: options.timeout,
  });
}
