import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { loadLoyaltyPage } from '@/lib/profile/loader';
import { LoyaltyStatus } from '@/components/profile/loyalty-status';
import { SwitchedOff } from '@/components/profile/switched-off';

export const generateMetadata = () => accountMetadata('loyalty');

export default async function LoyaltyPage() {
  const account = await requireAccount('loyalty');
  const { isOn, hasCharacter } = await loadLoyaltyPage(account.locale);
  return (
    <AccountPage account={account} namespaces={['profile', 'points']}>
      {isOn ? <LoyaltyStatus hasCharacter={hasCharacter} /> : <SwitchedOff />}
    </AccountPage>
  );
}
