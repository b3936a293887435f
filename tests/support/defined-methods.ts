import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPlatformMethod } from '@/lib/platform/names';
import type { PlatformMethod } from '@/lib/platform/method';

const LIB = fileURLToPath(new URL('../../lib/', import.meta.url));

type AnyMethod = PlatformMethod<object, unknown>;

function isMethod(value: unknown): value is AnyMethod {
  return (
    typeof value === 'object' &&
    value !== null &&
    'verb' in value &&
    'output' in value &&
    'name' in value &&
    isPlatformMethod(String(value.name))
  );
}

/** Every method the product defines, found in `lib/{feature}/api.ts`. */
export async function definedMethods(): Promise<AnyMethod[]> {
  const files = readdirSync(LIB)
    .map((feature) => join(LIB, feature, 'api.ts'))
    .filter((file) => existsSync(file));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ file)),
  );
  return modules.flatMap((module) => Object.values(module).filter(isMethod));
}
