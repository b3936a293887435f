import { render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { JackpotDetail } from './jackpot-detail';

const links = vi.hoisted(() => ({ isTitleLink: true, linkLabel: 'All' }));
vi.mock('@/components/content/section-links.server', () => ({ sectionLinks: async () => links }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({ locale: 'en', messages: catalogue.en, namespace } as never),
}));

const { winners } = catalogue.en.jackpots;

it.each([true, false])(
  'R-HOME-04 the title of the winners is a link as configured: %s',
  async (isTitleLink) => {
    links.isTitleLink = isTitleLink;
    const jackpot = {
      id: '3',
      name: 'Gold',
      image: null,
      amount: { amount: 5, currency: 'EUR' },
      text: null,
    };
    render(
      <NextIntlClientProvider locale="en" messages={catalogue.en} timeZone="UTC">
        {await JackpotDetail({ jackpot, games: null, winners: null } as Parameters<typeof JackpotDetail>[0])}
      </NextIntlClientProvider>,
    );
    expect(screen.getByRole('heading', { name: winners })).toBeVisible();
    expect(screen.queryByRole('link', { name: winners }) !== null).toBe(isTitleLink);
  },
);
