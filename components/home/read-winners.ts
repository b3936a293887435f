import { readGamePictures } from '@/lib/games/read-pictures';
import { readNewestWinners } from '@/lib/jackpots/read-live';
import { toHomeWinner, type HomeWinner } from './home-winner';

/**
 * The newest winners as they are now.
 * @throws PlatformError when they cannot be read.
 */
export async function readWinners(count: number, signal: AbortSignal): Promise<HomeWinner[]> {
  const winners = await readNewestWinners(count, signal);
  // Without their pictures the winners stand there all the same.
  const pictures = await readGamePictures(
    winners.flatMap(({ game }) => game?.sysname ?? []),
    signal,
  ).catch(() => ({}));
  return winners.map((winner) => toHomeWinner(winner, pictures));
}
