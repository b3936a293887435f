import { expect, it, vi } from 'vitest';
import { ContentFailure } from './failure';

it('a failure that another bundle of the product made is known as one', async () => {
  vi.resetModules();
  const other = await import('./failure');
  expect(other.ContentFailure).not.toBe(ContentFailure);
  const failure: unknown = new other.ContentFailure('common', null, 'timeout', 0);
  expect(failure instanceof ContentFailure && failure.reason).toBe('timeout');
  expect(
    [new Error('x'), null, { name: 'ContentFailure' }].some((other) => other instanceof ContentFailure),
  ).toBe(false);
});
