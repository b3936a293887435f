import { StrictMode, type ReactNode } from 'react';
import type { Locale } from '@/i18n/routing';
import { renderWithTexts } from '@/tests/support/render-with-texts';

/** Renders a part that is mounted twice, as in development. */
export function renderPart(part: ReactNode, locale?: Locale) {
  return renderWithTexts(<StrictMode>{part}</StrictMode>, locale).user;
}
