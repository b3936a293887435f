import { expect, it, vi } from 'vitest';
import { purgeContent } from '@/lib/content/content-state.server';
import { sitemapAnswer } from './answer';

const textOf = async (name: string, make: () => Promise<string | null>) =>
  (await sitemapAnswer(name, make)).text();

it('makes a sitemap anew at its next visit once the webhook has told of a change', async () => {
  const make = vi.fn<() => Promise<string>>().mockResolvedValue('old');
  expect(await textOf('pages', make)).toBe('old');
  make.mockResolvedValue('new');
  expect(await textOf('pages', make)).toBe('old');
  purgeContent();
  expect(await textOf('pages', make)).toBe('new');
  expect(await textOf('pages', make)).toBe('new');
  expect(make).toHaveBeenCalledTimes(2);
});

it('does not keep one whose making the change came into', async () => {
  const slow = sitemapAnswer('items', () => Promise.resolve('old'));
  purgeContent();
  await slow;
  expect(await textOf('items', () => Promise.resolve('new'))).toBe('new');
});

it('does not forget the newer one when an older one fails', async () => {
  const failing = sitemapAnswer('index', () => Promise.reject(new Error('unreachable')));
  purgeContent();
  const next = sitemapAnswer('index', () => Promise.resolve('new'));
  await expect(failing).rejects.toThrow('unreachable');
  await next;
  expect(await textOf('index', () => Promise.resolve('newest'))).toBe('new');
});
