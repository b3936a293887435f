import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/routing/paths';
import styles from './offer-action.module.scss';

interface TakenOfferProps {
  text: string;
  /** Next step; defaults to the player's bonuses. */
  children?: ReactNode;
}

/** Replaces the button of a taken offer and takes over its focus. */
export function TakenOffer({ text, children }: TakenOfferProps) {
  const t = useTranslations('offers');
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.taken} role="status">
      <p className={styles.note} ref={note} tabIndex={-1}>
        {text}
      </p>
      {children ?? (
        <ButtonLink look="secondary" href={paths.profile('bonuses')}>
          {t('toBonuses')}
        </ButtonLink>
      )}
    </div>
  );
}
