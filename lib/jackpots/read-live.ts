import { formatDateTime } from '@/lib/format/date';
import { readPlatform } from '@/lib/platform/read';
import type { Money } from '@/lib/platform/values';
import { LIST_PAGE, readAll } from '@/lib/platform/whole-list';
import { getJackpots, getWinners } from './api';
import { toWinnerView, type WinnerView } from './rules';

/**
 * The newest sum of every jackpot that has one by id, by a plain fetch.
 * @throws PlatformError when they could not be read.
 */
export async function readJackpotAmounts(): Promise<ReadonlyMap<string, Money>> {
  const input = { count: LIST_PAGE, fields: ['description'] } as const;
  const items = await readAll((offset) => readPlatform.call(getJackpots, { ...input, offset }));
  return new Map(items.flatMap(({ id, amount }) => (amount ? [[id, amount] as const] : [])));
}

/**
 * The newest winners, by a plain fetch; times in UTC, as in the page they replace.
 * @throws PlatformError when they could not be read.
 */
export async function readWinners(query: {
  count: number;
  joiner: string;
  jackpotId?: string | undefined;
}): Promise<WinnerView[]> {
  const { count, joiner, jackpotId } = query;
  const { items } = await readPlatform.call(getWinners, {
    offset: 0,
    count,
    ...(jackpotId === undefined ? {} : { jackpot_id: jackpotId }),
  });
  const writeTime = (at: string | null) => formatDateTime(at, { zone: 'utc', joiner });
  const byId = new Map(items.map((winner) => [winner.id, toWinnerView(winner, writeTime)]));
  return [...byId.values()].slice(0, count);
}
