import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { loadCollection } from '@/lib/content/loaders.server';

interface PromoCodeFrameProps {
  /** Renders the field with the operator's texts for failures. */
  render(errors: Readonly<Record<string, string>>): ReactNode;
}

/**
 * What the promo code field needs wherever it stands: its texts, and the operator's texts for failures. The field
 * brings its own form, so it stands beside other forms, never inside one (R-OFFER-06).
 */
export async function PromoCodeFrame({ render }: PromoCodeFrameProps) {
  const { promoErrors } = await loadCollection('common', await currentLocale());
  return <ClientMessages namespaces={['offers']}>{render(promoErrors)}</ClientMessages>;
}
