import { lazyPart } from '@/components/ui/lazy-part';
import { CONFIRMATION_HINT_MS, hintTimeLeft } from '@/lib/session/hint-rules';
import { useSession } from '@/stores/session';

const PlayerHints = lazyPart(() => import('./player-hints').then((module) => module.PlayerHints));

/** Unless the registration is older than any hint's lifetime. */
export function RecentPlayerHints() {
  const isRecent = useSession(({ user }) => user !== null && mayBeHinted(user.reg_time));
  if (!isRecent) return null;
  return <PlayerHints />;
}

/** The longest-lived hint decides. */
function mayBeHinted(regTime: string | null): boolean {
  return hintTimeLeft(regTime, CONFIRMATION_HINT_MS, Date.now()) > 0;
}
