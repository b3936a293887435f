import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { loadSettingsPage } from '@/lib/profile/loader';
import { SettingsPanel } from '@/components/profile/settings-panel';
import { SettingsSkeleton } from '@/components/profile/settings-skeleton';

export const generateMetadata = () => accountMetadata('settings');

export default async function SettingsPage() {
  const account = await requireAccount('settings');
  const setup = await loadSettingsPage(account.locale);
  return (
    <AccountPage account={account} namespaces={['profile']} skeleton={<SettingsSkeleton />}>
      <SettingsPanel {...setup} />
    </AccountPage>
  );
}
