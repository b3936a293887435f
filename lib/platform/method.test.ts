import { expect, it } from 'vitest';
import { defineMethod } from './method';
import { actionResult as output } from './values';

it('a method has the verb of its name, and only the options of its definition', () => {
  expect(defineMethod()('games.get', output)).toEqual({
    name: 'games.get',
    verb: 'GET',
    output,
    listFields: [],
    hasNoBody: false,
  });
  const options = { listFields: ['b'], hasNoBody: true };
  expect(defineMethod()('auth.login', output, options)).toMatchObject({ verb: 'POST', ...options });
});
