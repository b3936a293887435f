import { buttonClasses } from '@/components/ui/button-look';
import { ContentLink } from '@/components/ui/content-link';
import { EagerImage } from '@/components/ui/eager-image';
import type { BannerView } from '@/lib/banners/rules';
import styles from './banner-carousel.module.scss';

interface BannerSlideProps {
  banner: BannerView;
  /** What a banner without words is called. */
  name: string;
  /** Seen first: its picture is fetched at once and before others. */
  isFirst?: boolean;
  /** Stands beside the row of slides, on a wide screen alone: its button is a quiet one. */
  isSmall?: boolean;
}

/**
 * One banner: picture, text over its calm side, and one link over all of it: its button, its title where it has none, or
 * nothing but the link over a picture alone.
 */
export function BannerSlide({ banner, name, isFirst = false, isSmall = false }: BannerSlideProps) {
  const { title, subtitle, buttonTitle, href } = banner;
  const titleHref = buttonTitle ? null : href;
  return (
    <div className={styles.card}>
      <BannerPicture banner={banner} isFirst={isFirst} />
      <div className={styles.words}>
        {title && (
          <h2 className={styles.title}>
            {titleHref ? (
              <ContentLink href={titleHref} className={styles.titleLink}>
                {title}
              </ContentLink>
            ) : (
              title
            )}
          </h2>
        )}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {!(title && titleHref) && <CardLink banner={banner} name={name} isSmall={isSmall} />}
      </div>
    </div>
  );
}

function CardLink({
  banner: { subtitle, buttonTitle, href },
  name,
  isSmall = false,
}: Pick<BannerSlideProps, 'banner' | 'name' | 'isSmall'>) {
  if (!href) return null;
  if (!buttonTitle) {
    return <ContentLink href={href} className={styles.titleLink} aria-label={subtitle ?? name} />;
  }
  return (
    <ContentLink href={href} className={styles.link}>
      <span className={buttonClasses(isSmall ? { size: 's', look: 'secondary' } : { size: 'm' })}>
        {buttonTitle}
      </span>
    </ContentLink>
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
