import { packageProgram } from './programs.mjs';

const TSX = ['--import', 'tsx'];
const withTsx = (file) => [...TSX, file];

/**
 * Checks that need neither build nor browser, by their names for `npm run check -- NAME`: each a list of steps, with
 * the arguments of `node`.
 * @type {Record<string, () => [name: string, args: string[]][]>}
 */
export const STATIC = {
  lint: () => [['lint', [packageProgram('oxlint')]]],
  types: () => [
    ['route types', [packageProgram('next'), 'typegen']],
    ['types', [packageProgram('typescript', 'tsc'), '--noEmit']],
  ],
  format: () => [['format', [packageProgram('oxfmt'), '--check']]],
  styles: () => [['style lint', [packageProgram('stylelint'), '**/*.scss']]],
  knip: () => [['dead code', [packageProgram('knip')]]],
  messages: () => [['messages', withTsx('tests/messages/run.ts')]],
};

/**
 * Checks that start something, or take long, by their names for `npm run test:more -- NAME`.
 * @type {Record<string, () => string[]>} the arguments of `node`
 */
export const MORE = {
  attacks: () => withTsx('tests/attacks/run.ts'),
  faults: () => withTsx('tests/faults/run.ts'),
  fuzz: () => ['--conditions=react-server', ...withTsx('tests/fuzz/run.ts')],
  'oldest-browsers': () => withTsx('tests/oldest-browsers/run.ts'),
  start: () => withTsx('tests/start/run.ts'),
  deploy: () => withTsx('tests/deploy/run.ts'),
  cluster: () => withTsx('tests/cluster/run.ts'),
  soak: () => withTsx('tests/soak/run.ts'),
  browsers: () => withTsx('tests/browsers/run.ts'),
  node: () => ['tests/node/run.mjs'],
  cms: () => [packageProgram('vitest'), 'run', '--config', 'vitest.cms.config.ts'],
  mutation: () => [packageProgram('@stryker-mutator/core', 'stryker'), 'run'],
  new: () => withTsx('tests/new/run.ts'),
  audit: () => ['scripts/audit.mjs'],
};
