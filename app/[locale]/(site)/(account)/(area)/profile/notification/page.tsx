import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { Subscriptions } from '@/components/profile/subscriptions';

export const generateMetadata = () => accountMetadata('notification');

export default async function NotificationPage() {
  const account = await requireAccount('notification');
  return (
    <AccountPage account={account} namespaces={['profile']}>
      <Subscriptions />
    </AccountPage>
  );
}
