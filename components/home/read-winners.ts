import { readGamePictures } from '@/lib/games/read-pictures';
import { readNewestWinners } from '@/lib/jackpots/read-live';
import { toHomeWinner, type HomeWinner } from './home-winner';

/** The latest winners. @throws PlatformError */
export async function readWinners(count: number, signal: AbortSignal): Promise<HomeWinner[]> {
  const winners = await readNewestWinners(count, signal);
  // Without pictures, the winners are still shown.
  const pictures = await readGamePictures(
    winners.flatMap(({ game }) => game?.sysname ?? []),
    signal,
  ).catch(() => ({}));
  signal.throwIfAborted();
  return winners.map((winner) => toHomeWinner(winner, pictures));
}
