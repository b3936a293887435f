'use client';

import { useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-props';
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
  const own = text ?? t(isTakeable ? 'cashback.text' : 'cashback.paidText');

  function take(): void {
    mutate('payout', { onSuccess: () => void refreshBalance() });
  }

  if (isSuccess) return <Taken title={title} onClose={() => close('taken')} />;
  return (
    <MessagePanel
      icon="coins"
      title={title ?? t('cashback.title')}
      amount={amount && formatAmount(amount)}
      text={own}
    >
      {isTakeable && (
        <Button isWide isBusy={isPending} onClick={take}>
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
