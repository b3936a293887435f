import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { loadSettingsPage } from '@/components/profile/load-profile.server';
import { SettingsPanel } from '@/components/profile/settings-panel';
import { SettingsSkeleton } from '@/components/profile/settings-skeleton';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

const PATH = paths.profile('settings');

export function generateMetadata() {
  return accountMetadata('settings', PATH);
}

export default async function SettingsPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, PATH);
  const setup = await loadSettingsPage(locale);
  return (
    <AccountPage pageKey="settings" path={PATH} namespaces={['profile']} skeleton={<SettingsSkeleton />}>
      <SettingsPanel {...setup} />
    </AccountPage>
  );
}
