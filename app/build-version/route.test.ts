import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildId, readBuildId } from '@/lib/env/build-id.server';
import { GET } from './route';

describe('build version', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-id-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is a fixed word where there is no build', async () => {
    expect(await readBuildId(folder)).toBe('development');
  });

  it('is what Next.js left in the folder of the build', async () => {
    await writeFile(join(folder, 'BUILD_ID'), 'abc-123\n');
    expect(await readBuildId(folder)).toBe('abc-123');
  });

  it('responds with JSON that is never cached', async () => {
    const response = await GET();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ version: await buildId() });
  });
});
