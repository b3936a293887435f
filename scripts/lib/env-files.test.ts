import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnvFiles } from './env-files.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aurelia-env-'));
  for (const name of ['PLATFORM_URL', 'PORT', 'SITE_URL']) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), lines.join('\n'));

it('variables of .env are there for the scripts and the server, not for Next.js alone', () => {
  write('.env', '# back ends', 'PLATFORM_URL=https://platform.internal', 'PORT="3005"');
  readEnvFiles('production', folder);
  expect(process.env.PLATFORM_URL).toBe('https://platform.internal');
  expect(process.env.PORT).toBe('3005');
});

it('the more particular file wins, and what is set outside over all of them', () => {
  vi.stubEnv('SITE_URL', 'https://outside.example');
  write('.env', 'PORT=1', 'PLATFORM_URL=https://all.internal', 'SITE_URL=https://file.example');
  write('.env.production', 'PORT=2', 'PLATFORM_URL=');
  write('.env.development', 'PORT=3');
  write('.env.local', 'PORT=4');
  readEnvFiles('production', folder);
  expect(process.env.PORT).toBe('4');
  expect(process.env.PLATFORM_URL).toBe('https://all.internal');
  expect(process.env.SITE_URL).toBe('https://outside.example');
});

it('a folder without such files changes nothing', () => {
  readEnvFiles('production', folder);
  expect(process.env.PORT).toBe('');
});
