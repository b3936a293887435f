import { useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/dialogs/message-panel';
import type { DialogProps } from '@/components/dialogs/dialog-title';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { formatAmount } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';

/** Links to where the bonus can be used (R-DLG-06). */
export function BettingBonusActivatedDialog({ title, amount, close }: DialogProps<'bettingBonusActivated'>) {
  const t = useTranslations('popups');
  return (
    <MessagePanel
      icon="checkCircle"
      title={t('bettingBonus.title')}
      amount={amount && formatAmount(amount)}
      text={t('bettingBonus.text', { title: title ?? t('thisBonus') })}
    >
      <ButtonLink href={paths.betting()} isWide onClick={() => close()}>
        {t('bettingBonus.toBetting')}
      </ButtonLink>
      <Button look="ghost" isWide onClick={() => close()}>
        {t('fine')}
      </Button>
    </MessagePanel>
  );
}
