import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { DepositOffer } from '@/lib/offers/deposit-offers';
import { selectUid, useSession } from '@/stores/session';

/** Query of the deposit's address that names an offer, as links of offers write it. */
const QUERY = 'offer';
const OFFER_ID = /^\d{1,18}$/;
const NONE: readonly DepositOffer[] = [];

/**
 * What the player of this tab decided, and what promo codes brought; of another player nothing of it counts. What was
 * brought outlives the document: a payment may be given up at the payment side.
 */
interface StoredChoice {
  uid: number;
  /** Undefined as long as nothing was chosen. */
  chosen: string | null | undefined;
  activated: readonly DepositOffer[];
  /** What a deposit went to the payment side with, which may still give it up. */
  sent?: string | null;
}

let stored: StoredChoice | null = null;
let isRead = false;
const listeners = new Set<() => void>();

function own(): StoredChoice {
  const uid = selectUid(useSession.getState());
  if (!isRead) stored = readChoice();
  isRead = true;
  return stored?.uid === uid ? stored : { uid, chosen: undefined, activated: NONE };
}

function readChoice(): StoredChoice | null {
  const { uid, chosen, activated, sent } = readStored('brought_offers') ?? {};
  if (typeof uid !== 'number' || !Array.isArray(activated)) return null;
  const isChosen = typeof chosen === 'string' || chosen === null;
  return {
    uid,
    chosen: isChosen ? chosen : undefined,
    activated: activated.flatMap(readOffer),
    sent: typeof sent === 'string' ? sent : null,
  };
}

function readOffer(value: unknown): DepositOffer[] {
  const { id, name, excludeMethods } = Object(value) as Partial<Record<keyof DepositOffer, unknown>>;
  if (typeof id !== 'string' || !OFFER_ID.test(id) || !Array.isArray(excludeMethods)) return [];
  return [
    {
      id,
      name: typeof name === 'string' ? name : null,
      title: null,
      excludeMethods: excludeMethods.map(String),
    },
  ];
}

function keep(change: Partial<StoredChoice>): void {
  stored = { ...own(), ...change };
  if (stored.activated.length > 0) writeStored('brought_offers', { ...stored });
  else removeStored('brought_offers');
  for (const listener of listeners) listener();
}

/** The offer a deposit goes with: the player's choice, which stays with another method, else the address's. */
export function wantedOffer(): string | null {
  const { chosen } = own();
  if (chosen !== undefined) return chosen;
  const wanted = new URLSearchParams(window.location.search).get(QUERY);
  return wanted !== null && OFFER_ID.test(wanted) ? wanted : null;
}

/** Offers that the platform activated for a promo code in this tab and that wait for a deposit. */
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
 * A promo code brought an offer that a deposit completes (R-OFFER-07): the next deposit goes with it, whether or not
 * the list of offers names it.
 */
export function addActivatedOffer(offer: DepositOffer): void {
  const others = own().activated.filter(({ id }) => id !== offer.id);
  keep({ chosen: offer.id, activated: [...others, offer] });
}

/** A deposit goes to the payment side with the offer, or with none: only its end decides. */
export function sendOffer(id: string | null): void {
  keep({ sent: id });
}

/** A deposit came with the offer, or with none: the address decides again. */
export function settleOffer(id: string | null): void {
  keep({ chosen: undefined, activated: own().activated.filter((offer) => offer.id !== id), sent: null });
}

/** The deposit that went to the payment side came. */
export function settleSentOffer(): void {
  const { sent } = own();
  if (typeof sent === 'string') settleOffer(sent);
}
