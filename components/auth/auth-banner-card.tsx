import type { AuthBanner } from '@/lib/content/schema-banner';
import styles from './auth-banner-card.module.scss';

/** The operator's welcome above the form (R-AUTH-11). */
export function AuthBannerCard({ banner }: { banner: AuthBanner }) {
  const picture = banner.image_735_240 ?? banner.image_360_520;
  return (
    <div className={styles.banner}>
      {picture && <img src={picture} alt="" width={735} height={240} className={styles.picture} />}
      <div className={styles.words}>
        {banner.label && <span className={styles.label}>{banner.label}</span>}
        {banner.value && <strong className={styles.value}>{banner.value}</strong>}
        {banner.addition && <span className={styles.addition}>{banner.addition}</span>}
      </div>
    </div>
  );
}
