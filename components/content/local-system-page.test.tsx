import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import system from '@/i18n/messages/fr/system.json';
import { forgetSettingsParts } from '@/lib/site-settings/settings-parts';
import { settingsCalls } from '@/tests/support/settings-calls';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { LocalSystemPage } from './local-system-page';

const usePathname = vi.hoisted(() => vi.fn(() => '/fr'));
vi.mock('next/navigation', () => ({ usePathname }));

const settings = settingsCalls();

const MARK = 'svg[viewBox="0 0 32 32"]';

beforeEach(() => {
  settings.mockReset();
  settings.mockResolvedValue(null);
  document.head.innerHTML = '';
  usePathname.mockReturnValue('/fr');
});

it('R-LAY-02: the empty layout has the mark and the name that the document knows', async () => {
  document.head.innerHTML = '<meta property="og:site_name" content="Aurelia">';
  renderWithTexts(<LocalSystemPage name="maintenance" />, 'fr');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.closest('main')).toContainElement(screen.getByText('Aurelia'));
});

it('R-LAY-02: it has the mark alone where nobody knows the name', async () => {
  const { container } = renderWithTexts(<LocalSystemPage name="maintenance" />, 'fr');
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelectorAll(MARK)).toHaveLength(1);
});

it('R-LAY-01: inside of the default layout, which has a logo of its own, it brings none', async () => {
  const { container } = renderWithTexts(<LocalSystemPage name="userBlocked" isInShell />, 'fr');
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector(MARK)).toBeNull();
});

it('R-ERR-06: a page that is not there names its address, as one rendered by the server does; the others do not', async () => {
  usePathname.mockReturnValue('/fr/cashier/deposit/zzz');
  renderWithTexts(<LocalSystemPage name="notFound" isInShell />, 'fr');
  expect(await screen.findByText('Page Not Found: /fr/cashier/deposit/zzz')).toBeInTheDocument();
  renderWithTexts(<LocalSystemPage name="errors" isInShell />, 'fr');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(2));
  expect(screen.getAllByText(/^Page Not Found/)).toHaveLength(1);
});

it('R-LAY-10: a page of a refusal rendered in the browser has the operator’s texts', async () => {
  const own = { title: 'Compte fermé', info: 'Écrivez-nous', button: 'Nous écrire' };
  settings.mockResolvedValue({ ...system, userBlocked: own });
  renderWithTexts(<LocalSystemPage name="userBlocked" />, 'fr');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(own.title);
  expect(screen.getByRole('link')).toHaveTextContent(own.button);
  expect(settings).toHaveBeenCalledWith('system', 'fr');
});

it('R-LAY-10: names the document as long as it stands there, then gives it its own name back', async () => {
  document.title = 'Bonus';
  const { unmount } = renderWithTexts(<LocalSystemPage name="userBlocked" />, 'fr');
  await waitFor(() => expect(document.title).toBe(system.userBlocked.title));
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  unmount();
  expect(document.title).toBe('Bonus');
});

it('R-LAY-10: names the next page it takes too, and leaves the name of the one that shows again', async () => {
  document.title = 'Bonus';
  const { rerender, unmount } = renderWithTexts(<LocalSystemPage name="userBlocked" />, 'fr');
  await waitFor(() => expect(document.title).toBe(system.userBlocked.title));
  document.title = 'Cashback';
  usePathname.mockReturnValue('/fr/profile/cashback');
  rerender(<LocalSystemPage name="userBlocked" />);
  await waitFor(() => expect(document.title).toBe(system.userBlocked.title));
  document.title = 'Assistance';
  unmount();
  expect(document.title).toBe('Assistance');
});

it('R-LAY-01: inside of the default layout, which has a main, what stands for lost texts brings none', async () => {
  vi.doMock('@/i18n/messages/en/system.json', () => {
    throw new Error('The texts are lost');
  });
  usePathname.mockReturnValue('/');
  renderWithTexts(<LocalSystemPage name="userBlocked" isInShell />, 'en');
  expect(await screen.findByRole('button')).toBeVisible();
  expect(screen.queryByRole('main')).toBeNull();
});

it('an older response that comes last does not replace the page that is wanted now', async () => {
  let respondFirst: (texts: null) => void = () => undefined;
  settings.mockReturnValueOnce(new Promise((resolve) => (respondFirst = resolve)));
  const { rerender } = renderWithTexts(<LocalSystemPage name="userBlocked" />, 'fr');
  forgetSettingsParts();
  rerender(<LocalSystemPage name="forbidden" />);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(system.forbidden.title);
  await act(async () => {
    respondFirst(null);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(heading).toHaveTextContent(system.forbidden.title);
});

it.each([
  ['cannot be had', () => Promise.resolve(null)],
  ['do not come', () => new Promise(() => undefined)],
])('R-LAY-10: it has those of the build where the operator’s %s', async (_case, respond) => {
  settings.mockImplementation(respond);
  renderWithTexts(<LocalSystemPage name="forbidden" />, 'fr');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(system.forbidden.title);
});
