import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import GameRoute from './page';

const loadGamePage = vi.hoisted(() => vi.fn());
vi.mock('@/lib/games/loader', () => ({ loadGamePage }));
vi.mock('@/lib/seo/page-metadata.server', () => ({ metadataOf: () => null }));
vi.mock('@/i18n/locale.server', () => ({ currentLocale: () => Promise.resolve('en') }));
vi.mock('@/components/games/room/blocked-boundary', () => ({
  BlockedBoundary: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('@/components/games/room/game-page', () => ({ GamePage: () => <p>Game</p> }));
vi.mock('@/components/games/room/game-unavailable', () => ({ GameUnavailable: () => <p>Unavailable</p> }));
vi.mock('@/components/games/tile/missing-with-games', () => ({ MissingWithGames: () => null }));
// The shell of the site brings the bar itself.
vi.mock('@/components/layout/site-shell', () => ({ SiteShell: () => <aside>Draft</aside> }));
vi.mock('@/components/layout/preview-bar', () => ({ PreviewBar: () => <aside>Draft</aside> }));

it.each([
  ['of a game', { view: {}, seo: {} }],
  ['of a game that cannot be read', { view: null, seo: {} }],
  ['of an unknown game', null],
])('a page %s tells an editor of drafts, once', async (_, page) => {
  loadGamePage.mockResolvedValue(page);
  render(await GameRoute({ params: Promise.resolve({ sysname: 'gold-rush' }) }));
  expect(screen.getAllByText('Draft')).toHaveLength(1);
});
