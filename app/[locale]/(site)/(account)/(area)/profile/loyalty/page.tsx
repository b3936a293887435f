import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { loadLoyaltyPage } from '@/components/profile/load-profile.server';
import { LoyaltyStatus } from '@/components/profile/loyalty-status';
import { SwitchedOff } from '@/components/profile/switched-off';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

const PATH = paths.profile('loyalty');

export function generateMetadata() {
  return accountMetadata('loyalty', PATH);
}

export default async function LoyaltyPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, PATH);
  const { isOn, hasCharacter } = await loadLoyaltyPage(locale);
  return (
    <AccountPage pageKey="loyalty" path={PATH} namespaces={['profile']}>
      {isOn ? <LoyaltyStatus hasCharacter={hasCharacter} /> : <SwitchedOff />}
    </AccountPage>
  );
}
