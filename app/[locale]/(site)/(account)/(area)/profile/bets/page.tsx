import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { BetHistory } from '@/components/profile/bet-history';
import { loadBetsPage } from '@/lib/profile/loader';
import { SwitchedOff } from '@/components/profile/switched-off';

export const generateMetadata = () => accountMetadata('bets');

export default accountPage('bets', ['profile', 'cashier.dateTimeJoiner'], async ({ locale }) => {
  const { isOn, ...setup } = await loadBetsPage(locale);
  return isOn ? <BetHistory {...setup} /> : <SwitchedOff />;
});
