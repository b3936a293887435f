import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectionHeaders, collectionPath } from '@/lib/content/collection-request';
import { root } from '@/scripts/lib/paths.mjs';
import { readOptions } from '@/scripts/lib/doctor/options';
import { runDoctor } from '@/scripts/lib/doctor/run-doctor';
import { describeContentSystem } from '../contract/content-contract';
import type { RecordedResponse } from '../contract/recorded/responses';
import { EDIT_TOKEN, freeOrigin, READ_TOKEN, startStrapi, type Strapi } from './strapi';

/** Set, the responses of this run replace those that `npm test` reads. */
const isRecording = process.env.RECORD_CONTENT === '1';
const RECORDING = join(root, 'tests/contract/recorded/strapi.json');

let strapi: Strapi;
const responses = new Map<string, RecordedResponse>();

beforeAll(async () => {
  strapi = await startStrapi(await freeOrigin(), { SITE_URL: 'http://localhost:3000' });
});
afterAll(async () => {
  await strapi.stop();
  if (!isRecording) return;
  mkdirSync(dirname(RECORDING), { recursive: true });
  const rows = [...responses].map(([key, response]) => `${JSON.stringify(key)}:${JSON.stringify(response)}`);
  writeFileSync(RECORDING, `{\n${rows.sort().join(',\n')}\n}\n`);
});

async function recorded(request: Request): Promise<Response> {
  const response = await fetch(request);
  const { pathname, search } = new URL(request.url);
  const shape = request.headers.get('strapi-response-format') ?? 'flat';
  const body: unknown = await response.clone().json();
  responses.set(`${shape} ${pathname}${search}`, { status: response.status, body });
  return response;
}

describeContentSystem('Strapi', () => ({
  origin: strapi.origin,
  host: 'localhost',
  token: READ_TOKEN,
  fetch: recorded,
}));

const common = (token: string | null) =>
  fetch(`${strapi.origin}${collectionPath('common', { locale: 'en' })}`, {
    headers: collectionHeaders(token),
  });

it('returns 403 without a token and 401 to a wrong one', async () => {
  expect((await common(null)).status).toBe(403);
  expect((await common('wrong')).status).toBe(401);
  expect((await common(READ_TOKEN)).status).toBe(200);
});

it('lets nobody write with the token of reads', async () => {
  const write = (token: string) =>
    fetch(`${strapi.origin}/api/search-config?locale=en`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { minLength: 2 } }),
    });
  expect((await write(READ_TOKEN)).status).toBe(403);
  expect((await write(EDIT_TOKEN)).status).toBe(200);
});

it('serves pictures where its responses say', async () => {
  const response = await (
    await fetch(`${strapi.origin}${collectionPath('menu-banner', { locale: 'en' })}`, {
      headers: collectionHeaders(READ_TOKEN),
    })
  ).text();
  const path = /\/uploads\/menu_banner_[\w.]+/.exec(response)?.[0] ?? '';
  const picture = await fetch(`${strapi.origin}${path}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

it('the doctor finds nothing wrong', async () => {
  const options = readOptions(['--content', strapi.origin, '--token', READ_TOKEN], {});
  const { findings, exitCode } = await runDoctor(options, (request) => fetch(request));
  expect(findings.filter(({ state }) => state !== 'fits')).toEqual([]);
  expect(exitCode).toBe(0);
});
