import { refusalText } from '@/components/shared/feedback/error-text';
import { takeFailure } from '@/lib/offers/rules';

type Reason = NonNullable<ReturnType<typeof takeFailure>>;

/** Our text for why an offer could not be taken (R-OFFER-04); null if only the error itself says. */
export function takeFailureText(error: unknown, textOf: (reason: Reason) => string): string | null {
  const reason = takeFailure(error);
  if (reason === null) return null;
  const own = textOf(reason);
  // The platform's own message is more specific than the general one.
  return (reason === 'refused' ? refusalText(error, own) : null) ?? own;
}
