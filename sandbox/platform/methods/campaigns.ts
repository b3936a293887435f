import { grantOffer } from '../../world/rewards';
import type { Offer } from '../../world/seed/offer-shape';
import { findOffer, OFFERS, PROMO_CODES } from '../../world/seed/offers';
import { atomically, countRows, execute } from '../../world/sql';
import { inLocale } from '../../world/texts';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import type { PlatformCall, SandboxMethods } from '../method';
import { hasTaken, satisfiesOffer } from '../offer-audience';
import { requireId, requireParam } from '../typed-values';
import { itemAndRest, page } from './paging';

const PAGE_SIZE = 50;

function offerView(
  { world, uid, locale }: PlatformCall,
  offer: Offer,
): Record<string, unknown> & { id: number } {
  return {
    id: offer.id,
    trigger: {
      action: offer.action,
      params: { exclude_methods: offer.excludeMethods },
      user_satisfies_params: satisfiesOffer(world, uid, offer),
    },
    description: inLocale(offer.description, locale),
    promotions: offer.promotions.map(({ id, description }) => ({
      id,
      description: inLocale(description, locale),
    })),
  };
}

function getOffers(call: PlatformCall): unknown {
  const offers = OFFERS.map((offer) => offerView(call, offer));
  return page(itemAndRest(offers, call.query), call.query, PAGE_SIZE);
}

/** The offer behind a promo code; throws `error_data.promo_code` = `not_found`, `expired` or `already_used`. */
function requireCode({ world, uid, body }: PlatformCall): { code: string; offer: Offer } {
  const typed = requireParam(body, 'promo_code').trim().toUpperCase();
  const known = PROMO_CODES.find(({ code }) => code === typed);
  const offer = known === undefined ? undefined : findOffer(known.offerId);
  if (known === undefined || offer === undefined)
    throw fieldFault('promo_code', 'not_found', 'Promo code not found');
  if (known.isExpired) throw fieldFault('promo_code', 'expired', 'This promo code has expired');
  const sql = 'select count(*) as n from promo_uses where uid = ? and code = ?';
  if (countRows(world, sql, uid, known.code) > 0) {
    throw fieldFault('promo_code', 'already_used', 'You have already used this promo code');
  }
  return { code: known.code, offer };
}

function activateOffer(call: PlatformCall): unknown {
  const { world, uid } = call;
  return atomically(world, () => {
    const { code, offer } = requireCode(call);
    execute(world, 'insert into promo_uses (uid, code) values (?, ?)', uid, code);
    grantOffer(world, uid, offer);
    return offerView(call, offer);
  });
}

/** Takes an offer that needs no deposit; a deposit offer is only noted, its gift comes with the deposit. */
function takePromotions({ world, uid, body }: PlatformCall): unknown {
  return atomically(world, () => {
    const offer = findOffer(requireId(body, 'offer_id'));
    if (offer === undefined) throw fieldFault('offer_id', 'not_found', 'Offer not found');
    if (hasTaken(world, uid, offer.id))
      throw fieldFault('offer_id', 'already_used', 'You have already taken this offer');
    if (!satisfiesOffer(world, uid, offer)) {
      throw fieldFault('offer_id', 'not_available', 'This offer is not available to you');
    }
    if (offer.action === 'deposit') return DONE;
    execute(world, 'insert into offer_takes (uid, offer_id) values (?, ?)', uid, offer.id);
    grantOffer(world, uid, offer);
    return DONE;
  });
}

/** Offers, promotions and promo codes. */
export const campaignsMethods: SandboxMethods = {
  'campaigns.activateOffer': { verb: 'POST', isForPlayers: true, handle: activateOffer },
  'campaigns.checkPromocode': {
    verb: 'POST',
    isForPlayers: false,
    handle: (call) => {
      requireCode(call);
      return DONE;
    },
  },
  'campaigns.takepromotions': { verb: 'POST', isForPlayers: true, handle: takePromotions },
  'campaigns.getoffers': { verb: 'GET', isForPlayers: false, handle: getOffers },
};
