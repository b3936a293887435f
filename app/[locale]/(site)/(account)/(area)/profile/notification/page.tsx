import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { Subscriptions } from '@/components/profile/subscriptions';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

const PATH = paths.profile('notification');

export function generateMetadata() {
  return accountMetadata('notification', PATH);
}

export default async function NotificationPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, PATH);
  return (
    <AccountPage pageKey="notification" path={PATH} namespaces={['profile']}>
      <Subscriptions />
    </AccountPage>
  );
}
