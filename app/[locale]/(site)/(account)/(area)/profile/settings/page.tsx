import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { loadSettingsPage } from '@/lib/profile/loader';
import { SettingsPanel } from '@/components/profile/settings-panel';
import { SettingsSkeleton } from '@/components/profile/settings-skeleton';

export const generateMetadata = () => accountMetadata('settings');

export default accountPage(
  'settings',
  ['profile'],
  async ({ locale }) => <SettingsPanel {...await loadSettingsPage(locale)} />,
  <SettingsSkeleton />,
);
