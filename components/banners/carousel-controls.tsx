'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import styles from './banner-carousel.module.scss';
import { useCarousel } from './use-carousel';

interface CarouselControlsProps {
  /** Id of the scroll container. */
  trackId: string;
  count: number;
}

export function CarouselControls({ trackId, count }: CarouselControlsProps) {
  const t = useTranslations('home');
  const { index, goTo, step } = useCarousel(trackId);
  return (
    <div className={styles.controls} role="group" aria-label={t('bannerControls')}>
      <IconButton
        className={styles.arrow}
        aria-label={t('previousBanner')}
        aria-controls={trackId}
        onClick={() => step(-1)}
      >
        <Icon name="chevronLeft" />
      </IconButton>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            className={clsx(styles.dot, dot === index && styles.current)}
            aria-label={t('showBanner', { number: dot + 1 })}
            aria-current={dot === index ? 'true' : undefined}
            aria-controls={trackId}
            onClick={() => goTo(dot)}
          />
        ))}
      </div>
      <IconButton
        className={styles.arrow}
        aria-label={t('nextBanner')}
        aria-controls={trackId}
        onClick={() => step(1)}
      >
        <Icon name="chevronRight" />
      </IconButton>
    </div>
  );
}
