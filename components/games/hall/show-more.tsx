import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import styles from './hall.module.scss';

interface ShowMoreProps {
  onClick(): void;
  /** Prefetches the code for the whole list. */
  onNear(): Promise<unknown>;
}

/** Requests the whole list; the code for it is prefetched when the button approaches the viewport. */
export function ShowMore({ onClick, onNear }: ShowMoreProps) {
  const t = useTranslations('games');
  const fetchAhead = useEffectEvent(onNear);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // A failure is shown when the button is clicked.
        void fetchAhead().catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.more} ref={place}>
      <Button look="secondary" size="l" onClick={onClick}>
        {t('showMore')}
      </Button>
    </div>
  );
}
