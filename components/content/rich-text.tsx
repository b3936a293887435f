import { clsx } from 'clsx';
import styles from './rich-text.module.scss';
import { SafeMarkup, type SafeMarkupProps } from './safe-markup';

export function RichText({ html, className, lang }: SafeMarkupProps) {
  return <SafeMarkup html={html} className={clsx(styles.richText, className)} lang={lang} />;
}
