import * as z from 'zod/mini';
import { create } from 'zustand';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { DepositOffer } from '@/lib/offers/deposit-offers';
import { entryQuery } from '@/lib/routing/entry-query';
import { listOf } from '@/lib/platform/values';
import { selectUid, useSession } from '@/stores/session';

/** Query parameter of the deposit page that names an offer, as offer links set it. */
const QUERY = 'offer';
const OFFER_ID = /^[\w.~-]{1,64}$/;
/** The same one each time: subscribers compare it. */
const NONE: DepositOffer[] = [];

const storedOffer = z.object({
  id: z.string().check(z.regex(OFFER_ID)),
  name: z.catch(z.nullable(z.string()), null),
  title: z.catch(z.null(), null),
  excludeMethods: z.array(z.string()),
});

const signUp = z.object({
  /** The offer chosen for the new account. */
  offer: z.catch(
    z.nullable(z.object({ id: z.string(), action: z.enum(['deposit', 'registration']), name: z.string() })),
    null,
  ),
});

/** What is left to do after a registration: its promo code, which is stored by itself, and its offer. */
export type SignUp = z.infer<typeof signUp>;

/**
 * The choice of this tab's player and the offers of promo codes, void for another player. Both outlive the document: a
 * payment may fail or be abandoned at the payment provider.
 */
const storedChoice = z.object({
  uid: z.number(),
  /** Undefined until something is chosen. */
  chosen: z.catch(z.optional(z.nullable(z.string())), undefined),
  /** The offer that the address named at that time: once it names another, that one counts. */
  named: z.catch(z.nullable(z.string()), null),
  activated: listOf<DepositOffer>(storedOffer),
  /** The offer of the last deposit, until it succeeds. */
  sent: z.catch(z.nullable(z.string()), null),
  /** Left by a registration for the document that it leads to. */
  due: z.catch(z.nullable(signUp), null),
});

type StoredChoice = z.infer<typeof storedChoice>;

const useStoredChoice = create<{ stored: StoredChoice | undefined }>()(() => ({
  stored: storedChoice.safeParse(readStored('brought_offers')).data,
}));

function own(): StoredChoice {
  const uid = selectUid(useSession.getState());
  const { stored } = useStoredChoice.getState();
  return stored?.uid === uid
    ? stored
    : { uid, chosen: undefined, named: null, activated: NONE, sent: null, due: null };
}

function keep(change: Partial<StoredChoice>): void {
  const stored = { ...own(), ...change };
  const { chosen, named, activated, sent, due } = stored;
  // To decline an offer is a choice too, where the address names one.
  const isChoice = chosen !== undefined && (chosen ?? named) !== null;
  if (isChoice || sent || due || activated.length > 0) writeStored('brought_offers', { ...stored });
  else removeStored('brought_offers');
  useStoredChoice.setState({ stored });
}

/** Also by the address that a guard stored: the player continues there. */
function namedOffer(): string | null {
  const id = entryQuery(window.location.search).get(QUERY);
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

/** Records that the deposit sent to the payment provider succeeded, with its offer or with a declined one. */
export function settleSentOffer(): void {
  const { chosen, sent } = own();
  if (sent !== null || chosen === null) settleOffer(sent);
}

/** Leaves what a registration brings to this player's next document. */
export function leaveSignUp(signedUp: SignUp): void {
  keep({ due: signedUp });
}

/** What a registration left for this document, once; null without one. */
export function takeSignUp(): SignUp | null {
  const { due } = own();
  if (due) keep({ due: null });
  return due;
}
