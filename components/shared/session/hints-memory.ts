import { readStored, writeStored } from '@/lib/browser/storage';
import { loginContact, withConfirmationSent, type HintName } from '@/lib/session/hint-rules';
import { useHints } from '@/stores/hints';
import { useSession } from '@/stores/session';

const NAMES: readonly HintName[] = ['registration', 'confirmation'];

/** Restores this browser's stored state of a player's hints. */
export function recallHints(uid: number): void {
  const stored = readStored('closed_hints') ?? [];
  const sent = readStored('confirmation_sent') ?? {};
  useHints.getState().recall({
    closed: NAMES.filter((name) => stored.includes(name)),
    isConfirmationSent: typeof sent[uid] === 'number',
  });
}

/** Closes a hint until the player signs out or the tab is closed. */
export function closeHint(name: HintName): void {
  useHints.getState().close(name);
  writeStored('closed_hints', useHints.getState().closed);
}

/** Call after sending a confirmation: the login contact's hint stays hidden on this device (R-AUTH-15). */
export function rememberConfirmationSent(contact: string): void {
  const { user } = useSession.getState();
  if (!user || !loginContact(user.login, [{ contact, is_confirmed: false }])) return;
  useHints.getState().markConfirmationSent();
  writeStored(
    'confirmation_sent',
    withConfirmationSent(readStored('confirmation_sent') ?? {}, user.uid, Date.now()),
  );
}
