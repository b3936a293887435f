import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_ID_FILE } from '@/server/next-internals/build-id.mjs';

/** Version of a server that runs without a build, in development. */
const UNBUILT = 'development';

let known: Promise<string> | undefined;

/** Read once. Never rejects. */
export function buildId(): Promise<string> {
  return (known ??= readBuildId(join(/* turbopackIgnore: true */ process.cwd(), '.next')));
}

/** The id that Next.js writes to a build folder; a folder without one is not a build. */
export async function readBuildId(folder: string): Promise<string> {
  try {
    const text = await readFile(join(/* turbopackIgnore: true */ folder, BUILD_ID_FILE), 'utf8');
    return text.trim() || UNBUILT;
  } catch {
    return UNBUILT;
  }
}
