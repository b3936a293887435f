'use client';

import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { routing, type Locale } from '@/i18n/routing';
import { isPlainClick } from '@/lib/browser/plain-click';
import { localePath } from '@/lib/routing/locale-path';
import styles from './language-switch.module.scss';

const NAMES: Record<Locale, 'english' | 'french'> = { en: 'english', fr: 'french' };

interface LanguageSwitchProps {
  /** Languages the platform offers (`available_locales`). */
  locales: readonly string[];
  isWide?: boolean;
}

/** Leads to the same page in the other language (R-ROUTE-32, R-ROUTE-33); a plain link where scripts do not run. */
export function LanguageSwitch({ locales, isWide = false }: LanguageSwitchProps) {
  const t = useTranslations('common');
  const current = useLocale();
  const path = useSitePath();
  const offered = routing.locales.filter((locale) => locales.includes(locale) || locale === current);
  if (offered.length < 2) return null;

  function follow(event: MouseEvent, locale: Locale): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const target = localePath(locale, `${path}${window.location.search}${window.location.hash}`);
    void import('@/lib/session/change-language').then(
      ({ changeLanguage }) => changeLanguage(locale, target),
      () => window.location.assign(target),
    );
  }

  return (
    <ul className={clsx(styles.languages, isWide && styles.wide)} aria-label={t('language')}>
      {offered.map((locale) => (
        <li key={locale}>
          <a
            href={localePath(locale, path)}
            hrefLang={locale}
            lang={locale}
            className={styles.language}
            aria-current={locale === current ? 'true' : undefined}
            aria-label={t(NAMES[locale])}
            onClick={(event) => follow(event, locale)}
          >
            {isWide ? t(NAMES[locale]) : locale.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
