'use client';

import { clsx } from 'clsx';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonClasses } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { useSitePath } from '@/components/ui/site-path';
import { localePath } from '@/lib/routing/locale-path';
import styles from './system-panel.module.scss';

interface SystemPanelProps {
  icon: IconName;
  tone?: 'good' | 'bad' | 'calm';
  title: string;
  info: string;
  /** The button is left out where it has no text (R-LAY-04). */
  button?: string | null;
  /** Null loads the same page again. */
  href: string | null;
  /** The button starts a new document instead of going on inside this one. */
  isDocumentLoad?: boolean;
  /** Language of the texts where it is not the page's. */
  lang?: 'en' | undefined;
  children?: ReactNode;
}

/** Icon, heading, description and optional button: the body of every system page (R-LAY-04). */
export function SystemPanel({
  icon,
  tone = 'calm',
  title,
  info,
  button,
  href,
  isDocumentLoad = false,
  lang,
  children,
}: SystemPanelProps) {
  const locale = useLocale();
  const path = useSitePath();
  return (
    <section className={styles.panel} lang={lang}>
      <span className={clsx(styles.medal, styles[tone])}>
        <Icon name={icon} size={44} className={icon === 'spinner' ? styles.spinning : undefined} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.info}>{info}</p>
      {children}
      {button &&
        (href === null || isDocumentLoad ? (
          <a href={localePath(locale, href ?? path)} className={buttonClasses({ size: 'l' })}>
            {button}
          </a>
        ) : (
          <ButtonLink href={href} size="l">
            {button}
          </ButtonLink>
        ))}
    </section>
  );
}
