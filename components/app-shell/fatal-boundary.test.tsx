import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useFatal, type FatalKind } from '@/stores/fatal';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { FatalBoundary } from './fatal-boundary';

const path = vi.hoisted(() => ({ current: '/fr/offers' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.current }));

beforeEach(() => {
  useFatal.getState().reset();
  path.current = '/fr/offers';
});

const renderBoundaries = () =>
  renderWithTexts(
    <FatalBoundary takes="screen">
      <header />
      <main>
        <FatalBoundary takes="page" except="/support" isInShell>
          <p>The page</p>
        </FatalBoundary>
      </main>
    </FatalBoundary>,
    'fr',
  );

it.each<[FatalKind, 'userBlocked' | 'forbidden' | 'maintenance', string]>([
  ['blocked', 'userBlocked', '/fr/support'],
  ['forbidden', 'forbidden', '/fr'],
  ['maintenance', 'maintenance', '/fr/offers'],
])('R-ERR-03 to R-ERR-05: %s shows the page %s, whose button leads to %s', async (kind, page, href) => {
  renderBoundaries();
  expect(screen.getByText('The page')).toBeInTheDocument();
  act(() => useFatal.getState().show(kind));
  const { title, button } = catalogue.fr.system[page];
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: button })).toHaveAttribute('href', href);
  expect(screen.queryByText('The page')).not.toBeInTheDocument();
});

it.each<[FatalKind, number]>([
  ['blocked', 1],
  ['forbidden', 0],
  ['maintenance', 0],
])('R-LAY-02: the default layout around the page of %s stands %i times', async (kind, layouts) => {
  renderBoundaries();
  act(() => useFatal.getState().show(kind));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('banner')).toHaveLength(layouts);
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

it('R-LAY-06: a blocked player reaches the support', () => {
  path.current = '/fr/support';
  renderBoundaries();
  act(() => useFatal.getState().show('blocked'));
  expect(screen.getByText('The page')).toBeInTheDocument();
});
