import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { SecurityPanel } from '@/components/profile/security-panel';
import { currentLocale } from '@/i18n/locale.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { loadProfileForms } from '@/lib/profile/loader';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

const PATH = paths.profile('security');

export function generateMetadata() {
  return accountMetadata('security', PATH);
}

export default async function SecurityPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, PATH);
  const [{ features }, forms] = await Promise.all([loadSiteConfig(locale), loadProfileForms(locale)]);
  return (
    <AccountPage pageKey="security" path={PATH} namespaces={['profile']}>
      <SecurityPanel fields={forms.password} settings={forms.settings} hasTwoFactor={features.twoFactor} />
    </AccountPage>
  );
}
