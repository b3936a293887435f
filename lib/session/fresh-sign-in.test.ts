import { expect, it, vi } from 'vitest';

it('a sign-in is fresh for ten seconds, and there is none in a new document', async () => {
  const { isFreshSignIn, noteSignIn } = await import('./fresh-sign-in');
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  expect(isFreshSignIn()).toBe(false);
  noteSignIn();
  expect(isFreshSignIn()).toBe(true);
  clock.mockReturnValue(14_999);
  expect(isFreshSignIn()).toBe(true);
  clock.mockReturnValue(15_000);
  expect(isFreshSignIn()).toBe(false);
});
