import { ClientMessages } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { loadCollection } from '@/lib/content/loaders.server';
import { PromoCodeEntry } from './promo-code-entry';

interface PromoCodeFoldProps {
  /** Word on the button that opens the field. */
  label?: string;
}

/**
 * The promo code field behind a button, for pages whose first load must not bring its code. Like the field itself it
 * stands beside other forms, never inside one (R-OFFER-06).
 */
export async function PromoCodeFold({ label }: PromoCodeFoldProps) {
  const { promoErrors } = await loadCollection('common', await currentLocale());
  return (
    <ClientMessages namespaces={['offers']}>
      <PromoCodeEntry errors={promoErrors} label={label} />
    </ClientMessages>
  );
}
