import { create } from 'zustand';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { DepositOffer } from '@/lib/offers/deposit-offers';
import { selectUid, useSession } from '@/stores/session';

/** Query parameter of the deposit page that names an offer, as offer links set it. */
const QUERY = 'offer';
const OFFER_ID = /^\d{1,18}$/;
const NONE: readonly DepositOffer[] = [];

/**
 * The choice of this tab's player and the offers of promo codes, void for another player. Both outlive the document: a
 * payment may fail or be abandoned at the payment provider.
 */
interface StoredChoice {
  uid: number;
  /** Undefined until something is chosen. */
  chosen: string | null | undefined;
  /** The offer that the address named at that time: once it names another, that one counts. */
  named: string | null;
  activated: readonly DepositOffer[];
  /** The offer of the last deposit, until it succeeds. */
  sent?: string | null;
}

const useStoredChoice = create<{ stored: StoredChoice | null }>()(() => ({ stored: readChoice() }));

function own(): StoredChoice {
  const uid = selectUid(useSession.getState());
  const { stored } = useStoredChoice.getState();
  return stored?.uid === uid ? stored : { uid, chosen: undefined, named: null, activated: NONE };
}

function readChoice(): StoredChoice | null {
  const { uid, chosen, named, activated, sent } = readStored('brought_offers') ?? {};
  if (typeof uid !== 'number' || !Array.isArray(activated)) return null;
  const isChosen = typeof chosen === 'string' || chosen === null;
  return {
    uid,
    chosen: isChosen ? chosen : undefined,
    named: typeof named === 'string' ? named : null,
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
  const stored = { ...own(), ...change };
  const { chosen, activated, sent } = stored;
  if (chosen || sent || activated.length > 0) writeStored('brought_offers', { ...stored });
  else removeStored('brought_offers');
  useStoredChoice.setState({ stored });
}

function namedOffer(): string | null {
  const id = new URLSearchParams(window.location.search).get(QUERY);
  return id !== null && OFFER_ID.test(id) ? id : null;
}

/** A deposit's offer: the player's choice, unless the URL has since come to name another offer. */
export function wantedOffer(): string | null {
  const { chosen, named } = own();
  const id = namedOffer();
  return chosen === undefined || (id !== null && id !== named) ? id : chosen;
}

/** Offers that the platform activated for a promo code in this tab and that still need a deposit. */
export function activatedOffers(): readonly DepositOffer[] {
  return own().activated;
}

/** Calls the listener after each change of the choice or of the activated offers. @returns Stops. */
export const listenToOffer = (listener: () => void): (() => void) => useStoredChoice.subscribe(listener);

/** Stores the choice; null for no offer. */
export function chooseOffer(id: string | null): void {
  keep({ chosen: id, named: namedOffer() });
}

/** Adds a promo code's offer that a deposit completes (R-OFFER-07): the next one uses it, listed or not. */
export function addActivatedOffer(offer: DepositOffer): void {
  const others = own().activated.filter(({ id }) => id !== offer.id);
  keep({ chosen: offer.id, named: namedOffer(), activated: [...others, offer] });
}

/** A deposit with the offer, or none, was sent or refused: until one succeeds, attempts use the offer. */
export function sendOffer(id: string | null): void {
  keep({ sent: id, ...(id !== null && { chosen: id, named: namedOffer() }) });
}

/** Records that a deposit with the offer, or with none, succeeded: the URL decides again. */
export function settleOffer(id: string | null): void {
  keep({ chosen: undefined, activated: own().activated.filter((offer) => offer.id !== id), sent: null });
}

/** Records that the deposit sent to the payment provider succeeded. */
export function settleSentOffer(): void {
  const { sent } = own();
  if (typeof sent === 'string') settleOffer(sent);
}
