import { CampaignListPage, campaignListMetadata } from '@/components/offers/campaign-list-page';

export const generateMetadata = () => campaignListMetadata('offer');

export default function OffersPage() {
  return <CampaignListPage kind="offer" />;
}
