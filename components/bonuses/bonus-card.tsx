'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import { Button } from '@/components/ui/button';
import { useChangeBonus } from '@/lib/bonuses/mutations';
import { bonusActions, burnsBonus, type BonusAction } from '@/lib/bonuses/rules';
import type { WireBonus } from '@/lib/bonuses/schema';
import { formatAmount } from '@/lib/format/money';
import { readReward } from '@/lib/money/rules';
import { openDialog } from '@/stores/dialogs';
import { useToasts } from '@/stores/toasts';
import styles from './bonus-card.module.scss';

const STATUSES = ['available', 'active', 'finished', 'removed'] as const;

/** A bonus: what it is worth, its status, and what can be done with it. */
export function BonusCard({ bonus }: { bonus: WireBonus }) {
  const t = useTranslations('rewards');
  const { title, text, amount } = readReward(bonus.description);
  const name = title ?? t('bonuses.unnamed', { id: bonus.id });
  const known = STATUSES.find((status) => status === bonus.status);
  return (
    <li className={clsx(styles.card, bonus.status === 'active' && styles.active)}>
      <span className={styles.status}>{known ? t(`bonuses.status.${known}`) : bonus.status}</span>
      <h3 className={styles.title}>{name}</h3>
      {amount && <p className={styles.amount}>{formatAmount(amount)}</p>}
      {text && <p className={styles.text}>{text}</p>}
      <Actions bonus={bonus} name={name} />
    </li>
  );
}

/** Every action asks first; after it the lists and the balance are read anew (R-BON-04, R-BON-05). */
function Actions({ bonus, name }: { bonus: WireBonus; name: string }) {
  const t = useTranslations('rewards');
  const toast = useToasts((state) => state.show);
  const change = useChangeBonus();

  async function ask(action: BonusAction): Promise<void> {
    const isBurning = burnsBonus(bonus.status, action);
    const isSure = await openDialog('confirm', {
      title: t(isBurning ? 'bonuses.burn.title' : `bonuses.${action}.title`),
      text: t(isBurning ? 'bonuses.burn.text' : `bonuses.${action}.text`, { name }),
      confirmLabel: t(`bonuses.${action}.button`),
      isDangerous: action !== 'activate',
    });
    if (!isSure) return;
    change.mutate(
      { bonus, action },
      { onSuccess: () => tell(action), onSettled: () => void refreshBalance() },
    );
  }

  function tell(action: BonusAction): void {
    if (bonus.type === 'betting' && action === 'activate') {
      void openDialog('confirm', {
        title: t('bonuses.bettingActivated.title'),
        text: t('bonuses.bettingActivated.text', { name }),
        confirmLabel: t('bonuses.bettingActivated.button'),
      });
    } else toast('success', t(`bonuses.${action}.done`));
  }

  const actions = bonusActions(bonus);
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          look={action === 'activate' ? 'primary' : 'secondary'}
          isBusy={change.isPending && change.variables.action === action}
          disabled={change.isPending && change.variables.action !== action}
          aria-label={`${t(`bonuses.${action}.button`)}: ${name}`}
          onClick={() => void ask(action)}
        >
          {t(`bonuses.${action}.button`)}
        </Button>
      ))}
    </div>
  );
}
