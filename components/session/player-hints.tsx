import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { AddedMessages } from '@/components/ui/added-messages';
import { useLoaded } from '@/components/ui/use-loaded';
import { useSitePath } from '@/components/ui/site-path';
import { loadMessages } from '@/i18n/lazy-messages';
import { serverClockOffset } from '@/lib/browser/server-clock';
import { recentPaymentsQuery } from '@/lib/cashier/queries';
import { profileQuery } from '@/lib/profile/queries';
import {
  CONFIRMATION_HINT_MS,
  REGISTRATION_HINT_MS,
  hintTimeLeft,
  isConfirmationHintDue,
  isRegistrationHintDue,
  loginContact,
} from '@/lib/session/hint-rules';
import type { User } from '@/lib/session/schema';
import { useFatal } from '@/stores/fatal';
import { useHints } from '@/stores/hints';
import { selectUid, useSession } from '@/stores/session';
import { isBusyPlace } from '@/components/dialogs/busy-places';
import { ConfirmationHint } from './confirmation-hint';
import { recallHints } from '@/components/shared/session/hints-memory';
import { QueryProvider } from '@/components/shared/query/query-client';
import { RegistrationHint } from './registration-hint';
import styles from './player-hints.module.scss';

/** Hints of a signed-in player (R-AUTH-14, R-AUTH-15); none for blocked players, who cannot act on them. */
export function PlayerHints() {
  const user = useSession((state) => state.user);
  const uid = useSession(selectUid);
  const isBlocked = useFatal(({ kind }) => kind === 'blocked');
  const messages = useLoaded(loadSessionTexts);
  useEffect(() => {
    recallHints(uid);
  }, [uid]);
  if (!user || !messages || isBlocked) return null;
  return (
    <AddedMessages messages={messages}>
      <QueryProvider>
        <DueHints user={user} />
      </QueryProvider>
    </AddedMessages>
  );
}

function DueHints({ user }: { user: User }) {
  const { deposits, contact, now, isPending } = useHintFacts(user);
  const closed = useHints((state) => state.closed);
  const isSent = useHints((state) => state.isConfirmationSent);
  const regTime = user.reg_time;
  const hasRegistration =
    !closed.includes('registration') && isRegistrationHintDue({ regTime, deposits, now });
  const hasConfirmation =
    contact !== null &&
    !closed.includes('confirmation') &&
    isConfirmationHintDue({ regTime, contact, isSent, now });
  // Show both together: a later second one would move the first.
  if (isPending || (!hasRegistration && !hasConfirmation)) return null;
  return (
    <HintList>
      {hasRegistration && <RegistrationHint />}
      {hasConfirmation && <ConfirmationHint contact={contact} />}
    </HintList>
  );
}

function HintList({ children }: { children: ReactNode }) {
  const t = useTranslations('session.hints');
  if (isBusyPlace(useSitePath())) return null;
  return (
    <aside className={styles.hints} aria-label={t('label')}>
      {children}
    </aside>
  );
}

/** Data the hints depend on; nothing is requested once they have expired. */
function useHintFacts(user: User) {
  const registeredUid = useHints((state) => state.registeredUid);
  // Site time: the device's clock may be wrong.
  const offset = useLoaded(serverClockOffset);
  const ahead = offset ?? 0;
  const now =
    ahead +
    useNowUntil((at) => [
      hintTimeLeft(user.reg_time, REGISTRATION_HINT_MS, at + ahead),
      hintTimeLeft(user.reg_time, CONFIRMATION_HINT_MS, at + ahead),
    ]);
  const history = useQuery({
    ...recentPaymentsQuery('deposit', 1),
    enabled: hintTimeLeft(user.reg_time, REGISTRATION_HINT_MS, now) > 0,
  });
  const profile = useQuery({
    ...profileQuery,
    enabled: hintTimeLeft(user.reg_time, CONFIRMATION_HINT_MS, now) > 0,
  });
  // A player who has just registered has no deposits, even while the history does not respond.
  const deposits = history.data?.total ?? (registeredUid === user.uid ? 0 : null);
  return {
    deposits,
    contact: loginContact(user.login, profile.data?.contacts ?? []),
    now,
    isPending: offset === null || (deposits === null && history.isLoading) || profile.isLoading,
  };
}

/** Null on failure: the hint is then omitted, and the next page retries. */
function loadSessionTexts() {
  return loadMessages(['session']).catch(() => null);
}

/** The longest delay a browser timer supports. */
const LONGEST_MS = 2 ** 31 - 1;

/** Current time, updated when one of the given spans (ms from the last update) has passed. Spans of 0 are ignored. */
function useNowUntil(spansFrom: (now: number) => readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(LONGEST_MS, ...spansFrom(now).filter((span) => span > 0));
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), next);
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
