import type { Locale } from '@/i18n/routing';
import { takeStored } from '@/lib/browser/storage';
import { rekeyDescription } from '@/lib/content/description';
import { fetchSettingsPart } from '@/lib/content/settings-parts';
import { activateOffer } from '@/lib/offers/api';
import { toOfferAction } from '@/lib/offers/rules';
import { actPlatform } from '@/lib/platform/act';
import { stripLocale } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';

const MAX_NAME = 300;

/**
 * Activates the promo code that the browser remembers (R-OFFER-10) and says what came of it, except on the deposit page,
 * where the offer shows by itself (R-OFFER-07). The code is good for one attempt: it is never sent again by itself.
 * @throws PlatformError when the platform refused it or did not answer.
 */
export async function activateStoredPromoCode(locale: Locale): Promise<void> {
  const code = takeStored('promo_code');
  if (code === null) return;
  const { id, trigger, description } = await actPlatform.call(activateOffer, {
    promo_code: code,
    fields: ['trigger', 'description', 'promotions'],
  });
  if (stripLocale(window.location.pathname).path.startsWith(paths.deposit())) return;
  const needsDeposit = toOfferAction(trigger?.action) === 'deposit';
  const name = await offerName(description, locale);
  // Not waited for: the tasks after this one go on while the popup is read.
  void openDialog('promoCodeActivated', { offerId: id, name, text: null, needsDeposit });
}

async function offerName(
  description: Readonly<Record<string, unknown>> | null,
  locale: Locale,
): Promise<string | null> {
  const site = await fetchSettingsPart('site', locale);
  if (!description || !site) return null;
  const { name, title } = rekeyDescription(description, site.descriptionMapping.offers);
  const chosen = name || title;
  return typeof chosen === 'string' ? chosen.slice(0, MAX_NAME) : null;
}
