import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RichText } from '@/components/content/rich-text';
import { BackLink } from '@/components/ui/back-link';
import { ContentLink } from '@/components/ui/content-link';
import { PictureBox } from '@/components/ui/picture-box';
import { Section } from '@/components/ui/section';
import type { Campaign } from '@/lib/offers/loader';
import { OfferAction } from './offer-action';
import { PromoCodeFold } from './promo-code-fold';
import styles from './offer-detail.module.scss';

interface OfferDetailProps {
  campaign: Campaign;
  name: string;
  /** Where the list is. */
  back: { href: string; label: string };
  /** What belongs to it: promotions inside, or the offer around. */
  children?: ReactNode;
}

/** An offer or promotion in full: art, text, what to do, the button, terms. */
export async function OfferDetail({ campaign, name, back, children }: OfferDetailProps) {
  const t = await getTranslations('offers');
  const { texts, action, excludeMethods } = campaign;
  return (
    <>
      <div className={styles.hero}>
        <PictureBox
          src={texts.image}
          width={960}
          height={540}
          icon="gift"
          isEager
          className={styles.picture}
        />
        <div className={styles.body}>
          {texts.title && texts.title !== name && <p className={styles.title}>{texts.title}</p>}
          {texts.text && <RichText html={texts.text} />}
          <div className={styles.todo}>
            <h2 className={styles.heading}>{t('whatToDo')}</h2>
            <p>{t(`steps.${action}`)}</p>
            {excludeMethods.length > 0 && (
              <p className={styles.fine}>{t('excluded', { methods: excludeMethods.join(', ') })}</p>
            )}
          </div>
          <Way campaign={campaign} />
        </div>
      </div>
      {children}
      {texts.terms && (
        <Section title={t('terms')}>
          <RichText html={texts.terms} />
        </Section>
      )}
      <BackLink href={back.href}>{back.label}</BackLink>
    </>
  );
}

/** The way to the offer: its button, or the code's field beside the operator's own link. */
async function Way({ campaign: { texts, offerId, action } }: Pick<OfferDetailProps, 'campaign'>) {
  const t = await getTranslations('offers');
  const { buttonTitle, buttonUrl } = texts;
  if (action !== 'promo_code') {
    return (
      <div className={styles.actions}>
        <OfferAction offerId={offerId} action={action} label={buttonTitle} />
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <PromoCodeFold label={t('buttons.promo_code')} />
      {buttonUrl && buttonTitle && (
        <ContentLink href={buttonUrl} className={styles.more}>
          {buttonTitle}
        </ContentLink>
      )}
    </div>
  );
}
