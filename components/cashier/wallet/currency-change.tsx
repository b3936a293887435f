import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { announceCurrencyChange } from '@/components/shared/session/currency-tabs';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { Button } from '@/components/ui/button';
import { formatAmount, toMinor, type Amount } from '@/lib/format/money';
import { useSetCurrency } from '@/lib/money/mutations';
import { currencyRatesQuery } from '@/lib/money/queries';
import { convertAmount } from '@/lib/money/rules';
import type { CurrencyRates } from '@/lib/money/schema';
import { openDialog } from '@/stores/dialogs';
import { showToast } from '@/stores/toasts';
import styles from './currency-change.module.scss';

/** The platform decides the actual sum (R-SESS-14), so balances are refetched whatever the outcome. */
export function CurrencyChange({ currencies, balance }: { currencies: readonly string[]; balance: Amount }) {
  const t = useTranslations('cashier');
  const id = useId();
  const client = useQueryClient();
  const change = useSetCurrency();
  const rates = useQuery(currencyRatesQuery);
  // A choice is dropped when the account's currency changes, as in another tab.
  const [choice, setChoice] = useState({ from: balance.currency, to: balance.currency });
  const chosen = choice.from === balance.currency ? choice.to : balance.currency;
  const choices = [...new Set([balance.currency, ...currencies])];
  if (choices.length < 2) return null;
  const worth = rates.data ? convertAmount(balance, chosen, rates.data) : null;
  const isOther = chosen !== balance.currency;

  async function askAndChange(): Promise<void> {
    const isSure = await openDialog('confirm', {
      title: t('currency.confirmTitle'),
      text: [
        t('currency.confirmText', { from: balance.currency, to: chosen }),
        worth && t('currency.confirmWorth', { sum: formatAmount(worth) }),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t('currency.confirm'),
    });
    if (!isSure) return;
    const [done] = await Promise.allSettled([change.mutateAsync(chosen)]);
    void refreshBalance();
    if (done.status === 'rejected') return;
    announceCurrencyChange();
    void client.invalidateQueries();
    showToast('success', t('currency.changed', { currency: chosen }));
  }

  return (
    <section className={styles.currency}>
      <h2 className={styles.title}>{t('currency.title')}</h2>
      <div className={styles.row}>
        <label htmlFor={id} className="visuallyHidden">
          {t('currency.label')}
        </label>
        <select
          id={id}
          name="currency"
          className={styles.select}
          value={chosen}
          onChange={(event) => setChoice({ from: balance.currency, to: event.target.value })}
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
        {isOther && <Worth balance={balance} currency={chosen} rates={rates} />}
      </p>
    </section>
  );
}

interface WorthProps {
  balance: Amount;
  currency: string;
  rates: UseQueryResult<CurrencyRates>;
}

/** Plain text if the rate is unknown. */
function Worth({ balance, currency, rates }: WorthProps) {
  const t = useTranslations('cashier');
  if (rates.isPending) return null;
  const worth = rates.data && convertAmount(balance, currency, rates.data);
  const rate = rates.data && finerRate(balance.currency, currency, rates.data);
  if (!worth || !rate) return t('currency.noRate');
  return `${t('currency.rate', { from: rate.from, rate: formatAmount(rate.sum) })} ${t('currency.worth', { sum: formatAmount(worth) })}`;
}

/** The rate in the direction that rounding changes least: 1 VND would be worth 0 EUR. Null if it is unknown. */
function finerRate(from: string, to: string, rates: CurrencyRates): { from: string; sum: Amount } | null {
  const sum = convertAmount({ amount: 1, currency: from }, to, rates);
  const inverse = convertAmount({ amount: 1, currency: to }, from, rates);
  if (!sum || !inverse) return null;
  const isFiner = toMinor(inverse.amount, from) > toMinor(sum.amount, to);
  return isFiner ? { from: to, sum: inverse } : { from, sum };
}
