import { CampaignPage, campaignMetadata, type CampaignRoute } from '@/components/offers/campaign-page';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(route: CampaignRoute) {
  return campaignMetadata('promotion', route);
}

export default function PromotionPage(route: CampaignRoute) {
  return <CampaignPage kind="promotion" route={route} />;
}
