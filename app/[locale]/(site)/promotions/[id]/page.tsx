import { CampaignPage, campaignMetadata, type CampaignRoute } from '@/components/offers/campaign-page';

export const generateStaticParams = () => [];

export const generateMetadata = (route: CampaignRoute) => campaignMetadata('promotion', route);

export default function PromotionPage(route: CampaignRoute) {
  return <CampaignPage kind="promotion" route={route} />;
}
