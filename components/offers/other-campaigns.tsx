import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { CardGrid } from '@/components/ui/card-grid';
import { PictureBox } from '@/components/ui/picture-box';
import { Section } from '@/components/ui/section';
import { CAMPAIGN_KINDS, type CampaignKind } from '@/lib/offers/kinds';
import type { OfferTexts } from '@/lib/offers/loader';

interface OtherCampaignsProps {
  kind: CampaignKind;
  campaigns: readonly OfferTexts[];
}

/** A few more of the list, below one offer or promotion; nothing where there are none. */
export async function OtherCampaigns({ kind, campaigns }: OtherCampaignsProps) {
  if (campaigns.length === 0) return null;
  const t = await getTranslations('offers');
  const { list, path, unnamed } = CAMPAIGN_KINDS[kind];
  return (
    <Section title={t(list.others)} isLate>
      <CardGrid>
        {campaigns.map(({ id, name, title, image }) => (
          <li key={id}>
            <Card
              picture={<PictureBox src={image} width={640} height={360} icon="gift" />}
              href={path(id)}
              name={name ?? t(unnamed, { id })}
              headingLevel="h3"
              summary={title === name ? null : title}
            />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
