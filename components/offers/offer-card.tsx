import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
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
  headingLevel: Heading = 'h2',
}: OfferCardProps) {
  const t = await getTranslations('offers');
  return (
    <article className={styles.card}>
      <PictureBox src={texts.image} width={640} height={360} icon="gift" isEager={isEager} />
      <div className={styles.body}>
        <p className={styles.what}>{t(`actions.${action}`)}</p>
        <Heading className={styles.name}>
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        </Heading>
        {texts.title && texts.title !== name && <p className={styles.title}>{texts.title}</p>}
        {texts.summary && <p className={styles.summary}>{texts.summary}</p>}
        <div className={styles.foot}>
          <OfferAction offerId={offerId} action={action} label={texts.buttonTitle} />
        </div>
      </div>
    </article>
  );
}
