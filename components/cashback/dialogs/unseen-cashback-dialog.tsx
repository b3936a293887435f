import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-title';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { actionErrorText, errorText } from '@/components/shared/feedback/error-text';
import { withQueries } from '@/components/shared/query/query-client';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useChangeCashback } from '@/lib/cashback/mutations';
import { isCashbackGone } from '@/lib/cashback/read-cashback';
import { isEmptySum } from '@/lib/cashback/rules';
import { formatAmount } from '@/lib/format/money';
import { PlatformError } from '@/lib/platform/error';
import { paths } from '@/lib/routing/paths';
import styles from './unseen-cashback-dialog.module.scss';

const LOOKS = {
  takeable: { icon: 'coins', title: 'cashback.title', text: 'cashback.text' },
  over: { icon: 'clock', title: 'cashback.overTitle', text: 'cashback.overText' },
  empty: { icon: 'coins', title: 'cashback.title', text: 'cashback.emptyText' },
  paid: { icon: 'coins', title: 'cashback.title', text: 'cashback.paidText' },
} as const;

function lookOf(isOpen: boolean, isEmpty: boolean, isOver: boolean): keyof typeof LOOKS {
  if (isOpen) return isEmpty ? 'empty' : 'takeable';
  return isOver ? 'over' : 'paid';
}

/** Shown once (R-CBACK-04). The operator's text promises money; ours replaces it if there is none. */
export const UnseenCashbackDialog = withQueries(function UnseenCashbackDialog({
  id,
  title,
  text,
  amount,
  isOver,
  close,
  ...given
}: DialogProps<'unseenCashback'>) {
  const t = useTranslations('popups');
  const { mutateAsync, data: isTaken } = useChangeCashback(id);
  // Shown next to the button that was clicked.
  const [failure, setFailure] = useState<string | null>(null);
  const isEmpty = isEmptySum(amount);
  const isTakeable = given.isTakeable && !isEmpty;
  const look = LOOKS[lookOf(given.isTakeable, isEmpty, isOver)];
  const words = (isOver || isEmpty ? null : text) ?? t(look.text);

  const [isTaking, take] = useSingleRun(async () => {
    setFailure(null);
    try {
      if (!(await mutateAsync('payout'))) setFailure(t('cashback.gone'));
    } catch (error) {
      await reactToError(error, 'inline');
      setFailure((await isCashbackGone(error, id)) ? t('cashback.gone') : await textOf(error));
    }
    void refreshBalance();
  });

  if (isTaken) return <Taken title={title} onClose={() => close()} />;
  return (
    <MessagePanel
      icon={look.icon}
      title={title ?? t(look.title)}
      amount={amount && formatAmount(amount)}
      text={
        <>
          <p>{words}</p>
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        </>
      }
    >
      {isTakeable && (
        <Button isWide isBusy={isTaking} onClick={() => void take()}>
          {t('cashback.take')}
        </Button>
      )}
      <ButtonLink
        look={isTakeable ? 'ghost' : 'primary'}
        href={paths.profile('cashback')}
        isWide
        onClick={() => close()}
      >
        {t('cashback.toCashback')}
      </ButtonLink>
    </MessagePanel>
  );
});

function textOf(error: unknown): Promise<string> {
  return error instanceof PlatformError ? actionErrorText(error) : errorText('UnknownErrorException');
}

function Taken({ title, onClose }: { title: string | null; onClose(): void }) {
  const t = useTranslations('popups');
  return (
    <MessagePanel
      icon="checkCircle"
      title={title ?? t('cashback.title')}
      text={<p role="status">{t('cashback.taken')}</p>}
    >
      <Button isWide onClick={onClose}>
        {t('fine')}
      </Button>
    </MessagePanel>
  );
}
