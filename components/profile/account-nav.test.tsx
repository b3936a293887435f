import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { AccountNav } from './account-nav';

vi.mock('next/navigation', () => ({ usePathname: () => '/profile/settings', useRouter: () => ({}) }));
vi.mock('@/lib/browser/first-interaction', () => ({ firstInteraction: () => Promise.resolve() }));

const { state } = catalogue.en.profile;

it('R-2FA-08: shows the states of the server at once, then those of the session, and no others', async () => {
  useSession.getState().setUser(account.parse({ uid: 7, is_subscribed: true }));
  const states = { notification: state.newsOff, verification: '' };
  renderWithTexts(<AccountNav off={['verification']} states={states} />);
  expect(screen.getByText(state.newsOff)).toBeInTheDocument();
  expect(await screen.findByText(state.newsOn)).toBeInTheDocument();
  expect(screen.queryByText(state.newsOff)).toBeNull();
  expect(screen.queryByText(state.twoFactorOff)).toBeNull();
});
