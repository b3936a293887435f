// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '@/tests/support/platform-failure';
import { readStoredValue, storeValue } from './player-storage';

const call = platformCalls();
const names = () => call.mock.calls.map(([name]) => name);
let uid = 1;

beforeEach(() => {
  uid += 1;
  call
    .mockReset()
    .mockImplementation((name) =>
      name === 'storage.getKeys' ? { keys: ['a'] } : { key: 'a', value: '40', result: 1 },
    );
});

it('requests the keys once after a sign-in, and only for values that exist', async () => {
  expect(await readStoredValue(uid, 'b')).toBeNull();
  expect(await readStoredValue(uid, 'a')).toBe('40');
  expect(await readStoredValue(uid, 'a')).toBe('40');
  expect(names()).toEqual(['storage.getKeys', 'storage.get', 'storage.get']);
});

it('knows a key that was written meanwhile, and reads it again for another player', async () => {
  await readStoredValue(uid, 'b');
  await storeValue(uid, 'b', '41');
  await readStoredValue(uid, 'b');
  await readStoredValue((uid += 1), 'b');
  expect(names()).toEqual(['storage.getKeys', 'storage.set', 'storage.get', 'storage.getKeys']);
});

it('reads the value itself where the keys cannot be read, and requests them again with the next one', async () => {
  call.mockRejectedValueOnce(platformFailure('NetworkFailure'));
  expect(await readStoredValue(uid, 'a')).toBe('40');
  expect(await readStoredValue(uid, 'b')).toBeNull();
  expect(names()).toEqual(['storage.getKeys', 'storage.get', 'storage.getKeys']);
});

it('fails where neither can be read', async () => {
  call.mockRejectedValue(platformFailure('NetworkFailure'));
  await expect(readStoredValue(uid, 'a')).rejects.toMatchObject({ type: 'NetworkFailure' });
});

it('does not know a key that the platform did not write', async () => {
  await readStoredValue(uid, 'b');
  call.mockReturnValueOnce({ result: 0 });
  await expect(storeValue(uid, 'b', '41')).rejects.toThrow();
  expect(await readStoredValue(uid, 'b')).toBeNull();
});
