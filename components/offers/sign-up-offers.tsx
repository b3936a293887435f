import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId } from 'react';
import { withQueries } from '@/components/shared/query/query-client';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/format/number';
import { signUpOffersQuery, type SignUpOffer } from '@/lib/offers/sign-up-offers';
import styles from './sign-up-offers.module.scss';

export type ChosenOffer = SignUpOffer | null;

export interface SignUpOffersProps {
  /** The requested offer: chosen once loaded, unless the visitor has decided. */
  wanted?: string | undefined;
  /** Null for none, undefined as long as the visitor has not decided. */
  chosen: ChosenOffer | undefined;
  onChoose: (offer: ChosenOffer) => void;
}

/** Offers for a new account, folded to the chosen one, or to the question which; none counts until one is chosen. */
export const SignUpOffers = withQueries(function SignUpOffers({
  wanted,
  chosen,
  onChoose,
}: SignUpOffersProps) {
  const t = useTranslations('auth.offers');
  const name = useId();
  const { data, isPending } = useQuery(signUpOffersQuery(wanted));
  const isThere = data?.some(({ id }) => id === wanted) ?? false;
  const chooseWanted = useEffectEvent(() => {
    if (chosen === undefined) onChoose(data?.find(({ id }) => id === wanted) ?? null);
  });
  useEffect(() => {
    if (isThere) chooseWanted();
  }, [isThere]);
  if (isPending) return <Skeleton className={styles.waiting} />;
  if (!data || data.length === 0) return null;
  const option = (offer: SignUpOffer | null) => {
    const isChosen = offer?.id === chosen?.id;
    return (
      <label key={offer?.id ?? ''} className={clsx(styles.option, isChosen && styles.chosen)}>
        <input
          type="radio"
          name={name}
          className={styles.radio}
          checked={isChosen}
          onChange={() => onChoose(offer)}
        />
        <span className={styles.words}>
          <span className={styles.name}>{offer?.name ?? t('none')}</span>
          {offer?.title && <span className={styles.title}>{offer.title}</span>}
        </span>
      </label>
    );
  };
  return (
    <details className={styles.offers}>
      <summary className={styles.line}>
        <Icon name="gift" />
        <span className={styles.words}>
          <span id={`${name}-legend`} className={styles.title}>
            {t('legend')}
          </span>
          <span className={styles.value}>
            {chosen ? (chosen.title ?? chosen.name) : t(chosen === null ? 'none' : 'choose')}
          </span>
        </span>
        {!chosen && (
          <span className={styles.count}>
            {t('count', { count: data.length, number: formatNumber(data.length) })}
          </span>
        )}
        <Icon name="chevronDown" className={styles.chevron} />
      </summary>
      <fieldset aria-labelledby={`${name}-legend`} className={styles.options}>
        {data.map(option)}
        {option(null)}
      </fieldset>
    </details>
  );
});
