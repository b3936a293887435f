import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { routing, type Locale } from '@/i18n/routing';
import { LanguageLink } from './language-link';
import styles from './language-switch.module.scss';

const NAMES: Record<Locale, 'english' | 'french'> = { en: 'english', fr: 'french' };

interface LanguageSwitchProps {
  /** Languages the platform offers (`available_locales`). */
  locales: readonly string[];
  isWide?: boolean;
}

/** Renders nothing if the platform offers only one language. */
export function LanguageSwitch({ locales, isWide = false }: LanguageSwitchProps) {
  const t = useTranslations('menu');
  const current = useLocale();
  const offered = routing.locales.filter((locale) => locales.includes(locale) || locale === current);
  if (offered.length < 2) return null;
  return (
    <ul className={clsx(styles.languages, isWide && styles.wide)} aria-label={t('language')}>
      {offered.map((locale) => (
        <li key={locale}>
          <LanguageLink
            locale={locale}
            className={styles.language}
            aria-current={locale === current ? 'true' : undefined}
            {...(!isWide && { 'aria-label': `${locale.toUpperCase()} – ${t(NAMES[locale])}` })}
          >
            {isWide ? t(NAMES[locale]) : locale.toUpperCase()}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
