import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DRAFT_MANIFEST } from '@/server/next-internals/draft-mode.mjs';
import { parseJson } from '@/lib/parse-json';

const manifest = z.object({ preview: z.object({ previewModeId: z.string().check(z.minLength(16)) }) });

let known: Promise<string | null> | undefined;

/** Whether the cookie enables draft mode, which Next.js does not tell middleware. Never rejects. */
export async function isPreviewCookie(value: string | undefined): Promise<boolean> {
  if (!value) return false;
  known ??= readPreviewId(join(/* turbopackIgnore: true */ process.cwd(), '.next'));
  return value === (await known);
}

/** Reads the preview id from a build folder; null where there is none. */
export async function readPreviewId(folder: string): Promise<string | null> {
  try {
    const text = await readFile(join(/* turbopackIgnore: true */ folder, DRAFT_MANIFEST), 'utf8');
    const { success, data } = manifest.safeParse(parseJson(text));
    return success ? data.preview.previewModeId : null;
  } catch {
    return null;
  }
}
