'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-props';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/runtime/error-reactions';
import { errorText } from '@/components/runtime/error-text';
import { QueryProvider } from '@/components/runtime/query-client';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useChangeCashback } from '@/lib/cashback/mutations';
import { isCashbackGone } from '@/lib/cashback/read-cashback';
import { formatAmount } from '@/lib/format/money';
import { PlatformError } from '@/lib/platform/error';
import { paths } from '@/lib/routing/paths';
import styles from './unseen-cashback-dialog.module.scss';

const LOOKS = {
  takeable: { icon: 'coins', title: 'cashback.title', text: 'cashback.text' },
  over: { icon: 'clock', title: 'cashback.overTitle', text: 'cashback.overText' },
  paid: { icon: 'coins', title: 'cashback.title', text: 'cashback.paidText' },
} as const;

function lookOf(isTakeable: boolean, isOver = false): keyof typeof LOOKS {
  if (isTakeable) return 'takeable';
  return isOver ? 'over' : 'paid';
}

/**
 * The newest cashback, shown once (R-CBACK-04); one that can be taken is taken here. One whose time is over says that in
 * place of the operator's words, which promise it.
 */
export function UnseenCashbackDialog(props: DialogProps<'unseenCashback'>) {
  return (
    <QueryProvider>
      <Cashback {...props} />
    </QueryProvider>
  );
}

function Cashback({ id, title, text, amount, isTakeable, isOver, close }: DialogProps<'unseenCashback'>) {
  const t = useTranslations('popups');
  const { mutateAsync, isSuccess } = useChangeCashback(id);
  // Said where it was pressed.
  const [failure, setFailure] = useState<string | null>(null);
  const look = LOOKS[lookOf(isTakeable, isOver)];
  const words = (isOver ? null : text) ?? t(look.text);

  const [isTaking, take] = useSingleRun(async () => {
    setFailure(null);
    try {
      await mutateAsync('payout');
    } catch (error) {
      await reactToError(error, 'inline');
      const type = error instanceof PlatformError ? error.type : 'UnknownErrorException';
      setFailure((await isCashbackGone(error, id)) ? t('cashback.gone') : await errorText(type));
    }
    void refreshBalance();
  });

  if (isSuccess) return <Taken title={title} onClose={() => close('taken')} />;
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
