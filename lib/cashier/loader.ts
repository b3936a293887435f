import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import type { Amount } from '@/lib/format/money';
import { loadFormSettings } from '@/lib/forms/load-settings.server';
import type { FormSettings } from '@/lib/forms/settings';
import { getOffers, OFFER_READ } from '@/lib/offers/api';
import { toDepositOffers, type DepositOffer } from '@/lib/offers/deposit-offers';
import { readAll } from '@/lib/platform/whole-list';
import { getDepositLimit } from '@/lib/profile/api';
import type { DepositLimit } from '@/lib/profile/schema';
import { loadGeneralInfo } from '@/lib/session/loader';
import type { User } from '@/lib/session/schema';
import { visitorClient } from '@/lib/session/visitor.server';
import { getBanks, getDepositSettings, getPaymentHistory } from './api';
import { needsBanks } from './form';
import { firstMethod, lastUsedMethod } from './rules';
import type { DepositSettings, MethodBanks, PaymentHistory } from './schema';

export interface CashierSetup {
  settings: FormSettings;
  isMethodRow: boolean;
  presets: { currency: string; amount: { value: number }[] }[];
  recentItems: number;
  historyPageSize: number;
}

/** The operator's settings of the cashier (R-CASH-20) and its forms. */
export const loadCashierSetup = cache(async (locale: Locale): Promise<CashierSetup> => {
  const [config, settings] = await Promise.all([
    loadCollection('cashier-config', locale),
    loadFormSettings(locale),
  ]);
  return {
    settings,
    isMethodRow: config.depositViewMode === 'containerScroll',
    presets: config.depositAmountPresets,
    recentItems: config.recentItems,
    historyPageSize: config.historyPageSize,
  };
});

/** The player's data at render time; null for reads that failed. */
export interface DepositReads {
  /** Null without methods too: the notice's styles come with the code that reads them again. */
  offered: DepositSettings | null;
  recent: PaymentHistory | null;
  limit: DepositLimit | null;
  depositOffers: DepositOffer[] | null;
  /** Of the initial method, if it requires choosing one. */
  banks: MethodBanks | null;
}

export interface DepositSetup extends Omit<CashierSetup, 'historyPageSize'>, DepositReads {
  /** Currency of the main balance; null if the platform names none. */
  currency: string | null;
  balance: Amount | null;
  /** Whether the responsible-gaming page, which explains limits, is enabled. */
  hasLimitPage: boolean;
}

/** Everything the deposit page shows initially. `sysname`: the method from the address, null for none. */
export async function loadDepositPage(
  locale: Locale,
  user: User,
  sysname: string | null,
): Promise<DepositSetup> {
  const [{ historyPageSize: _, ...setup }, { features, descriptionMapping }, info] = await Promise.all([
    loadCashierSetup(locale),
    loadSiteConfig(locale),
    loadGeneralInfo(locale),
  ]);
  return {
    ...setup,
    ...(await readDeposits(locale, sysname, setup.recentItems, descriptionMapping.offers)),
    balance: user.balance_main,
    currency: user.balance_main?.currency ?? info?.default_currency ?? null,
    hasLimitPage: features.responsibleGaming,
  };
}

/** Reads with the visitor's cookies. The browser repeats what fails, and reports the error. */
async function readDeposits(
  locale: Locale,
  sysname: string | null,
  count: number,
  mapping: Readonly<Record<string, string>>,
): Promise<DepositReads> {
  const client = visitorClient(locale, await headers());
  const [offered, recent, limit, offers] = await Promise.all([
    orNull(client.call(getDepositSettings, {}).then(nullIfEmpty)),
    orNull(client.call(getPaymentHistory, { offset: 0, count, type: 'deposit' })),
    orNull(client.call(getDepositLimit, {})),
    orNull(readAll((offset) => client.call(getOffers, { ...OFFER_READ, offset }))),
  ]);
  const methods = offered?.methods ?? [];
  const method = firstMethod(methods, sysname, lastUsedMethod(methods, recent?.items ?? []));
  const banks =
    method && needsBanks(method) ? await orNull(client.call(getBanks, { method: method.sysname })) : null;
  return {
    offered,
    recent,
    limit,
    depositOffers: offers && toDepositOffers(offers, mapping),
    banks: method && banks && { method: method.sysname, list: banks },
  };
}

function nullIfEmpty(settings: DepositSettings): DepositSettings | null {
  return settings.methods.length > 0 ? settings : null;
}

function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  return reading.catch(() => null);
}
