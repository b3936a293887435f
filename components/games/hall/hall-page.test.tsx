import { render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { HallPage } from './hall-page';

const language = vi.hoisted((): { current: 'en' | 'fr' } => ({ current: 'en' }));
vi.mock('next-intl/server', () => ({
  getTranslations: async () => {
    const { games } = catalogue[language.current];
    return createTranslator({ locale: language.current, messages: { games }, namespace: 'games' } as never);
  },
}));
vi.mock('@/components/layout/client-messages', () => ({
  ClientMessages: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/gamehall',
  useSearchParams: () => new URLSearchParams(),
}));

beforeEach(() => window.history.replaceState(null, '', '/gamehall'));

type HallProps = Parameters<typeof HallPage>[0];

async function renderPart(
  locale: Locale,
  games: HallProps['games'],
  categories: HallProps['categories'] = [],
) {
  language.current = locale;
  const page = await HallPage({ games, categories, types: ['all'], pageSize: 24, hasHeart: false });
  render(
    <NextIntlClientProvider locale={locale} messages={catalogue[locale]} timeZone="UTC">
      {page}
    </NextIntlClientProvider>,
  );
}

it.each(['en', 'fr'] as const)(
  'R-GAME-05: games that could not be read are not counted (%s)',
  async (locale) => {
    await renderPart(locale, null);
    expect(screen.getByRole('alert')).toHaveTextContent(catalogue[locale].common.notLoaded);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

it.each([
  ['en', 'No games'],
  ['fr', 'Aucun jeu'],
] as const)('R-GAME-05: a list without games says so (%s)', async (locale, none) => {
  await renderPart(locale, { items: [], total: 0, pageSize: null });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(none);
});

it('a hall without categories, as a tournament’s, has no empty navigation', async () => {
  await renderPart('en', { items: [], total: 0, pageSize: null });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each([
  ['en', ''],
  ['fr', '/fr'],
] as const)(
  'R-GUARD-22: a category links to its own page, or to the one it leads to (%s)',
  async (locale, prefix) => {
    const categories = [
      { id: '1', name: 'Slots' },
      { id: '3', name: 'Jackpots', href: '/jackpots' },
    ];
    await renderPart(locale, null, categories);
    expect(screen.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', `${prefix}/gamehall/1`);
    expect(screen.getByRole('link', { name: 'Jackpots' })).toHaveAttribute('href', `${prefix}/jackpots`);
  },
);
