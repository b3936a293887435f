import { PromoCodeForm } from './promo-code-form';
import { PromoCodeFrame } from './promo-code-frame';

/** The promo code field, expanded. */
export function PromoCodeBox() {
  return <PromoCodeFrame render={(errors) => <PromoCodeForm errors={errors} />} />;
}
