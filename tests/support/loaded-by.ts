import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

const LOCAL = /(?:\bfrom\s+|\b(?:import|require)\(\s*|\bimport\s+)'(?<path>\.{1,2}\/[^']+)'/g;

/** Files that a module of the repository imports, directly and transitively, including itself. */
export function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  for (const { groups } of text.matchAll(LOCAL)) {
    const next = normalize(join(dirname(file), groups?.path ?? ''));
    if (existsSync(join(root, next))) loadedBy(next, found);
  }
  return found;
}
