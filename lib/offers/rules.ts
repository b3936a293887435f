import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { isOutcomeUnknown } from '@/lib/platform/outcome';
import { ActionNotDone } from '@/lib/platform/require-done';
import { paths } from '@/lib/routing/paths';

/** `other` is an action this client does not know. */
export type OfferAction = 'deposit' | 'registration' | 'promo_code' | 'other';

export function toOfferAction(action: string | null | undefined): OfferAction {
  return action === 'deposit' || action === 'registration' || action === 'promo_code' ? action : 'other';
}

/**
 * The operator's label for an offer's button. The button that takes an offer uses the product's own if the operator's
 * belongs to a URL of theirs, which is shown beside it as a link.
 */
export function actionLabel(
  action: OfferAction,
  { buttonTitle, buttonUrl }: { buttonTitle: string | null; buttonUrl: string | null },
): string | null {
  return action !== 'deposit' && buttonUrl !== null ? null : buttonTitle;
}

/** The deposit page with the offer preselected. */
export function depositPath(offerId: string): string {
  return `${paths.deposit()}?offer=${encodeURIComponent(offerId)}`;
}

/** Whether a player sees an offer: a deposit offer only if they satisfy its trigger (R-OFFER-03). */
export function isShownToPlayer(
  { id, isDeposit }: { id: string; isDeposit: boolean },
  satisfied: ReadonlySet<string> | undefined,
): boolean {
  return !isDeposit || satisfied?.has(id) === true;
}

interface Holder<P extends { id: string }> {
  id: string;
  action: OfferAction;
  promotions: readonly P[];
}

/** Each once, with the first offer that contains it, whose id `takepromotions` needs (R-OFFER-04). */
export function allPromotions<P extends { id: string }>(
  offers: readonly Holder<P>[],
): (P & { offerId: string; action: OfferAction })[] {
  const byId = new Map<string, P & { offerId: string; action: OfferAction }>();
  for (const { id: offerId, action, promotions } of offers) {
    for (const promotion of promotions) {
      if (!byId.has(promotion.id)) byId.set(promotion.id, { ...promotion, offerId, action });
    }
  }
  return [...byId.values()];
}

/** Why an offer was not given: refused by the platform, or outcome unknown; null for other failures. */
export function takeFailure(error: unknown): 'already_used' | 'refused' | 'unclear' | null {
  if (isOutcomeUnknown(error)) return 'unclear';
  if (error instanceof ActionNotDone) return 'refused';
  if (!(error instanceof PlatformError) || errorKind(error) !== 'field') return null;
  return error.fields.offer_id?.[0]?.code === 'already_used' ? 'already_used' : 'refused';
}
