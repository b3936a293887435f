import type { WireOffer } from '@/lib/offers/schema';
import { platformCalls } from '@/tests/support/platform-calls';

interface OfferFacts {
  name?: string;
  text?: string;
  terms?: string;
  action?: string;
  isSatisfied?: boolean;
  /** Names by id. */
  promotions?: Readonly<Record<string, string>>;
}

/** An offer as the platform returns it. */
export function wireOffer(id: string, facts: OfferFacts = {}): WireOffer {
  const { name, text, terms, action = 'registration', isSatisfied = true, promotions = {} } = facts;
  return {
    id,
    trigger: { action, params: null, user_satisfies_params: isSatisfied },
    description: { name_1: name, text_1: text, terms },
    promotions: Object.entries(promotions).map(([key, given]) => ({
      id: key,
      description: { name_1: given },
    })),
  };
}

/** Mock of the platform for offer tests. */
export const call = platformCalls();

/** Mocks the player's offers; taking succeeds, and may remove the offers from the list. */
export function respondWithOffers(offers: readonly WireOffer[], { isGoneOnceTaken = false } = {}): void {
  let isTaken = false;
  call.mockImplementation(async (name) => {
    if (name === 'campaigns.takepromotions') isTaken = true;
    if (name !== 'campaigns.getoffers') return { result: 1 };
    const items = isGoneOnceTaken && isTaken ? [] : offers;
    return { items, total: items.length };
  });
}

/** Inputs sent to a method. */
export function sentTo(method: string): unknown[] {
  return call.mock.calls.filter(([name]) => name === method).map(([, input]) => input);
}
