import type { DepositOffer } from '@/lib/offers/deposit-offers';
import { selectUid, useSession } from '@/stores/session';

/** Query of the deposit's address that names an offer, as links of offers write it. */
const QUERY = 'offer';
const OFFER_ID = /^\d{1,18}$/;
const NONE: readonly DepositOffer[] = [];

/** What the player of this document decided, and what promo codes brought; of another player nothing of it counts. */
interface Kept {
  uid: number;
  /** Undefined as long as nothing was chosen. */
  chosen: string | null | undefined;
  activated: readonly DepositOffer[];
}

let kept: Kept | null = null;
const listeners = new Set<() => void>();

function own(): Kept {
  const uid = selectUid(useSession.getState());
  return kept?.uid === uid ? kept : { uid, chosen: undefined, activated: NONE };
}

function keep(change: Partial<Kept>): void {
  kept = { ...own(), ...change };
  for (const listener of listeners) listener();
}

/** The offer a deposit goes with: the player's choice, which stays with another method, else the address's. */
export function wantedOffer(): string | null {
  const { chosen } = own();
  if (chosen !== undefined) return chosen;
  const wanted = new URLSearchParams(window.location.search).get(QUERY);
  return wanted !== null && OFFER_ID.test(wanted) ? wanted : null;
}

/** Offers that the platform activated for a promo code in this document and that wait for a deposit. */
export function activatedOffers(): readonly DepositOffer[] {
  return own().activated;
}

export function listenToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the choice; null for no offer. */
export function chooseOffer(id: string | null): void {
  keep({ chosen: id });
}

/**
 * A promo code brought an offer that a deposit completes (R-OFFER-07): the next deposit goes with it, whether or not the
 * list of offers names it.
 */
export function addActivatedOffer(offer: DepositOffer): void {
  const others = own().activated.filter(({ id }) => id !== offer.id);
  keep({ chosen: offer.id, activated: [...others, offer] });
}

/** A deposit was taken with the offer, or with none: the address decides again. */
export function settleOffer(id: string | null): void {
  keep({ chosen: undefined, activated: own().activated.filter((offer) => offer.id !== id) });
}
