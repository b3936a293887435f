import { useTranslations } from 'next-intl';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { Button } from '@/components/ui/button';
import { useChangeCashback } from '@/lib/cashback/mutations';
import { isCashbackGone } from '@/lib/cashback/read-cashback';
import type { CashbackAction } from '@/lib/cashback/rules';
import { openDialog } from '@/stores/dialogs';
import { showToast } from '@/stores/toasts';

/**
 * Takes or removes the current cashback, each sent once (R-CBACK-03). Removing asks first; taking loses nothing. `sum`
 * is empty when the platform names none. An empty cashback can only be removed, which gives access to an older one: the
 * calls act on the newest.
 */
export function CashbackActions({ id, sum, isEmpty }: { id: string; sum: string; isEmpty: boolean }) {
  const t = useTranslations('rewards');
  const change = useChangeCashback(id);

  async function run(action: CashbackAction): Promise<void> {
    try {
      if (await change.mutateAsync(action)) showToast('success', t(`cashback.${action}.done`));
      else showToast('error', t('cashback.gone'));
    } catch (error) {
      if (await isCashbackGone(error, id)) showToast('error', t('cashback.gone'));
      else void reactToError(error, 'react');
    }
    void refreshBalance();
  }

  const [isTaking, take] = useSingleRun(() => run('payout'));
  const [isRemoving, remove] = useSingleRun(async () => {
    const isSure = await openDialog('confirm', {
      title: t('cashback.remove.title'),
      text: sum === '' ? t('cashback.remove.textWithoutSum') : t('cashback.remove.text', { sum }),
      confirmLabel: t('cashback.remove.button'),
      isDangerous: true,
    });
    if (isSure) await run('remove');
  });

  return (
    <>
      {!isEmpty && (
        <Button isBusy={isTaking} disabled={isRemoving} onClick={() => void take()}>
          {t('cashback.payout.button')}
        </Button>
      )}
      <Button look="ghost" data-ends="" isBusy={isRemoving} disabled={isTaking} onClick={() => void remove()}>
        {t('cashback.remove.button')}
      </Button>
    </>
  );
}
