import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { actPlatform } from '@/lib/platform/act';
import { noteStoredKey, readStoredValue } from './player-storage';

let call: MockInstance<typeof actPlatform.call>;
const names = () => call.mock.calls.map(([method]) => method.name);
let uid = 1;

beforeEach(() => {
  uid += 1;
  call = vi.spyOn(actPlatform, 'call').mockImplementation(async (method) => {
    if (method.name === 'storage.getKeys') return { keys: ['a'] } as never;
    return { key: 'a', value: '40' } as never;
  });
});

it('asks for the keys once after a sign-in, and only for values that exist', async () => {
  expect(await readStoredValue(uid, 'b')).toBeNull();
  expect(await readStoredValue(uid, 'a')).toBe('40');
  expect(await readStoredValue(uid, 'a')).toBe('40');
  expect(names()).toEqual(['storage.getKeys', 'storage.get', 'storage.get']);
});

it('knows a key that was written meanwhile, and asks anew for another player', async () => {
  await readStoredValue(uid, 'b');
  noteStoredKey(uid, 'b');
  await readStoredValue(uid, 'b');
  await readStoredValue((uid += 1), 'b');
  expect(names()).toEqual(['storage.getKeys', 'storage.get', 'storage.getKeys']);
});

it('asks again after a failure', async () => {
  call.mockRejectedValueOnce(new Error('lost'));
  await expect(readStoredValue(uid, 'a')).rejects.toThrow('lost');
  expect(await readStoredValue(uid, 'a')).toBe('40');
});
