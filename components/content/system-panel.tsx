import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { DocumentLink } from './document-link';
import styles from './system-panel.module.scss';

interface SystemPanelProps {
  icon: IconName;
  tone?: 'good' | 'bad' | 'calm';
  title: string;
  info: string;
  /** Omit the button if it has no text (R-LAY-04). */
  button?: string | null;
  /** Null reloads the page. */
  href: string | null;
  /** The button loads a new document instead of navigating within this one. */
  isDocumentLoad?: boolean;
  /** Label of a second button that reloads the page, if that can help. */
  retry?: string | undefined;
  /** Gold, unless there is a better next step above it. */
  buttonLook?: 'primary' | 'secondary' | undefined;
  /** Shown before the explanation. */
  lead?: ReactNode;
  /** Further actions beside the button. */
  after?: ReactNode;
  children?: ReactNode;
}

/** The content of every system page (R-LAY-04). */
export function SystemPanel({
  icon,
  tone = 'calm',
  title,
  info,
  button,
  href,
  isDocumentLoad = false,
  retry,
  buttonLook = 'primary',
  lead,
  after,
  children,
}: SystemPanelProps) {
  return (
    <section className={styles.panel}>
      <span className={clsx(styles.medal, styles[tone])}>
        <Icon name={icon} size={44} className={icon === 'spinner' ? styles.spinning : undefined} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {lead}
      <p className={styles.info}>{info}</p>
      {children}
      <div className={styles.actions}>
        {button &&
          (href === null || isDocumentLoad ? (
            <DocumentLink href={href}>{button}</DocumentLink>
          ) : (
            <ButtonLink href={href} look={buttonLook} size="l">
              {button}
            </ButtonLink>
          ))}
        {retry && (
          <DocumentLink href={null} look="secondary">
            {retry}
          </DocumentLink>
        )}
        {after}
      </div>
    </section>
  );
}
