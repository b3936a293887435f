import { expect, it, vi } from 'vitest';
import { scrollWindowToHash } from './scroll-to-hash';

it.each(['#odds', '#cms-odds'])('R-ROUTE-28 finds a heading of a written page by %s', async (hash) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = '<h2 id="cms-odds">Odds</h2>';
  await scrollWindowToHash(hash, new AbortController().signal);
  expect(scrollTo).toHaveBeenCalledOnce();
  scrollTo.mockRestore();
});
