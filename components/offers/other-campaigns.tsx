import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { PictureBox } from '@/components/ui/picture-box';
import { CAMPAIGN_KINDS, type CampaignKind } from '@/lib/offers/kinds';
import type { Offer, Promotion } from '@/lib/offers/loader';
import { OtherCards } from './other-cards';

interface OtherCampaignsProps {
  kind: CampaignKind;
  campaigns: readonly (Offer | Promotion)[];
}

/** A few more of the list, below an offer or promotion; renders nothing without any. */
export async function OtherCampaigns({ kind, campaigns }: OtherCampaignsProps) {
  if (campaigns.length === 0) return null;
  const t = await getTranslations('offers');
  const { list, path, unnamed } = CAMPAIGN_KINDS[kind];
  const cards = campaigns.map(({ id, name, title, image, action }) => ({
    id,
    isDeposit: kind === 'offer' && action === 'deposit',
    card: (
      <Card
        picture={<PictureBox src={image} width={640} height={360} icon="gift" />}
        href={path(id)}
        name={name ?? t(unnamed, { id })}
        headingLevel="h3"
        summary={title === name ? null : title}
      />
    ),
  }));
  return <OtherCards title={t(list.others)} cards={cards} />;
}
