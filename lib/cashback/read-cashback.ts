import { serverClockOffset } from '@/lib/browser/server-clock';
import { actPlatform } from '@/lib/platform/act';
import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { CASHBACK_READ, getCashbacks } from './api';
import { currentCashback, isGone } from './rules';
import type { WireCashback } from './schema';

/** More cashbacks than a player ever has at once. */
const ALL = 100;

async function readAllCashbacks(): Promise<readonly WireCashback[]> {
  const { items } = await actPlatform.call(getCashbacks, { ...CASHBACK_READ, offset: 0, count: ALL });
  return items;
}

/** A cashback as the platform has it now; undefined when it is not listed. */
export async function readCashback(id: string): Promise<WireCashback | undefined> {
  return (await readAllCashbacks()).find((item) => item.id === id);
}

/** Whether a cashback is the one that taking and removing act on: the calls take no id. */
export async function isCurrentCashback(id: string): Promise<boolean> {
  const [cashbacks, offset] = await Promise.all([readAllCashbacks(), serverClockOffset()]);
  return currentCashback(cashbacks, Date.now() + offset)?.id === id;
}

/** The newest cashback that was paid out or can be taken; undefined for none. @throws PlatformError */
export async function readNewestCashback(): Promise<WireCashback | undefined> {
  const { items } = await actPlatform.call(getCashbacks, {
    ...CASHBACK_READ,
    // The contract names them in this order.
    statuses: ['paid_out', 'active'],
    offset: 0,
    count: 1,
  });
  return items[0];
}

/** Whether it is gone, which an input error may mean: taking and removing have no parameters (R-CBACK-03). */
export async function isCashbackGone(error: unknown, id: string): Promise<boolean> {
  if (!(error instanceof PlatformError) || errorKind(error) !== 'field') return false;
  try {
    const [cashback, offset] = await Promise.all([readCashback(id), serverClockOffset()]);
    return isGone(cashback, Date.now() + offset);
  } catch {
    return false;
  }
}
