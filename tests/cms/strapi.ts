import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/scripts/lib/paths.mjs';
import { getFreePort } from '@/scripts/lib/ports.mjs';

const FOLDER = join(root, 'cms');
/** The first start makes the database and fills it. */
const START_LIMIT_MS = 240_000;

export const READ_TOKEN = 'read-token-of-this-test-run-only';
export const EDIT_TOKEN = 'edit-token-of-this-test-run-only';

export interface Strapi {
  origin: string;
  stop(): Promise<void>;
}

export async function freeOrigin(): Promise<string> {
  return `http://127.0.0.1:${await getFreePort()}`;
}

/**
 * Starts the content system of `cms/` with a database, secrets and uploads of its own, and stops only what it started.
 */
export async function startStrapi(origin: string, env: Readonly<Record<string, string>>): Promise<Strapi> {
  if (!existsSync(join(FOLDER, 'node_modules')))
    throw new Error('The content system is not installed: npm --prefix cms ci');
  const folder = await mkdtemp(join(tmpdir(), 'content-system-'));
  const child = spawn('node', ['strapi.js', 'start'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(origin).port,
      HOST: '127.0.0.1',
      DATA_FOLDER: folder,
      DATABASE_CLIENT: 'sqlite',
      CONTENT_TOKEN: READ_TOKEN,
      CONTENT_EDIT_TOKEN: EDIT_TOKEN,
      REVALIDATE_SECRET: '',
      PREVIEW_SECRET: '',
      ...env,
    },
  });
  const stop = async () => {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  if (await isHealthy(origin, child)) return { origin, stop };
  await stop();
  throw new Error('The content system did not start: see the lines above.');
}

async function isHealthy(origin: string, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(`${origin}/_health`).catch(() => null);
    if (response?.status === 204) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

interface Edit {
  /** Name of the collection in the address. */
  collection: string;
  locale: 'en' | 'fr';
  data: Readonly<Record<string, unknown>>;
  documentId?: string;
  isDraft?: boolean;
}

/** Changes an entry as an editor would; without an id a list gets a new one. Returns the entry's id. */
export async function edit(
  origin: string,
  { collection, locale, data, documentId, isDraft }: Edit,
): Promise<string> {
  const status = isDraft === true ? '&status=draft' : '';
  const isNew = collection === 'page-seo' && documentId === undefined;
  const path = [collection, ...(documentId === undefined ? [] : [documentId])].join('/');
  const response = await fetch(`${origin}/api/${path}?locale=${locale}${status}`, {
    method: isNew ? 'POST' : 'PUT',
    headers: { authorization: `Bearer ${EDIT_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  const body = (await response.json()) as { data?: { documentId?: string } | null };
  if (!response.ok) throw new Error(`The edit of ${collection} failed: ${JSON.stringify(body)}`);
  return body.data?.documentId ?? '';
}
