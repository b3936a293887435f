import { expect, it } from 'vitest';
import { uniqueBy } from './unique-by';

it('keeps the first item of each key, in order', () => {
  const items = [
    { id: '2', name: 'a' },
    { id: '2', name: 'b' },
    { id: '1', name: 'b' },
  ];
  expect(uniqueBy(items, 'id').map(({ name }) => name)).toEqual(['a', 'b']);
  expect(uniqueBy(items, 'name').map(({ id }) => id)).toEqual(['2', '2']);
});
