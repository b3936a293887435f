'use client';

import { useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-props';
import { Button } from '@/components/ui/button';
import { formatAmount } from '@/lib/format/money';

/** Warns before an active bonus is given up (R-BON-05, R-DLG-06). */
export function BurnBonusesDialog(props: DialogProps<'burnBonuses'>) {
  return <BonusQuestion {...props} about="burn" />;
}

/** Asks before a bonus becomes the active one (R-DLG-06). */
export function ActivateBonusDialog(props: DialogProps<'activateBonus'>) {
  return <BonusQuestion {...props} about="activate" />;
}

/** Asks before a bonus disappears (R-DLG-06). */
export function RemoveBonusDialog(props: DialogProps<'removeBonus'>) {
  return <BonusQuestion {...props} about="remove" />;
}

type BonusQuestionProps = DialogProps<'burnBonuses'> & { about: 'burn' | 'activate' | 'remove' };

function BonusQuestion({ about, title, amount, close }: BonusQuestionProps) {
  const t = useTranslations('popups');
  const tDialogs = useTranslations('dialogs');
  return (
    <MessagePanel
      icon={about === 'activate' ? 'gift' : 'alert'}
      title={t(`${about}.title`)}
      amount={amount && formatAmount(amount)}
      text={t(`${about}.text`, { title: title ?? t('thisBonus') })}
    >
      <Button isWide look={about === 'activate' ? 'primary' : 'danger'} onClick={() => close(true)}>
        {t(`${about}.confirm`)}
      </Button>
      <Button isWide look="secondary" onClick={() => close()}>
        {tDialogs('cancel')}
      </Button>
    </MessagePanel>
  );
}
