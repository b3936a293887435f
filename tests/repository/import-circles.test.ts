import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['app', 'components', 'i18n', 'lib', 'stores'];
/** Static, type and lazy imports, and what is exported from elsewhere. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*'((?:@\/|\.\.?\/)[^']+)'/g;

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test[.-]/.test(name))
      .map((name) => join(folder, name)),
  );
}

function resolve(specifier: string, file: string): string | undefined {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier);
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (each) => /\.tsx?$/.test(each) && existsSync(join(ROOT, each)),
  );
}

function importsOf(file: string): string[] {
  const found = readFileSync(join(ROOT, file), 'utf8').matchAll(SPECIFIER);
  return [...found].flatMap(([, specifier = '']) => resolve(specifier, file) ?? []);
}

/** One circle of a graph as the path around it; undefined where there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const trail: string[] = [];
  function visit(file: string): string[] | undefined {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    trail.push(file);
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    trail.pop();
    done.add(file);
    return undefined;
  }
  for (const file of graph.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return undefined;
}

it('no files import each other in a circle, types and lazy code included', () => {
  const graph = new Map(sources().map((file) => [file, importsOf(file)]));
  expect(graph.size).toBeGreaterThan(500);
  expect(findCircle(graph)?.join(' → ')).toBeUndefined();
});

it('a circle is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(findCircle(graph)).toEqual(['b', 'c', 'b']);
});
