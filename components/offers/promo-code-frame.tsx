import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { loadCollection } from '@/lib/content/loaders.server';

interface PromoCodeFrameProps {
  /** Renders the field with the operator's error texts. */
  render(errors: Readonly<Record<string, string>>): ReactNode;
}

/** The field with its texts and errors. It has its own form: place it beside others, never inside (R-OFFER-06). */
export async function PromoCodeFrame({ render }: PromoCodeFrameProps) {
  const { promoErrors } = await loadCollection('common', await currentLocale());
  return <ClientMessages namespaces={['offers']}>{render(promoErrors)}</ClientMessages>;
}
