import { expect, it } from 'vitest';
import { readInfo } from './read-info';

const failure = (type: string) => ({ data: null, error: { type, message: '' } });

it('R-SESS-01: a uid above 0 is a player', () => {
  const probe = readInfo({ status: 200, body: { data: { uid: 1001 }, error: null } });
  expect(probe).toMatchObject({ kind: 'player', user: { uid: 1001 } });
});

it.each([
  ['a guest’s account', 200, { data: { uid: 0 }, error: null }],
  ['a refused session', 200, failure('AuthorizationException')],
  ['a deleted account', 200, failure('UserDeletedException')],
])('%s is a guest', (_case, status, body) => {
  expect(readInfo({ status, body })).toEqual({ kind: 'guest' });
});

it.each([
  ['no response', 0, undefined, 'NetworkFailure'],
  ['a deleted account with its own status', 403, failure('UserDeletedException'), 'UserDeletedException'],
  ['a banned account', 403, failure('UserBannedException'), 'UserBannedException'],
  ['maintenance', 503, failure('ApplicationDisabledException'), 'ApplicationDisabledException'],
  ['no envelope', 502, undefined, 'UnknownErrorException'],
  ['data of another shape', 200, { data: [], error: null }, 'MalformedResponse'],
])('%s is a failure of its type', (_case, status, body, type) => {
  expect(readInfo({ status, body })).toMatchObject({
    kind: 'failed',
    error: { type, method: 'account.getInfo' },
  });
});
