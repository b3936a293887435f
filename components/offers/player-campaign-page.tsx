import { useTranslations } from 'next-intl';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { withQueries } from '@/components/shared/query/query-client';
import { BackLink } from '@/components/ui/back-link';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { CAMPAIGN_KINDS } from '@/lib/offers/kinds';
import type { PlayerCampaign } from '@/lib/offers/player-campaigns';
import { OfferDetail } from './offer-detail';
import { CampaignSkeleton } from './campaign-skeleton';
import type { OwnCampaignProps } from './types';
import styles from './own-campaign.module.scss';
import { usePlayerCampaigns } from './use-player-campaigns';

/** Page of an offer or promotion visible only to the signed-in player; else the not-found page. */
export const PlayerCampaignPage = withQueries(function PlayerCampaignPage({
  kind,
  id,
  codeEntry,
  missing,
}: OwnCampaignProps) {
  const t = useTranslations('offers');
  const { campaigns, isPending, error, retry } = usePlayerCampaigns(kind);
  const campaign = campaigns.find(({ texts }) => texts.id === id);
  const { list } = CAMPAIGN_KINDS[kind];
  const listTitle = t(list.title);
  // The document was rendered as not found.
  useDocumentTitle(!campaign && error ? listTitle : null);
  if (campaign) return <Found kind={kind} campaign={campaign} codeEntry={codeEntry} />;
  if (error) {
    return (
      <>
        <div className={styles.head}>
          <BackLink href={list.path}>{t(list.all)}</BackLink>
          <h1>{listTitle}</h1>
        </div>
        <FailedRead error={error} onRetry={retry} />
      </>
    );
  }
  return isPending ? <CampaignSkeleton /> : missing;
});

interface FoundProps extends Pick<OwnCampaignProps, 'kind' | 'codeEntry'> {
  campaign: PlayerCampaign;
}

function Found({ kind, campaign, codeEntry }: FoundProps) {
  const t = useTranslations('offers');
  const { id, name: given, summary, terms } = campaign.texts;
  const { unnamed, list } = CAMPAIGN_KINDS[kind];
  const name = given ?? t(unnamed, { id });
  useDocumentTitle(name);
  return (
    <>
      <div className={styles.head}>
        <BackLink href={list.path}>{t(list.all)}</BackLink>
        <h1>{name}</h1>
      </div>
      <OfferDetail
        kind={kind}
        campaign={campaign}
        name={name}
        text={summary && <p>{summary}</p>}
        terms={terms && <p>{terms}</p>}
        codeEntry={codeEntry}
      />
    </>
  );
}
