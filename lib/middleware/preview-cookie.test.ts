import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPreviewCookie, readPreviewId } from './preview-cookie.server';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-id-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('SEC: the id of previews is the one of the build, and none where there is no build', async () => {
  expect(await readPreviewId(folder)).toBeNull();
  const file = join(folder, 'prerender-manifest.json');
  await writeFile(file, '{"preview":{"previewModeId":""}}');
  expect(await readPreviewId(folder)).toBeNull();
  await writeFile(file, '{"preview":{"previewModeId":"0123456789abcdef"}}');
  expect(await readPreviewId(folder)).toBe('0123456789abcdef');
});

it.each([undefined, '', 'forged', 'null', 'undefined'])('SEC: %j is no preview', async (value) => {
  expect(await isPreviewCookie(value)).toBe(false);
});
