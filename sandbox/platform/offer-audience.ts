import { hasSuccessfulDeposit } from '../world/payments';
import type { Offer } from '../world/seed/offer-shape';
import { countRows } from '../world/sql';
import type { World } from '../world/world';

/** Whether a player may use an offer (`trigger.user_satisfies_params`); never true for a guest. */
export function satisfiesOffer(world: World, uid: number, offer: Offer): boolean {
  if (uid === 0 || hasTaken(world, uid, offer.id)) return false;
  switch (offer.audience) {
    case 'everybody':
      return true;
    case 'with_deposit':
      return hasSuccessfulDeposit(world, uid);
    case 'without_deposit':
      return !hasSuccessfulDeposit(world, uid);
  }
}

export function hasTaken(world: World, uid: number, offerId: number): boolean {
  const sql = 'select count(*) as n from offer_takes where uid = ? and offer_id = ?';
  return countRows(world, sql, uid, offerId) > 0;
}
