import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContentLink } from '@/components/ui/content-link';
import { DetailHero } from '@/components/ui/detail-hero';
import { Section } from '@/components/ui/section';
import type { CampaignKind } from '@/lib/offers/kinds';
import { actionLabel } from '@/lib/offers/rules';
import type { Campaign } from '@/lib/offers/loader';
import type { PlayerCampaign } from '@/lib/offers/player-campaigns';
import { CampaignAction } from './campaign-action';
import { InsidePromotions } from './inside-promotions';
import styles from './offer-detail.module.scss';

interface OfferDetailProps {
  kind: CampaignKind;
  campaign: Campaign | PlayerCampaign;
  name: string;
  /** Long texts: formatted on the server, plain text in the browser; may be empty. */
  text: ReactNode;
  terms: ReactNode;
  /** The code field, behind a button. */
  codeEntry: ReactNode;
}

/** An offer or promotion page: picture, text, steps, button, included promotions, terms. */
export function OfferDetail({ kind, campaign, name, text, terms, codeEntry }: OfferDetailProps) {
  const t = useTranslations('offers');
  const { texts, action, excludeMethods } = campaign;
  return (
    <>
      <DetailHero image={texts.image} icon="gift" className={styles.hero}>
        {texts.title && texts.title !== name && <p className={styles.title}>{texts.title}</p>}
        {text}
        <OfferActions kind={kind} campaign={campaign} codeEntry={codeEntry} />
      </DetailHero>
      <InsidePromotions campaign={campaign} />
      <div className={styles.texts}>
        <Section title={t('whatToDo')}>
          <p className={styles.step}>{t(`steps.${action}`)}</p>
          {excludeMethods.length > 0 && (
            <p className={styles.fine}>{t('excluded', { methods: excludeMethods.join(', ') })}</p>
          )}
        </Section>
        {terms && <Section title={t('terms')}>{terms}</Section>}
      </div>
    </>
  );
}

/** Action of the offer: its button or the code field, and the operator's own link. */
function OfferActions({
  kind,
  campaign,
  codeEntry,
}: Pick<OfferDetailProps, 'kind' | 'campaign' | 'codeEntry'>) {
  const { texts, offerId, action } = campaign;
  const { buttonTitle, buttonUrl } = texts;
  const label = actionLabel(action, texts);
  return (
    <div className={styles.actions}>
      <CampaignAction
        kind={kind}
        id={texts.id}
        offerId={offerId}
        action={action}
        label={label}
        enterCode={() => codeEntry}
      />
      {label === null && buttonUrl && buttonTitle && (
        <ContentLink href={buttonUrl} className={styles.more}>
          {buttonTitle}
        </ContentLink>
      )}
    </div>
  );
}
