import { PromoCodeEntry } from './promo-code-entry';
import { PromoCodeFrame } from './promo-code-frame';

interface PromoCodeFoldProps {
  /** Label of the button that opens the field. */
  label?: string;
}

/** The promo code field behind a button, for pages whose first load must not include its code. */
export function PromoCodeFold({ label }: PromoCodeFoldProps) {
  return <PromoCodeFrame render={(errors) => <PromoCodeEntry errors={errors} label={label} />} />;
}
