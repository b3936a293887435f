import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

const files = execFileSync('git', ['ls-files', '*.scss', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:app|components|lib|styles)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

it('every custom property that a style uses is set somewhere', () => {
  // In styles as a declaration, in code as the key of a style or a font's `variable`.
  const set = new Set(files.flatMap(({ text }) => text.match(/--[\w-]+(?=['"]?\s*:|['"])/g) ?? []));
  const missing = files
    .filter(({ file }) => file.endsWith('.scss'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/var\(\s*(?<name>--[\w-]+)(?!#|[\w-])/g)]
        .map(({ groups }) => groups?.['name'] ?? '')
        .filter((name) => !set.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});
