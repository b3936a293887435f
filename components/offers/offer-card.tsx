import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { PictureBox } from '@/components/ui/picture-box';
import { CAMPAIGN_KINDS, type CampaignKind } from '@/lib/offers/kinds';
import type { OfferTexts } from '@/lib/offers/loader';
import { actionLabel, type OfferAction as Action } from '@/lib/offers/rules';
import { CampaignAction } from './campaign-action';
import { QuietForGuests } from './quiet-for-guests';
import styles from './offer-card.module.scss';

interface OfferCardProps {
  kind: CampaignKind;
  texts: Pick<OfferTexts, 'id' | 'name' | 'title' | 'summary' | 'image' | 'buttonTitle' | 'buttonUrl'>;
  /** Id of the offer that is taken: the offer itself, or the one that includes the promotion. */
  offerId: string;
  action: Action;
  /** Its terms in plain words: wagering and deadline. */
  conditions?: string | undefined;
  isEager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** An offer or promotion in a list; rendered in the browser if only the player's own response contains it. */
export function OfferCard({
  kind,
  texts,
  offerId,
  action,
  conditions,
  isEager = false,
  headingLevel = 'h2',
}: OfferCardProps) {
  const t = useTranslations('offers');
  const { unnamed, path } = CAMPAIGN_KINDS[kind];
  const name = texts.name ?? t(unnamed, { id: texts.id });
  // A card with benefit and terms needs no summary, which would repeat them.
  const hasFact = texts.title !== null && texts.title !== name;
  const href = path(texts.id);
  const enterCode = () => (
    <ButtonLink look="secondary" href={href}>
      {t('buttons.promo_code')}
    </ButtonLink>
  );
  return (
    <Card
      picture={<PictureBox src={texts.image} width={640} height={360} icon="gift" isEager={isEager} />}
      href={href}
      name={name}
      headingLevel={headingLevel}
      className={hasFact ? styles.named : undefined}
      summary={hasFact && conditions ? null : texts.summary}
      foot={
        <>
          {conditions && <p className={styles.conditions}>{conditions}</p>}
          <div className={styles.foot}>
            <QuietForGuests href={href} name={name}>
              <CampaignAction
                kind={kind}
                id={texts.id}
                offerId={offerId}
                action={action}
                label={actionLabel(action, texts)}
                enterCode={enterCode}
                isBrief
              />
            </QuietForGuests>
          </div>
        </>
      }
    >
      {hasFact && <p className={styles.title}>{texts.title}</p>}
    </Card>
  );
}
