import { readGamePictures } from '@/lib/games/read-pictures';
import { getWinners } from '@/lib/jackpots/api';
import { toWinnerView } from '@/lib/jackpots/rules';
import { readPlatform } from '@/lib/platform/read';
import { toHomeWinner, type HomeWinner } from './home-winner';

/**
 * The newest winners as they are now.
 * @throws PlatformError when they cannot be read.
 */
export async function readWinners(count: number, signal: AbortSignal): Promise<HomeWinner[]> {
  const { items } = await readPlatform.call(getWinners, { offset: 0, count }, { signal });
  const unique = [...new Map(items.map((winner) => [winner.id, winner])).values()];
  const winners = unique.slice(0, count).map((winner) => toWinnerView(winner, () => ''));
  // Without their pictures the winners stand there all the same.
  const pictures = await readGamePictures(
    winners.flatMap(({ game }) => game?.sysname ?? []),
    signal,
  ).catch(() => ({}));
  return winners.map((winner) => toHomeWinner(winner, pictures));
}
