import { clsx } from 'clsx';
import type { BannerView } from '@/lib/banners/rules';
import { BannerSlide } from './banner-slide';
import styles from './banner-carousel.module.scss';
import { CarouselControls } from './carousel-controls';

interface BannerCarouselProps {
  label: string;
  banners: readonly BannerView[];
}

const TRACK_ID = 'banner-track';

/** Slides shown beside the row on a wide screen: the two after the first. */
const BESIDE = { from: 1, to: 3 };

/** R-BAN-01: a scroll-snap row; only its controls need scripts. Wide screens show two banners beside it. */
export function BannerCarousel({ label, banners }: BannerCarouselProps) {
  if (banners.length === 0) return null;
  const beside = banners.length > BESIDE.to ? banners.slice(BESIDE.from, BESIDE.to) : [];
  return (
    <section className={clsx(styles.carousel, beside.length > 0 && styles.isSplit)} aria-label={label}>
      <div className={styles.main} data-theme="dark">
        <ul
          id={TRACK_ID}
          className={styles.track}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
          tabIndex={banners.length > 1 ? 0 : undefined}
          aria-label={label}
        >
          {banners.map((banner, index) => (
            <li key={banner.id} className={styles.slide}>
              <BannerSlide banner={banner} name={`${label} ${index + 1}`} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        {banners.length > 1 && <CarouselControls trackId={TRACK_ID} count={banners.length} />}
      </div>
      {beside.length > 0 && (
        <ul className={styles.beside} data-theme="dark">
          {beside.map((banner, index) => (
            <li key={banner.id}>
              <BannerSlide banner={banner} name={`${label} ${BESIDE.from + index + 1}`} isSmall />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
