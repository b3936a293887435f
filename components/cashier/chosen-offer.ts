/** Query of the deposit's address that names an offer, as links of offers write it. */
const QUERY = 'offer';
const OFFER_ID = /^\d{1,18}$/;

/** What the player chose in this document; undefined as long as nothing was chosen. */
let chosen: string | null | undefined;
const listeners = new Set<() => void>();

/** The offer a deposit goes with: the player's choice, which stays with another method, else the address's. */
export function wantedOffer(): string | null {
  if (chosen !== undefined) return chosen;
  const wanted = new URLSearchParams(window.location.search).get(QUERY);
  return wanted !== null && OFFER_ID.test(wanted) ? wanted : null;
}

export function listenToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the choice; undefined lets the address decide again. */
export function chooseOffer(id: string | null | undefined): void {
  chosen = id;
  for (const listener of listeners) listener();
}
