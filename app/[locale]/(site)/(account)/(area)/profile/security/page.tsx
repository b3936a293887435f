import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { CardPairSkeleton } from '@/components/profile/card-skeleton';
import { SecurityPanel } from '@/components/profile/security-panel';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { loadProfileForms } from '@/lib/profile/loader';

export const generateMetadata = () => accountMetadata('security');

export default accountPage(
  'security',
  ['profile'],
  async ({ locale }) => {
    const [{ features }, forms] = await Promise.all([loadSiteConfig(locale), loadProfileForms(locale)]);
    return (
      <SecurityPanel fields={forms.password} settings={forms.settings} hasTwoFactor={features.twoFactor} />
    );
  },
  <CardPairSkeleton />,
);
