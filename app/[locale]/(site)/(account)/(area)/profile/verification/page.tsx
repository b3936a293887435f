import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { VerificationCard } from '@/components/verification/verification-card';
import { currentLocale } from '@/i18n/locale.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

const PATH = paths.profile('verification');

export function generateMetadata() {
  return accountMetadata('verification', PATH);
}

export default async function VerificationPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, PATH);
  const { features } = await loadSiteConfig(locale);
  return (
    <AccountPage pageKey="verification" path={PATH} namespaces={['profile']}>
      <VerificationCard hasProvider={features.kycProvider !== null} />
    </AccountPage>
  );
}
