import { ClientMessages } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { loadCollection } from '@/lib/content/loaders.server';
import { PromoCodeForm } from './promo-code-form';

/**
 * The promo code field with all it needs: its texts and the operator's words for failures. A page hands it to whatever
 * part shows it; it brings its own form, so it stands beside other forms, never inside one (R-OFFER-06).
 */
export async function PromoCodeBox() {
  const { promoErrors } = await loadCollection('common', await currentLocale());
  return (
    <ClientMessages namespaces={['offers']}>
      <PromoCodeForm errors={promoErrors} />
    </ClientMessages>
  );
}
