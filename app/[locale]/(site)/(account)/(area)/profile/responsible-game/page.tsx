import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { DepositLimitCard } from '@/components/profile/deposit-limit-card';
import { SwitchedOff } from '@/components/profile/switched-off';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { loadGeneralInfo } from '@/lib/session/loader';

export const generateMetadata = () => accountMetadata('responsible-game');

export default async function ResponsibleGamePage() {
  const account = await requireAccount('responsible-game');
  const [{ features }, info] = await Promise.all([
    loadSiteConfig(account.locale),
    loadGeneralInfo(account.locale),
  ]);
  return (
    <AccountPage account={account} namespaces={['profile']}>
      {features.responsibleGaming ? (
        <DepositLimitCard defaultCurrency={info?.default_currency ?? null} />
      ) : (
        <SwitchedOff />
      )}
    </AccountPage>
  );
}
