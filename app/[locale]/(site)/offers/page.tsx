import { CampaignListPage, campaignListMetadata } from '@/components/offers/campaign-list-page';

export const revalidate = 60;

export function generateMetadata() {
  return campaignListMetadata('offer');
}

export default function OffersPage() {
  return <CampaignListPage kind="offer" />;
}
