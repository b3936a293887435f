import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLoaded } from './use-loaded';

it('brings what belongs to the last key, whichever response comes last', async () => {
  const pending = new Map<string, (value: string) => void>();
  const load = (key: string) => new Promise<string>((resolve) => pending.set(key, resolve));
  const respond = (key: string) => act(async () => pending.get(key)?.(`of ${key}`));
  const { result, rerender } = renderHook(({ key }) => useLoaded(load, key), {
    initialProps: { key: 'one' },
  });
  expect(result.current).toBeNull();
  rerender({ key: 'other' });
  await respond('other');
  await respond('one');
  expect(result.current).toBe('of other');
});
