import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { BetHistory } from '@/components/profile/bet-history';
import { loadBetsPage } from '@/lib/profile/loader';
import { SwitchedOff } from '@/components/profile/switched-off';

export const generateMetadata = () => accountMetadata('bets');

export default async function BetsPage() {
  const account = await requireAccount('bets');
  const { isOn, ...setup } = await loadBetsPage(account.locale);
  return (
    <AccountPage account={account} namespaces={['profile']}>
      {isOn ? <BetHistory {...setup} /> : <SwitchedOff />}
    </AccountPage>
  );
}
