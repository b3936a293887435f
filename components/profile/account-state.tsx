import { useTranslations } from 'next-intl';
import { useSession } from '@/stores/session';
import type { AccountPageKey } from './account-pages';
import { accountStateText } from './account-state-text';

/** The state of a page's row as the session has it now; the server's HTML has that of its own time. */
export function AccountState({ page }: { page: AccountPageKey }) {
  const t = useTranslations('profile.state');
  const user = useSession((state) => state.user);
  return user && accountStateText(page, user, t);
}
