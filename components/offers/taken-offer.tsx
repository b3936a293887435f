import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/routing/paths';
import styles from './offer-action.module.scss';

interface TakenOfferProps {
  text: string;
  /** The next step; without it, the player's bonuses. */
  children?: ReactNode;
}

/** Stands in place of the button of an offer that was taken, whose focus it takes over. */
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
