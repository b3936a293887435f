import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_ID_FILE } from '@/server/next-internals/build-id.mjs';

/** What a server that runs without a build, in development, calls its version. */
const UNBUILT = 'development';

let known: Promise<string> | undefined;

/** Id of the build this process runs, read once. Never rejects. */
export function buildId(): Promise<string> {
  return (known ??= readBuildId(join(/* turbopackIgnore: true */ process.cwd(), '.next')));
}

/** Reads the id Next.js leaves in a build's folder; a folder without one is no build. */
export async function readBuildId(folder: string): Promise<string> {
  try {
    const text = await readFile(join(/* turbopackIgnore: true */ folder, BUILD_ID_FILE), 'utf8');
    return text.trim() || UNBUILT;
  } catch {
    return UNBUILT;
  }
}
