import Cookies from 'js-cookie';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { spyOnLocation } from '@/tests/support/page-loads';
import { OwnLanguage } from './own-language';

vi.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }));

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
  const replace = spyOnLocation('replace');
  await visit('/conditions?a=1#b', 'fr');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/fr/conditions?a=1#b');
});

it.each([
  ['/fr/conditions', 'fr'],
  ['/conditions', 'en'],
  ['/conditions', 'de'],
  ['/conditions', null],
])('stays at %s where %s was chosen', async (address, chosen) => {
  const replace = spyOnLocation('replace');
  await visit(address, chosen);
  expect(replace).not.toHaveBeenCalled();
});
