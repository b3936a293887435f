import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import util from 'node:util';
import { root } from './paths.mjs';

/**
 * Variables from the files that Next.js reads too, in its order: `.env.{mode}.local`, `.env.local`, `.env.{mode}`,
 * `.env`. Next.js reads them late, after the port is open and the server exists; read here they apply to everything.
 * Variables of the environment win, and an empty value counts as unset.
 */
export function readEnvFiles(mode, folder = root) {
  for (const name of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    for (const [variable, value] of Object.entries(util.parseEnv(readFileSync(file, 'utf8')))) {
      process.env[variable] ||= value;
    }
  }
}
