import { clsx } from 'clsx';
import type { SafeHtml } from '@/lib/content/rich-text.server';
import styles from './rich-text.module.scss';
import { SafeMarkup } from './safe-markup';

interface RichTextProps {
  html: SafeHtml;
  className?: string | undefined;
  lang?: 'en' | undefined;
}

/** Formatted text from the content system or the platform; accepts only sanitized HTML. */
export function RichText({ html, className, lang }: RichTextProps) {
  return <SafeMarkup html={html} className={clsx(styles.richText, className)} lang={lang} />;
}
