import { useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-title';
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
      question={isRemoval ? undefined : t('burn.deactivateTitle')}
      details={details}
      confirmLabel={isRemoval ? undefined : t('burn.deactivate')}
    />
  );
}

/** Asks before a bonus is activated (R-DLG-06). */
export function ActivateBonusDialog(props: DialogProps<'activateBonus'>) {
  return <BonusQuestion {...props} about="activate" />;
}

/** Asks before a bonus is removed (R-DLG-06). */
export function RemoveBonusDialog(props: DialogProps<'removeBonus'>) {
  return <BonusQuestion {...props} about="remove" />;
}

type BonusQuestionProps = DialogProps<'activateBonus'> & {
  about: 'burn' | 'activate' | 'remove';
  /** Heading; uses the same verb as the button. Both have defaults for each question. */
  question?: string | undefined;
  details?: string;
  confirmLabel?: string | undefined;
};

function BonusQuestion({ about, question, details, confirmLabel, title, amount, close }: BonusQuestionProps) {
  const t = useTranslations('popups');
  const tDialogs = useTranslations('dialogs');
  return (
    <MessagePanel
      icon={about === 'activate' ? 'gift' : 'alert'}
      title={question ?? t(`${about}.title`)}
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
          {confirmLabel ?? t(`${about}.confirm`)}
        </Button>
      </div>
    </MessagePanel>
  );
}
