import 'server-only';
import type { Locale } from '@/i18n/routing';
import { loadCashierSetup, type CashierSetup } from '@/lib/cashier/loader';
import { loadSiteConfig } from '@/lib/content/loaders.server';

/** What the deposit page is made of before the player's own data: the cashier's settings and one feature switch. */
export async function loadDepositPage(
  locale: Locale,
): Promise<
  Pick<CashierSetup, 'settings' | 'isMethodRow' | 'presets' | 'recentItems'> & { hasLimitPage: boolean }
> {
  const [setup, { features }] = await Promise.all([loadCashierSetup(locale), loadSiteConfig(locale)]);
  const { settings, isMethodRow, presets, recentItems } = setup;
  return { settings, isMethodRow, presets, recentItems, hasLimitPage: features.responsibleGaming };
}
