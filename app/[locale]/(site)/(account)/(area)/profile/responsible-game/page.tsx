import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { CardPairSkeleton } from '@/components/profile/card-skeleton';
import { DepositLimitCard } from '@/components/profile/deposit-limit-card';
import { SwitchedOff } from '@/components/profile/switched-off';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { loadGeneralInfo } from '@/lib/session/loader';

export const generateMetadata = () => accountMetadata('responsible-game');

export default accountPage(
  'responsible-game',
  ['profile'],
  async ({ locale }) => {
    const [{ features }, info] = await Promise.all([loadSiteConfig(locale), loadGeneralInfo(locale)]);
    if (!features.responsibleGaming) return <SwitchedOff />;
    return <DepositLimitCard defaultCurrency={info?.default_currency ?? null} />;
  },
  <CardPairSkeleton />,
);
