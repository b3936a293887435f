'use client';

import { useMemo } from 'react';
import { trustedMarkup } from '@/lib/browser/trusted-types';
import type { SafeHtml } from '@/lib/content/rich-text.server';

interface SafeMarkupProps {
  html: SafeHtml;
  className?: string | undefined;
  lang?: 'en' | undefined;
}

/** The part of `RichText` that the browser needs: on a soft navigation the text arrives as a plain string, which Trusted Types refuse (decision 0024). */
export function SafeMarkup({ html, className, lang }: SafeMarkupProps) {
  // A new object would count as a new text.
  const markup = useMemo(() => ({ __html: trustedMarkup(html) }), [html]);
  return <div className={className} lang={lang} dangerouslySetInnerHTML={markup} />;
}
