import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { loadLoyaltyPage } from '@/lib/profile/loader';
import { LoyaltyStatus } from '@/components/profile/loyalty-status';
import { SwitchedOff } from '@/components/profile/switched-off';

export const generateMetadata = () => accountMetadata('loyalty');

export default accountPage('loyalty', ['profile', 'points'], async ({ locale }) => {
  const { isOn, hasCharacter } = await loadLoyaltyPage(locale);
  return isOn ? <LoyaltyStatus hasCharacter={hasCharacter} /> : <SwitchedOff />;
});
