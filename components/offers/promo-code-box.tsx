import { PromoCodeForm } from './promo-code-form';
import { PromoCodeFrame } from './promo-code-frame';

/** The promo code field, open. */
export function PromoCodeBox() {
  return <PromoCodeFrame render={(errors) => <PromoCodeForm errors={errors} />} />;
}
