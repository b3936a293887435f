import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { SecurityPanel } from '@/components/profile/security-panel';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { loadProfileForms } from '@/lib/profile/loader';

export const generateMetadata = () => accountMetadata('security');

export default async function SecurityPage() {
  const account = await requireAccount('security');
  const [{ features }, forms] = await Promise.all([
    loadSiteConfig(account.locale),
    loadProfileForms(account.locale),
  ]);
  return (
    <AccountPage account={account} namespaces={['profile']}>
      <SecurityPanel fields={forms.password} settings={forms.settings} hasTwoFactor={features.twoFactor} />
    </AccountPage>
  );
}
