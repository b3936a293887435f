import { CampaignListPage, campaignListMetadata } from '@/components/offers/campaign-list-page';

export const generateMetadata = () => campaignListMetadata('promotion');

export default function PromotionsPage() {
  return <CampaignListPage kind="promotion" />;
}
