'use client';

import { useMemo } from 'react';
import { trustedMarkup } from '@/lib/browser/trusted-types';
import type { SafeHtml } from '@/lib/content/rich-text.server';

export interface SafeMarkupProps {
  html: SafeHtml;
  className?: string | undefined;
  lang?: 'en' | undefined;
}

/** Client part of `RichText`: a soft navigation brings a plain string, which Trusted Types reject (decision 0024). */
export function SafeMarkup({ html, className, lang }: SafeMarkupProps) {
  // A new object would count as changed HTML.
  const markup = useMemo(() => ({ __html: trustedMarkup(html) }), [html]);
  return <div className={className} lang={lang} dangerouslySetInnerHTML={markup} />;
}
