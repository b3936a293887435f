import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { VerificationCard } from '@/components/verification/verification-card';
import { loadSiteConfig } from '@/lib/content/loaders.server';

export const generateMetadata = () => accountMetadata('verification');

export default async function VerificationPage() {
  const account = await requireAccount('verification');
  const { features } = await loadSiteConfig(account.locale);
  return (
    <AccountPage account={account} namespaces={['profile', 'cashier.signIn']}>
      <VerificationCard hasProvider={features.kycProvider !== null} />
    </AccountPage>
  );
}
