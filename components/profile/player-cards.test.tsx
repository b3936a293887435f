import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { VerificationCard } from '@/components/verification/verification-card';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { depositLimit } from '@/lib/profile/schema';
import { loyaltyInfo } from '@/lib/loyalty/schema';
import { user as account } from '@/lib/session/schema';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { DepositLimitCard } from './deposit-limit-card';
import { LoyaltyStatus } from './loyalty-status';

vi.mock('next/navigation', () => ({ usePathname: () => '/profile', useRouter: () => ({}) }));
const call = platformCalls();

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  call.mockReset();
  signIn({});
});

function signIn(change: object): void {
  const money = { balance_main: { amount: 5, currency: 'EUR' } };
  useSession.getState().setUser(account.parse({ uid: 7, ...money, ...change }));
}

function render(part: ReactNode, result: unknown, locale: Locale = 'en') {
  call.mockResolvedValue(result);
  return renderInteractive(part, locale);
}

describe('the deposit limit', () => {
  const limit = { limit_amount: 500, available_amount: 120, expired_at: '2026-12-24T10:00:00Z' };

  it.each([
    ['en', 'day', '120 € left', 'of 500 € today'],
    ['en', 'week', '120 € left', 'of 500 € this week'],
    ['fr', 'month', 'Il vous reste 120 €', 'sur 500 € ce mois-ci'],
    ['en', 'none', '120 € left', 'of 500 €'],
  ] as const)(
    'R-PROF-16, R-CASH-16 is shown in plain words (%s, %s)',
    async (locale, period, left, total) => {
      render(<DepositLimitCard defaultCurrency={null} />, depositLimit.parse({ ...limit, period }), locale);
      expect(await screen.findByText(total)).toBeVisible();
      expect(screen.getByText('120 €').parentElement).toHaveTextContent(left);
      expect(screen.getByText(/24\.12\.2026/)).toBeVisible();
      expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.24');
    },
  );

  it('R-PROF-16 that is used up, or more than that, is called reached', async () => {
    render(
      <DepositLimitCard defaultCurrency={null} />,
      depositLimit.parse({ ...limit, available_amount: -3, period: 'day' }),
    );
    expect(await screen.findByText(catalogue.en.profile.limit.reached)).toBeVisible();
    expect(screen.getByText('0 €')).toBeVisible();
    expect(screen.queryByText(/-3/)).toBeNull();
  });

  it('R-PROF-16 says when there is none, and who can change it', async () => {
    render(<DepositLimitCard defaultCurrency={null} />, depositLimit.parse({ can_edit: 1 }));
    expect(await screen.findByText(catalogue.en.profile.limit.none)).toBeVisible();
    expect(screen.getByText(catalogue.en.profile.limit.canChange)).toBeVisible();
    expect(screen.getByRole('link', { name: catalogue.en.profile.limit.change })).toHaveAttribute(
      'href',
      '/support?about=limit#write',
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each(['en', 'fr'] as const)(
    'R-PROF-16 says how to pause and to close the account, and each leads to support with its subject (%s)',
    async (locale) => {
      render(<DepositLimitCard defaultCurrency={null} />, depositLimit.parse({}), locale);
      await screen.findByText(catalogue[locale].profile.limit.none.replace(/\s/g, ' '));
      const { limit } = catalogue[locale].profile;
      for (const way of ['pause', 'close'] as const) {
        expect(screen.getByRole('heading', { name: limit[way].name })).toBeVisible();
        expect(screen.getByText(limit[way].text)).toBeVisible();
        const link = screen.getByRole('link', { name: limit[way].name });
        expect(link).toHaveAttribute('href', expect.stringMatching(`/support\\?about=${way}#write$`));
      }
      // This limit cannot be changed.
      expect(screen.getAllByRole('link')).toHaveLength(2);
    },
  );

  it('R-PROF-16 says how to stop also where the limit could not be read', async () => {
    call.mockRejectedValue(platformFailure('AccessDeniedException'));
    renderInteractive(<DepositLimitCard defaultCurrency={null} />);
    expect(await screen.findByRole('button', { name: catalogue.en.common.retry })).toBeVisible();
    expect(screen.getByText(catalogue.en.profile.limit.pause.text)).toBeVisible();
  });
});

describe('the loyalty of a player', () => {
  const levels = [
    { id: 1, name: 'Bronze', points: 0 },
    { id: 2, name: 'Silver', points: 1000 },
  ];
  const member = {
    is_active: 1,
    points: 250,
    levels,
    pointsAlias: 'stars',
    character: { id: 1, name: 'Ada' },
  };

  it('R-PROF-15, R-LOY-01 shows points, level and what is missing to the next', async () => {
    render(<LoyaltyStatus hasCharacter={false} />, loyaltyInfo.parse(member));
    expect(await screen.findByText('Level: Bronze')).toBeVisible();
    expect(screen.getByText('750 stars to Silver')).toBeVisible();
    expect(screen.queryByText('Ada')).toBeNull();
  });

  it.each([
    ['en', 'Your level1 point', '99 points to the next level'],
    ['fr', 'Votre niveau1 point', '99 points avant le niveau suivant'],
  ] as const)('R-LOY-01 counts its points, and leaves out a level without a name (%s)', async (...row) => {
    const [locale, own, missing] = row;
    const unnamed = [0, 100].map((points, id) => ({ id, name: ' ', points }));
    const result = loyaltyInfo.parse({ ...member, points: 1, levels: unnamed, pointsAlias: ' ' });
    const { container } = render(<LoyaltyStatus hasCharacter={false} />, result, locale);
    expect(await screen.findByText(missing)).toBeVisible();
    const text = container.textContent.replace(/\s/g, ' ');
    expect(text).toMatch(new RegExp(`${own}(?!s)`));
    expect(text).not.toMatch(/(Level|Niveau) :|Level:/);
  });

  it('R-LOY-01 counts the one point that is missing', async () => {
    render(
      <LoyaltyStatus hasCharacter={false} />,
      loyaltyInfo.parse({ ...member, points: 999, pointsAlias: null }),
    );
    expect(await screen.findByText('1 point to Silver')).toBeVisible();
  });

  it('R-PROF-15, R-LOY-07 shows the character where its place is, and leads to its change', async () => {
    const { user } = render(<LoyaltyStatus hasCharacter />, loyaltyInfo.parse(member));
    expect(await screen.findByText('Ada')).toBeVisible();
    await user.click(screen.getByRole('button', { name: catalogue.en.profile.loyalty.changeCharacter }));
    expect(useDialogs.getState().stack.at(-1)?.name).toBe('loyaltyCharacter');
  });

  it('R-PROF-15 says so at the highest level, and where nobody takes part', async () => {
    const { unmount } = render(
      <LoyaltyStatus hasCharacter />,
      loyaltyInfo.parse({ ...member, points: 1000 }),
    );
    expect(await screen.findByText(catalogue.en.profile.loyalty.top)).toBeVisible();
    unmount();
    queryClient.clear();
    render(<LoyaltyStatus hasCharacter />, loyaltyInfo.parse({ ...member, id: null, is_active: 0 }));
    expect(await screen.findByText(catalogue.en.profile.loyalty.inactive)).toBeVisible();
  });

  it('R-PROF-15 says that a membership is paused', async () => {
    render(<LoyaltyStatus hasCharacter />, loyaltyInfo.parse({ ...member, id: 501, is_active: 0 }));
    expect(await screen.findByText(catalogue.en.profile.loyalty.paused)).toBeVisible();
    expect(screen.queryByText(catalogue.en.profile.loyalty.inactive)).toBeNull();
  });
});

describe('the identity check', () => {
  it.each([
    ['notStarted', {}, 'start'],
    ['needed', { is_kyc_block_enabled: 1 }, 'start'],
    ['inProgress', { is_on_verification: 1 }, 'continue'],
    ['verified', { is_verified: 1 }, null],
  ] as const)('R-KYC-03 %s', (state, flags, button) => {
    signIn(flags);
    const { verification } = catalogue.fr.profile;
    renderInteractive(<VerificationCard hasProvider />, 'fr');
    expect(screen.getByRole('heading', { name: verification[state].title })).toBeVisible();
    if (button) expect(screen.getByRole('button', { name: verification[button] })).toBeEnabled();
    else expect(screen.queryByRole('button')).toBeNull();
  });

  it('R-KYC-03 a check that ended without a verified account was refused, until it is tried again', () => {
    localStorage.setItem('verification_seen', 'pending');
    renderInteractive(<VerificationCard hasProvider />);
    const { verification } = catalogue.en.profile;
    expect(screen.getByRole('heading', { name: verification.refused.title })).toBeVisible();
    expect(screen.getByRole('button', { name: verification.again })).toBeEnabled();
  });

  it('R-KYC-02 without a provider there is nothing to start', () => {
    renderInteractive(<VerificationCard hasProvider={false} />);
    expect(screen.getByText(catalogue.en.profile.verification.noProvider)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
