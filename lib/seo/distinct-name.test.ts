import { expect, it } from 'vitest';
import { distinctName } from './distinct-name';

it.each([
  ['Weekly race', [{ id: '2', name: ' weekly Race' }], 'Weekly race (1)'],
  ['Weekly race', [{ id: '1', name: 'Weekly race' }], 'Weekly race'],
  ['Weekly race', [{ id: '2', name: null }], 'Weekly race'],
  ['Weekly race', null, 'Weekly race'],
])('names the page of %s among %j: %s', (name, list, expected) => {
  expect(distinctName(name, '1', list)).toBe(expected);
});
