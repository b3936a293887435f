'use client';

import { useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-props';
import { Button } from '@/components/ui/button';
import { formatAmount } from '@/lib/format/money';
import styles from './bonus-questions.module.scss';

/** Warns before an active bonus is given up; names the balance of its wallet if known (R-BON-05, R-DLG-06). */
export function BurnBonusesDialog({ balance, isRemoval, ...props }: DialogProps<'burnBonuses'>) {
  const t = useTranslations('popups');
  const known = balance ? [t('burn.balance', { sum: formatAmount(balance) })] : [];
  const details = [...known, ...(isRemoval ? [t('burn.final')] : [])].join(' ');
  return (
    <BonusQuestion
      {...props}
      about="burn"
      question={t(isRemoval ? 'burn.title' : 'burn.deactivateTitle')}
      details={details}
      confirmLabel={t(isRemoval ? 'burn.confirm' : 'burn.deactivate')}
    />
  );
}

/** Asks before a bonus is activated (R-DLG-06). */
export function ActivateBonusDialog(props: DialogProps<'activateBonus'>) {
  const t = useTranslations('popups');
  return (
    <BonusQuestion
      {...props}
      about="activate"
      question={t('activate.title')}
      confirmLabel={t('activate.confirm')}
    />
  );
}

/** Asks before a bonus is removed (R-DLG-06). */
export function RemoveBonusDialog(props: DialogProps<'removeBonus'>) {
  const t = useTranslations('popups');
  return (
    <BonusQuestion
      {...props}
      about="remove"
      question={t('remove.title')}
      confirmLabel={t('remove.confirm')}
    />
  );
}

type BonusQuestionProps = DialogProps<'activateBonus'> & {
  about: 'burn' | 'activate' | 'remove';
  /** Heading; uses the same verb as the button. */
  question: string;
  details?: string;
  confirmLabel: string;
};

function BonusQuestion({ about, question, details, confirmLabel, title, amount, close }: BonusQuestionProps) {
  const t = useTranslations('popups');
  const tDialogs = useTranslations('dialogs');
  return (
    <MessagePanel
      icon={about === 'activate' ? 'gift' : 'alert'}
      title={question}
      amount={amount && formatAmount(amount)}
      text={
        <>
          <p>{t(`${about}.text`, { title: title ?? t('thisBonus') })}</p>
          {details && <p>{details}</p>}
        </>
      }
    >
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => close()}>
          {tDialogs('cancel')}
        </Button>
        <Button look={about === 'activate' ? 'primary' : 'danger'} onClick={() => close(true)}>
          {confirmLabel}
        </Button>
      </div>
    </MessagePanel>
  );
}
