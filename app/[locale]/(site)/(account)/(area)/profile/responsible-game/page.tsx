import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { DepositLimitCard } from '@/components/profile/deposit-limit-card';
import { SwitchedOff } from '@/components/profile/switched-off';
import { currentLocale } from '@/i18n/locale.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { paths } from '@/lib/routing/paths';
import { loadGeneralInfo } from '@/lib/session/loader';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

const PATH = paths.profile('responsible-game');

export function generateMetadata() {
  return accountMetadata('responsible-game', PATH);
}

export default async function ResponsibleGamePage() {
  const locale = await currentLocale();
  await requirePlayer(locale, PATH);
  const [{ features }, info] = await Promise.all([loadSiteConfig(locale), loadGeneralInfo(locale)]);
  return (
    <AccountPage pageKey="responsible-game" path={PATH} namespaces={['profile']}>
      {features.responsibleGaming ? (
        <DepositLimitCard defaultCurrency={info?.default_currency ?? null} />
      ) : (
        <SwitchedOff />
      )}
    </AccountPage>
  );
}
