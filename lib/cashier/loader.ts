import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadCollection } from '@/lib/content/loaders.server';
import { env } from '@/lib/env/server';
import { defaultFormSettings, type FormSettings } from '@/lib/forms/settings';
import { createPlatformClient } from '@/lib/platform/client';
import { requestUpstream } from '@/lib/upstream/request.server';
import { getDepositSettings } from './api';

export interface CashierSetup {
  settings: FormSettings;
  isMethodRow: boolean;
  presets: { currency: string; amount: { value: number }[] }[];
  recentItems: number;
  historyPageSize: number;
  dateTimeJoiner: string;
}

/** What the operator configures for the cashier (R-CASH-20) and for its forms. */
export const loadCashierSetup = cache(async (locale: Locale): Promise<CashierSetup> => {
  const [config, forms, common] = await Promise.all([
    loadCollection('cashier-config', locale),
    loadCollection('forms-config', locale),
    loadCollection('common', locale),
  ]);
  const { messages, masks, patterns } = forms;
  return {
    settings: { ...defaultFormSettings(locale), messages, masks, patterns },
    isMethodRow: config.depositViewMode === 'containerScroll',
    presets: config.depositAmountPresets,
    recentItems: config.recentItems,
    historyPageSize: config.historyPageSize,
    dateTimeJoiner: common.dateTimeJoiner,
  };
});

/**
 * Whether the signed-in visitor has this deposit method; null when the platform does not say, and the page then decides
 * in the browser. Reads with the visitor's own cookies.
 */
export async function hasDepositMethod(locale: Locale, sysname: string): Promise<boolean | null> {
  const cookie = (await cookies()).toString();
  const client = createPlatformClient(
    async ({ path }) => {
      const answer = await requestUpstream({
        url: `${env.PLATFORM_URL}${path}`,
        headers: { accept: 'application/json', cookie },
        timeoutMs: env.READ_TIMEOUT_MS,
      });
      return {
        status: answer.status,
        body: JSON.parse(Buffer.from(answer.bytes).toString('utf8')) as unknown,
      };
    },
    () => ({ locale, isFramed: false }),
  );
  try {
    const { methods } = await client.call(getDepositSettings, {});
    return methods.some((method) => method.sysname === sysname);
  } catch {
    return null;
  }
}
