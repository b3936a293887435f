'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import styles from './hall.module.scss';

/** Asks for all games of a list. What lists them is fetched ahead when the button comes near. */
export function ShowMore({ onPress }: { onPress(): void }) {
  const t = useTranslations('games');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // A failure shows when the button is pressed.
        void Promise.allSettled([import('./live-games'), import('./windowed-grid')]);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.more} ref={place}>
      <Button look="secondary" size="l" onClick={onPress}>
        {t('showMore')}
      </Button>
    </div>
  );
}
