import { clsx } from 'clsx';
import type { AuthBanner } from '@/lib/content/schema-banner';
import styles from './auth-banner-card.module.scss';

/** Where the tall picture has room beside the form; the width at which `auth-dialog.module.scss` makes that room. */
const BESIDE = '(min-width: 992px)';

/** A banner with a picture for the place beside the form. */
export function isBeside({ image_360_520 }: AuthBanner): boolean {
  return image_360_520 !== null;
}

/**
 * The operator's welcome (R-AUTH-11): beside the form by its tall picture where there is room, else above the form by its
 * wide one. A single picture serves at both places; only the one that is shown is loaded.
 */
export function AuthBannerCard({ banner }: { banner: AuthBanner }) {
  const { image_360_520: tall, image_735_240: wide } = banner;
  const picture = wide ?? tall;
  return (
    <div className={clsx(styles.banner, isBeside(banner) && styles.beside)} data-theme="dark">
      {picture && (
        <picture>
          {wide && tall && <source media={BESIDE} srcSet={tall} width={360} height={520} />}
          <img src={picture} alt="" {...(wide ? WIDE : TALL)} className={styles.picture} />
        </picture>
      )}
      <div className={styles.words}>
        {banner.label && <span className={styles.label}>{banner.label}</span>}
        {banner.value && <strong className={styles.value}>{banner.value}</strong>}
        {banner.addition && <span className={styles.addition}>{banner.addition}</span>}
      </div>
    </div>
  );
}

const WIDE = { width: 735, height: 240 };
const TALL = { width: 360, height: 520 };
