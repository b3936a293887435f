'use client';

import { useTranslations } from 'next-intl';
import { useId, useLayoutEffect, useRef, type FormEvent } from 'react';
import { FieldMessage } from '@/components/forms/field-message';
import { withQueries } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import inputStyles from '@/components/forms/input.module.scss';
import { readStored } from '@/lib/browser/storage';
import { PromoCodeOutcome } from './promo-code-outcome';
import { rememberPromoCode } from './remember-promo-code';
import { usePromoCode } from './use-promo-code';
import styles from './promo-code-form.module.scss';

const MAX_LENGTH = 100;

interface PromoCodeFormProps {
  /** The operator's texts by error code, and `INVALID` for all others. */
  errors: Readonly<Record<string, string>>;
  hasAutoFocus?: boolean;
}

/**
 * Promo code field: a player's code is activated at once, a guest's is checked and stored until the registration
 * (R-OFFER-06 to R-OFFER-10). Prefilled with the stored code. Rendered in the browser only.
 */
export const PromoCodeForm = withQueries(function PromoCodeForm({
  errors,
  hasAutoFocus = false,
}: PromoCodeFormProps) {
  const t = useTranslations('offers');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { error, outcome, isGuest, isRunning, send, forget } = usePromoCode(errors);

  useLayoutEffect(() => {
    // The page's own code, which stores that of the address, may run later.
    rememberPromoCode();
    if (input.current) input.current.value = readStored('promo_code') ?? '';
  }, []);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (input.current) void send(input.current);
  }

  return (
    // POST, so that a submit before hydration never puts a code into an address.
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {t('promoCode.label')}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          name="promo_code"
          className={inputStyles.input}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={hasAutoFocus}
          aria-invalid={error !== null}
          aria-describedby={`${id}-message`}
          onChange={forget}
        />
        <Button type="submit" look="secondary" isBusy={isRunning}>
          {t(isGuest ? 'promoCode.check' : 'promoCode.activate')}
        </Button>
      </div>
      <FieldMessage id={id} error={error} hint={t(isGuest ? 'promoCode.guestHint' : 'promoCode.hint')} />
      <PromoCodeOutcome outcome={outcome} />
    </form>
  );
});
