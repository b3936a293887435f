import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import type { DepositOfferChoice } from './use-deposit-offer';
import styles from './offer-choice.module.scss';

interface OfferChoiceProps {
  choice: DepositOfferChoice;
  /** Sysname of the selected method. */
  method: string;
}

/** One line for the chosen offer; all until one is chosen. Those that exclude the method are disabled (R-CASH-08). */
export function OfferChoice({ choice: { offers, chosen, isWantedGone, choose }, method }: OfferChoiceProps) {
  const t = useTranslations('cashier.offer');
  const name = useId();
  const note = isWantedGone ? <p className={styles.gone}>{t('gone')}</p> : null;
  if (offers.length === 0) return note;
  const isNone = chosen === null;
  const nameOf = (id: string) => offers.find((offer) => offer.id === id)?.name ?? t('unnamed', { id });
  return (
    <div className={styles.fold}>
      {note}
      <details open={isNone}>
        <summary className={styles.line}>
          <Icon name="gift" />
          <span className={styles.words}>
            <span className={styles.detail}>{t('title')}</span>
            <span className={styles.title}>{isNone ? t('none') : nameOf(chosen)}</span>
          </span>
          <Icon name="chevronDown" className={styles.chevron} />
        </summary>
        <fieldset className={styles.offers}>
          <legend className="visuallyHidden">{t('title')}</legend>
          <Option name={name} title={t('none')} isChosen={isNone} onChoose={() => choose(null)} />
          {offers.map((offer) => {
            const isExcluded = offer.excludeMethods.includes(method);
            return (
              <Option
                key={offer.id}
                name={name}
                title={nameOf(offer.id)}
                detail={isExcluded ? t('excluded') : offer.title}
                isDisabled={isExcluded}
                isChosen={chosen === offer.id}
                onChoose={() => choose(offer.id)}
              />
            );
          })}
        </fieldset>
      </details>
    </div>
  );
}

interface OptionProps {
  name: string;
  title: string;
  detail?: string | null;
  isDisabled?: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({ name, title, detail, isDisabled, isChosen, onChoose }: OptionProps) {
  return (
    <label className={clsx(styles.option, isDisabled && styles.disabled)}>
      <input
        type="radio"
        name={name}
        className={styles.radio}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && detail !== title && <span className={styles.detail}>{detail}</span>}
      </span>
    </label>
  );
}
