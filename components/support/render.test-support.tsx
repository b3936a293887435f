import { StrictMode, type ReactNode } from 'react';
import type { Locale } from '@/i18n/routing';
import { renderWithTexts } from '@/tests/support/render-with-texts';

/** Renders in StrictMode, which mounts twice, as in development. */
export function renderPart(part: ReactNode, locale?: Locale) {
  return renderWithTexts(<StrictMode>{part}</StrictMode>, locale).user;
}
