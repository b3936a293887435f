import { CampaignPage, campaignMetadata, type CampaignRoute } from '@/components/offers/campaign-page';

export const generateStaticParams = () => [];

export const generateMetadata = (route: CampaignRoute) => campaignMetadata('offer', route);

export default function OfferPage(route: CampaignRoute) {
  return <CampaignPage kind="offer" route={route} />;
}
