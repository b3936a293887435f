import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { BetHistory } from '@/components/profile/bet-history';
import { loadBetsPage } from '@/components/profile/load-profile.server';
import { SwitchedOff } from '@/components/profile/switched-off';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

const PATH = paths.profile('bets');

export function generateMetadata() {
  return accountMetadata('bets', PATH);
}

export default async function BetsPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, PATH);
  const { isOn, ...setup } = await loadBetsPage(locale);
  return (
    <AccountPage pageKey="bets" path={PATH} namespaces={['profile']}>
      {isOn ? <BetHistory {...setup} /> : <SwitchedOff />}
    </AccountPage>
  );
}
