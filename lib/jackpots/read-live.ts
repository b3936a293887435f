import { readPlatform } from '@/lib/platform/read';
import type { Money } from '@/lib/platform/values';
import { LIST_PAGE, readAll } from '@/lib/platform/whole-list';
import { uniqueBy } from '@/lib/platform/unique-by';
import { getJackpots, getWinners } from './api';
import { toWinnerPage, toWinnerView, type WinnerPage } from './rules';

/** The current sum of every jackpot that has one, by id, with the read-only client. @throws PlatformError */
export async function readJackpotAmounts(): Promise<ReadonlyMap<string, Money>> {
  const input = { count: LIST_PAGE, fields: ['description'] } as const;
  const items = await readAll((offset) => readPlatform.call(getJackpots, { ...input, offset }));
  return new Map(items.flatMap(({ id, amount }) => (amount ? [[id, amount] as const] : [])));
}

/** The newest winners, each once, with the read-only client. @throws PlatformError */
export async function readNewestWinners(count: number, signal: AbortSignal) {
  const { items } = await readPlatform.call(getWinners, { offset: 0, count }, { signal });
  const unique = uniqueBy(items, 'id');
  return unique.slice(0, count).map(toWinnerView);
}

/** Winners from an offset, with the read-only client. @throws PlatformError */
export async function readWinners({
  jackpotId,
  ...page
}: {
  offset: number;
  count: number;
  jackpotId?: string | undefined;
}): Promise<WinnerPage> {
  const query = { ...page, ...(jackpotId === undefined ? {} : { jackpot_id: jackpotId }) };
  const result = await readPlatform.call(getWinners, query);
  return toWinnerPage(result, page);
}
