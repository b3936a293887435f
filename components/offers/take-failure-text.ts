import { refusalText } from '@/components/shared/feedback/error-text';
import { takeFailure } from '@/lib/offers/rules';

type Reason = NonNullable<ReturnType<typeof takeFailure>>;

/** Why an offer could not be taken, by our text for it (R-OFFER-04); null where only the error itself says. */
export function takeFailureText(error: unknown, textOf: (reason: Reason) => string): string | null {
  const reason = takeFailure(error);
  if (reason === null) return null;
  const own = textOf(reason);
  // The platform's own sentence says more than the general refusal.
  return (reason === 'refused' ? refusalText(error, own) : null) ?? own;
}
