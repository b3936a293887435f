'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import { Button } from '@/components/ui/button';
import { formatAmount, type Amount } from '@/lib/format/money';
import { useSetCurrency } from '@/lib/money/mutations';
import { currencyRatesQuery } from '@/lib/money/queries';
import { convertAmount } from '@/lib/money/rules';
import { openDialog } from '@/stores/dialogs';
import { useToasts } from '@/stores/toasts';
import styles from './currency-change.module.scss';

interface CurrencyChangeProps {
  currencies: readonly string[];
  balance: Amount;
}

/** Another currency for the account, with about what the balance is worth in it (R-SESS-14). */
export function CurrencyChange({ currencies, balance }: CurrencyChangeProps) {
  const t = useTranslations('cashier');
  const id = useId();
  const client = useQueryClient();
  const toast = useToasts((state) => state.show);
  const change = useSetCurrency();
  const { data: rates } = useQuery(currencyRatesQuery);
  const [chosen, setChosen] = useState(balance.currency);
  const choices = [...new Set([balance.currency, ...currencies])];
  if (choices.length < 2) return null;
  const worth = rates ? convertAmount(balance, chosen, rates) : null;
  const isOther = chosen !== balance.currency;

  async function askAndChange(): Promise<void> {
    const isSure = await openDialog('confirm', {
      title: t('currency.confirmTitle'),
      text: t('currency.confirmText', { from: balance.currency, to: chosen }),
      confirmLabel: t('currency.confirm'),
    });
    if (!isSure) return;
    change.mutate(chosen, {
      onSuccess: () => {
        void refreshBalance();
        void client.invalidateQueries();
        toast('success', t('currency.changed', { currency: chosen }));
      },
    });
  }

  return (
    <section className={styles.currency}>
      <h2 className={styles.title}>{t('currency.title')}</h2>
      <label htmlFor={id} className={styles.label}>
        {t('currency.label')}
      </label>
      <div className={styles.row}>
        <select
          id={id}
          name="currency"
          className={styles.select}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {choices.map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </select>
        <Button
          look="secondary"
          disabled={!isOther}
          isBusy={change.isPending}
          onClick={() => void askAndChange()}
        >
          {t('currency.change')}
        </Button>
      </div>
      <p className={styles.note} aria-live="polite">
        {isOther && worth ? t('currency.worth', { sum: formatAmount(worth) }) : t('currency.note')}
      </p>
    </section>
  );
}
