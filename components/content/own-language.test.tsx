import Cookies from 'js-cookie';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnLanguage } from './own-language';

const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => window.location.pathname,
}));

beforeEach(() => void router.replace.mockReset());
afterEach(() => {
  cleanup();
  Cookies.remove('i18n_locale');
});

async function visit(address: string, chosen: string | null): Promise<void> {
  if (chosen !== null) Cookies.set('i18n_locale', chosen);
  window.history.replaceState(null, '', address);
  render(<OwnLanguage />);
  await vi.dynamicImportSettled();
}

it('R-ROUTE-03: tries an address without a page under the language the visitor chose', async () => {
  await visit('/conditions?a=1#b', 'fr');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/fr/conditions?a=1#b');
});

it.each([
  ['/fr/conditions', 'fr'],
  ['/conditions', 'en'],
  ['/conditions', 'de'],
  ['/conditions', null],
])('stays at %s where %s was chosen', async (address, chosen) => {
  await visit(address, chosen);
  expect(router.replace).not.toHaveBeenCalled();
});
