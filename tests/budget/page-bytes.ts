import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { LATEST_MS } from '../../lib/browser/first-interaction';

export interface PageBytes {
  /** Bytes of the bodies, recompressed with gzip -9, so that servers and times are comparable. */
  javascript: number;
  css: number;
  html: number;
  /** Number of URLs without pictures, and of pictures, in the first load; duplicates count once. */
  requests: number;
  pictures: number;
  foreignOrigins: string[];
}

interface FetchedFile {
  kind: string;
  origin: string;
  bytes: number;
}

const SETTLE_MS = 1_000;
/** For the first file of a part that opens. */
const FIRST_FILE_MS = 20_000;

/** Loads a page and counts everything fetched without interaction until the network is idle. */
export async function measurePage(page: Page, url: string): Promise<PageBytes> {
  const files = recordFiles(page);
  await page.addInitScript(neverIdle, LATEST_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
  const fetched = [...(await settledFiles(page, files)).values()];
  const sum = (kind: string) =>
    fetched.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  const pictures = fetched.filter(({ kind }) => kind === 'image').length;
  const own = new URL(url).origin;
  return {
    javascript: sum('script'),
    css: sum('stylesheet'),
    html: sum('document'),
    requests: fetched.length - pictures,
    pictures,
    foreignOrigins: fetched.map(({ origin }) => origin).filter((origin) => origin !== own),
  };
}

/**
 * Loads a page, opens a part of it, and counts the site's code that this fetches.
 * @returns Bytes (gzip -9) by URL.
 */
export async function measurePart(
  page: Page,
  url: string,
  open: (page: Page) => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const files = recordFiles(page);
  await page.addInitScript(neverIdle, LATEST_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = new Set((await settledFiles(page, files)).keys());
  const isNew = (response: Response) =>
    response.request().resourceType() === 'script' && !before.has(response.url());
  const first = page.waitForResponse(isNew, { timeout: FIRST_FILE_MS }).catch(() => undefined);
  await open(page);
  await first;
  let scripts: [string, FetchedFile][] = [];
  let count: number;
  do {
    count = scripts.length;
    scripts = [...(await settledFiles(page, files))].filter(
      ([address, { kind, origin }]) =>
        kind === 'script' && origin === new URL(url).origin && !before.has(address),
    );
  } while (scripts.length > count);
  return new Map(scripts.map(([address, { bytes }]) => [address, bytes]));
}

/** Waiting code must not start by itself, however slow the machine is. */
function neverIdle(limit: number): void {
  const start = window.setTimeout;
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
    delay === limit ? 0 : start(handler, delay, ...rest)) as typeof window.setTimeout;
}

type Recording = Map<string, Promise<FetchedFile>>;

function recordFiles(page: Page): Recording {
  const files: Recording = new Map();
  page.on('response', (response) => {
    const url = response.url();
    if (/^https?:/.test(url) && !files.has(url)) files.set(url, readFile(response));
  });
  return files;
}

async function settledFiles(page: Page, files: Recording): Promise<ReadonlyMap<string, FetchedFile>> {
  await page.waitForTimeout(SETTLE_MS);
  return new Map(
    await Promise.all(
      [...files].map(async ([url, file]): Promise<[string, FetchedFile]> => [url, await file]),
    ),
  );
}

async function readFile(response: Response): Promise<FetchedFile> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return {
    kind: response.request().resourceType(),
    origin: new URL(response.url()).origin,
    bytes: gzipSync(body, { level: 9 }).byteLength,
  };
}
