import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import common from '@/i18n/messages/en/common.json';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { CharacterDialog } from './dialogs/character-dialog';
import { PlayerShop } from './player-shop';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/loyalty/shop' }));

const call = platformCalls();

it.each([
  ['rewards', <PlayerShop key="shop" />],
  ['characters', <CharacterDialog key="dialog" close={vi.fn()} />],
])('keeps the focus where unread %s are read again', async (_, part) => {
  queryClient.clear();
  freshPlayer();
  call.mockRejectedValue(platformFailure('InternalServerErrorException'));
  const { user, container } = renderInteractive(part);
  const retry = await screen.findByRole('button', { name: common.retry });
  call.mockReturnValue(new Promise(() => {}));
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: common.retry })).toBeNull());
  await waitFor(() => expect(container.querySelector('[tabindex="-1"]')).toHaveFocus());
});
