'use client';

import { clsx } from 'clsx';
import { useMemo } from 'react';
import { trustedMarkup } from '@/lib/browser/trusted-types';
import type { SafeHtml } from '@/lib/content/rich-text.server';
import styles from './rich-text.module.scss';

interface RichTextProps {
  html: SafeHtml;
  className?: string | undefined;
  lang?: 'en' | undefined;
}

/** Formatted text of the content system or the platform; takes nothing but sanitised text. */
export function RichText({ html, className, lang }: RichTextProps) {
  // A new object would count as a new text.
  const markup = useMemo(() => ({ __html: trustedMarkup(html) }), [html]);
  return <div className={clsx(styles.richText, className)} lang={lang} dangerouslySetInnerHTML={markup} />;
}
