import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { player } from '@/components/games/games.test-support';
import { catalogue } from '@/i18n/catalogue';
import { spyOnLocation } from '@/tests/support/page-loads';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { PlayerHome } from './player-home';

vi.mock('@/i18n/lazy-messages', () => ({
  loadMessages: () => Promise.reject(new Error('Failed to load chunk')),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

it('R-ERR-13 a player’s home whose texts do not come loads the page again on a retry', async () => {
  const reload = spyOnLocation('reload');
  const { user } = renderWithTexts(<PlayerHome user={player()} hasHeart isTitleLink />);
  await user.click(await screen.findByRole('button', { name: catalogue.en.common.retry }));
  expect(reload).toHaveBeenCalledOnce();
});
