import { buttonClasses } from '@/components/ui/button-look';
import { ContentLink } from '@/components/ui/content-link';
import { EagerImage } from '@/components/ui/eager-image';
import type { BannerView } from '@/lib/banners/rules';
import styles from './banner-carousel.module.scss';

interface BannerSlideProps {
  banner: BannerView;
  /** Seen first: its picture is fetched at once and before others. */
  isFirst?: boolean;
  /** Stands beside the row of slides, on a wide screen alone: its button is a quiet one. */
  isSmall?: boolean;
}

/**
 * One banner: picture, text over its calm side, and one link over all of it: its button, or its title where it has
 * none.
 */
export function BannerSlide({ banner, isFirst = false, isSmall = false }: BannerSlideProps) {
  const { title, subtitle, buttonTitle, href } = banner;
  return (
    <div className={styles.card}>
      <BannerPicture banner={banner} isFirst={isFirst} />
      <div className={styles.words}>
        {title && (
          <h2 className={styles.title}>
            {href && !buttonTitle ? (
              <ContentLink href={href} className={styles.titleLink}>
                {title}
              </ContentLink>
            ) : (
              title
            )}
          </h2>
        )}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {href && buttonTitle && (
          <ContentLink href={href} className={styles.link}>
            <span className={buttonClasses(isSmall ? { size: 's', look: 'secondary' } : { size: 'm' })}>
              {buttonTitle}
            </span>
          </ContentLink>
        )}
      </div>
    </div>
  );
}

function BannerPicture({
  banner: { image, imageMobile },
  isFirst,
}: Pick<BannerSlideProps, 'banner' | 'isFirst'>) {
  if (!image || !imageMobile) return null;
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={image} />
      {/* Its box has a size of its own. */}
      {isFirst ? (
        <EagerImage src={imageMobile} className={styles.picture} fetchPriority="high" />
      ) : (
        <img
          src={imageMobile}
          alt=""
          className={styles.picture}
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      )}
    </picture>
  );
}
