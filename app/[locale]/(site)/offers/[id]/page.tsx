import { CampaignPage, campaignMetadata, type CampaignRoute } from '@/components/offers/campaign-page';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(route: CampaignRoute) {
  return campaignMetadata('offer', route);
}

export default function OfferPage(route: CampaignRoute) {
  return <CampaignPage kind="offer" route={route} />;
}
