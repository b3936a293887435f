import { expect, it } from 'vitest';
import { offer } from './schema';

it.each([
  [['crypto', 7, null], ['crypto']],
  [null, []],
])('of the excluded payment methods %j those with a name count', (methods, expected) => {
  const trigger = { action: 'deposit', params: { exclude_methods: methods }, user_satisfies_params: true };
  expect(offer.parse({ id: 1, trigger }).trigger?.params?.exclude_methods).toEqual(expected);
});
