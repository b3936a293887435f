import { buttonClasses } from '@/components/ui/button-look';
import { ContentLink } from '@/components/ui/content-link';
import { EagerImage } from '@/components/ui/eager-image';
import type { BannerView } from '@/lib/banners/rules';
import styles from './banner-carousel.module.scss';

interface BannerSlideProps {
  banner: BannerView;
  /** Accessible name of a banner without text. */
  name: string;
  /** Visible first: its picture loads eagerly with high priority. */
  isFirst?: boolean;
  /** Shown beside the row of slides, on wide screens only; uses a less prominent button. */
  isSmall?: boolean;
}

/** One banner with one link over everything: the button, else the title, else an overlay on the picture. */
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
  isSmall,
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
      {/* Where the text lies on the picture instead of below it (`stacked` in the styles). */}
      <source media="(min-width: 520px)" srcSet={image} />
      {/* The container defines its size. */}
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
