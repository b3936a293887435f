import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { PictureBox } from '@/components/ui/picture-box';
import type { OfferTexts } from '@/lib/offers/loader';
import type { OfferAction as Action } from '@/lib/offers/rules';
import { OfferAction } from './offer-action';
import styles from './offer-card.module.scss';

interface OfferCardProps {
  texts: OfferTexts;
  /** The offer that is taken: its own id, or that of the offer holding a promotion. */
  offerId: string;
  action: Action;
  name: string;
  href: string;
  isEager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** An offer or promotion in a list: art, name, what to do, and the button that does it. */
export async function OfferCard({
  texts,
  offerId,
  action,
  name,
  href,
  isEager = false,
  headingLevel = 'h2',
}: OfferCardProps) {
  const t = await getTranslations('offers');
  return (
    <Card
      picture={<PictureBox src={texts.image} width={640} height={360} icon="gift" isEager={isEager} />}
      href={href}
      name={name}
      headingLevel={headingLevel}
      eyebrow={t(`actions.${action}`)}
      summary={texts.summary}
      foot={
        <div className={styles.foot}>
          {action === 'promo_code' ? (
            <ButtonLink href={href}>{t('buttons.promo_code')}</ButtonLink>
          ) : (
            <OfferAction offerId={offerId} action={action} label={texts.buttonTitle} />
          )}
        </div>
      }
    >
      {texts.title && texts.title !== name && <p className={styles.title}>{texts.title}</p>}
    </Card>
  );
}
