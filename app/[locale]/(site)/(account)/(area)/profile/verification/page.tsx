import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { VerificationCard } from '@/components/verification/verification-card';
import { VerificationSkeleton } from '@/components/verification/verification-skeleton';
import { loadSiteConfig } from '@/lib/content/loaders.server';

export const generateMetadata = () => accountMetadata('verification');

export default accountPage(
  'verification',
  ['profile', 'cashier.signIn'],
  async ({ locale }) => {
    const { features } = await loadSiteConfig(locale);
    return <VerificationCard hasProvider={features.kycProvider !== null} />;
  },
  <VerificationSkeleton />,
);
