'use client';

import { useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/registry';
import { QueryProvider } from '@/components/runtime/query-provider';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useChangeCashback } from '@/lib/cashback/mutations';
import { formatAmount } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';

/** The newest cashback, shown once (R-CBACK-04); one that can be taken is taken here. */
export function UnseenCashbackDialog(props: DialogProps<'unseenCashback'>) {
  return (
    <QueryProvider>
      <Cashback {...props} />
    </QueryProvider>
  );
}

function Cashback({ title, text, amount, isTakeable, close }: DialogProps<'unseenCashback'>) {
  const t = useTranslations('popups');
  const { mutate, isPending, isSuccess } = useChangeCashback();
  const canTake = isTakeable && !isSuccess;
  const own = text ?? t(isTakeable ? 'cashback.text' : 'cashback.paidText');

  function take(): void {
    mutate('payout', { onSuccess: () => void refreshBalance() });
  }

  return (
    <MessagePanel
      icon={isSuccess ? 'checkCircle' : 'coins'}
      title={title ?? t('cashback.title')}
      amount={amount && formatAmount(amount)}
      text={isSuccess ? <p role="status">{t('cashback.taken')}</p> : own}
    >
      {canTake && (
        <Button isWide isBusy={isPending} onClick={take}>
          {t('cashback.take')}
        </Button>
      )}
      {isSuccess && (
        <Button isWide onClick={() => close('taken')}>
          {t('fine')}
        </Button>
      )}
      <ButtonLink
        look={canTake || isSuccess ? 'ghost' : 'primary'}
        href={paths.profile('cashback')}
        isWide
        onClick={() => close(isSuccess ? 'taken' : undefined)}
      >
        {t('cashback.toCashback')}
      </ButtonLink>
    </MessagePanel>
  );
}
