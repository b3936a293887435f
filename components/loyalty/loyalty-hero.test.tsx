import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { user as account } from '@/lib/session/schema';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { LoyaltyHero } from './loyalty-hero';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/loyalty' }));

platformCalls().mockImplementation(async () => ({ is_active: true, points: 40, levels: [] }));

beforeEach(() => {
  queryClient.clear();
  useSession.getState().reset();
});

it.each(['en', 'fr'] as const)(
  '%s: a member who joins before that is known goes on at their progress',
  async (locale) => {
    const texts = catalogue[locale].loyalty;
    const { user, container } = renderWithTexts(<LoyaltyHero hasCharacters={false} benefits={{}} />, locale);
    await user.click(screen.getByRole('button', { name: texts.join }));
    act(() => useSession.getState().setUser(account.parse({ uid: 5 })));
    await screen.findByText(texts.member.points);
    await waitFor(() => expect(container.querySelector('[data-session="player"]')).toHaveFocus());
    expect(useDialogs.getState().stack).toEqual([]);
  },
);
