import { useTranslations } from 'next-intl';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useChangeBonus } from '@/lib/bonuses/mutations';
import {
  bonusActions,
  burnsBonus,
  changeFailure,
  type BonusAction,
  type ListedBonus,
} from '@/lib/bonuses/rules';
import { paths } from '@/lib/routing/paths';
import { openDialog, type BonusNote } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { showToast } from '@/stores/toasts';

interface BonusActionsProps {
  bonus: ListedBonus;
  note: BonusNote;
  name: string;
  /** Its activate button is the only gold one in the list. */
  isNext: boolean;
  onSend: () => void;
}

/** Actions of a bonus. Each asks for confirmation, then refetches the lists and the balance. */
export function BonusActions({ bonus, note, name, isNext, onSend }: BonusActionsProps) {
  const t = useTranslations('rewards');
  const change = useChangeBonus();

  async function ask(action: BonusAction): Promise<void> {
    if (!(await isSure(action, bonus, note))) return;
    onSend();
    const [done] = await Promise.allSettled([change.mutateAsync({ bonus, action })]);
    if (done.status === 'fulfilled') announce(action);
    else showFailure(done.reason);
    void refreshBalance();
  }

  function announce(action: BonusAction): void {
    if (bonus.type === 'betting' && action === 'activate') void openDialog('bettingBonusActivated', note);
    else showToast('success', t(`bonuses.${action}.done`));
  }

  function showFailure(error: unknown): void {
    const reason = changeFailure(error);
    if (reason) showToast('error', t(`bonuses.failures.${reason}`));
    else void reactToError(error, 'react');
  }

  return (
    <>
      {bonus.status === 'active' &&
        (bonus.type === 'betting' ? (
          <ButtonLink href={paths.betting()}>{t('bonuses.bet')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.gameHall()}>{t('bonuses.play')}</ButtonLink>
        ))}
      {bonusActions(bonus).map((action) => (
        <Button
          key={action}
          look={looks(action, isNext)}
          data-ends={action === 'activate' ? undefined : ''}
          isBusy={change.isPending && change.variables.action === action}
          disabled={change.isPending && change.variables.action !== action}
          aria-label={`${t(`bonuses.${action}.button`)}: ${name}`}
          onClick={() => void ask(action)}
        >
          {t(`bonuses.${action}.button`)}
        </Button>
      ))}
    </>
  );
}

function looks(action: BonusAction, isNext: boolean) {
  if (action !== 'activate') return 'ghost';
  return isNext ? 'primary' : 'secondary';
}

/** Asks for confirmation of the action: activate, remove, or give up an active bonus (R-BON-04, R-BON-05). */
async function isSure(action: BonusAction, { type, status }: ListedBonus, note: BonusNote): Promise<boolean> {
  if (action === 'activate') return (await openDialog('activateBonus', note)) === true;
  if (!burnsBonus(status, action)) return (await openDialog('removeBonus', note)) === true;
  const { user } = useSession.getState();
  const balance = (type === 'betting' ? user?.balance_betting_bonus : user?.balance_bonus) ?? null;
  return (await openDialog('burnBonuses', { ...note, balance, isRemoval: action === 'remove' })) === true;
}
