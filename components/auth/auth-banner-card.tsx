import { clsx } from 'clsx';
import { useLocale } from 'next-intl';
import { textLang, type Loaded } from '@/lib/content/loaded';
import type { AuthBanner } from '@/lib/content/schema-banner';
import styles from './auth-banner-card.module.scss';

/** Width from which the tall picture fits beside the form; must match `auth-dialog.module.scss`. */
const BESIDE = '(min-width: 768px)';

/** Whether a banner has a picture for the space beside the form. */
export function isBeside({ image_360_520 }: AuthBanner): boolean {
  return image_360_520 !== null;
}

/** R-AUTH-11: a tall picture beside the form, or a wide one below it. Only the visible one is loaded. */
export function AuthBannerCard({ banner }: { banner: Loaded<AuthBanner> }) {
  const locale = useLocale();
  const lang = (part: keyof AuthBanner) => textLang(banner, part, locale);
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
        {banner.label && (
          <span className={styles.label} lang={lang('label')}>
            {banner.label}
          </span>
        )}
        {banner.value && (
          <strong className={styles.value} lang={lang('value')}>
            {banner.value}
          </strong>
        )}
        {banner.addition && (
          <span className={styles.addition} lang={lang('addition')}>
            {banner.addition}
          </span>
        )}
      </div>
    </div>
  );
}

const WIDE = { width: 735, height: 240 };
const TALL = { width: 360, height: 520 };
