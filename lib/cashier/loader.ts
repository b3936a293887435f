import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadCollection } from '@/lib/content/loaders.server';
import { loadFormSettings } from '@/lib/forms/load-settings.server';
import type { FormSettings } from '@/lib/forms/settings';

export interface CashierSetup {
  settings: FormSettings;
  isMethodRow: boolean;
  presets: { currency: string; amount: { value: number }[] }[];
  recentItems: number;
  historyPageSize: number;
  dateTimeJoiner: string;
}

/** The operator's configuration of the cashier (R-CASH-20) and its forms. */
export const loadCashierSetup = cache(async (locale: Locale): Promise<CashierSetup> => {
  const [config, settings, common] = await Promise.all([
    loadCollection('cashier-config', locale),
    loadFormSettings(locale),
    loadCollection('common', locale),
  ]);
  return {
    settings,
    isMethodRow: config.depositViewMode === 'containerScroll',
    presets: config.depositAmountPresets,
    recentItems: config.recentItems,
    historyPageSize: config.historyPageSize,
    dateTimeJoiner: common.dateTimeJoiner,
  };
});
