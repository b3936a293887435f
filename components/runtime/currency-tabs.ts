import { askAgain } from './session-change';

const NAME = 'account-currency';
const isPossible = () => typeof BroadcastChannel !== 'undefined';

/** Tells the other tabs that the account has another currency (R-SESS-14): a sum typed there means other money now. */
export function tellCurrencyChanged(): void {
  if (!isPossible()) return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

/**
 * Reads account, balances and everything on the page anew when another tab has changed the currency, until the returned
 * function is called. An open channel can keep a document out of the back-forward cache: one that goes closes it; one that
 * comes back asks anew who is here (`session-tabs`).
 */
export function followCurrency(): () => void {
  if (!isPossible()) return () => undefined;
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= new BroadcastChannel(NAME);
    channel.onmessage = () => void readAnew();
  };
  const close = () => {
    channel?.close();
    channel = null;
  };
  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  return () => {
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
  };
}

async function readAnew(): Promise<void> {
  void askAgain();
  const { queryClient } = await import('./query-client');
  await queryClient.invalidateQueries();
}
