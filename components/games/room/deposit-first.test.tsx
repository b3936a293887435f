import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { player, show } from '../games.test-support';
import { game, gameRoom } from './game-room.test-support';

vi.mock('next/navigation', async (load) => ({ ...(await load<object>()), useRouter: () => ({}) }));
const call = platformCalls();

it('R-GAME-16: lets granted free spins of the game be played without a balance', async () => {
  const pack = { game: { sysname: game.sysname }, remaining_count: 17, status: 'active' };
  call.mockResolvedValue({ items: [pack], total: 1 });
  useSession.getState().setUser(player(0));
  show(gameRoom({ isZeroBalanceAllowed: false }));
  fireEvent.click(await screen.findByRole('button', { name: 'Play 17 free spins' }));
  expect(document.querySelector('iframe')?.src).toContain('mode=real');
});
