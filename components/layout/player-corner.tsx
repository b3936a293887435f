import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/app-shell/dialogs/dialog-button';
import { warmDialog } from '@/components/app-shell/dialogs/warm-dialog';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { sumText } from '@/lib/format/money';
import { paths } from '@/lib/routing/paths';
import type { User } from '@/lib/session/schema';
import { useDialogs, type DialogName } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import styles from './player-corner.module.scss';

/** On first interaction: the page's own code loads before it. */
const LevelRing = lazyPart(() =>
  firstInteraction()
    .then(() => import('./level-ring'))
    .then((module) => module.LevelRing),
);

/** Longest sum that leaves space for all buttons in a phone's header: `12,345.67 €`. */
const ROOMY_LENGTH = 11;

/** The balance opens the wallet, the avatar the account menu. Blocked players only get the avatar. */
export function PlayerCorner({ user }: { user: User }) {
  const t = useTranslations('common');
  const sum = sumText(user.balance_main);
  const isWalletOpen = useIsOpen('wallet');
  const isBlocked = useFatal(({ kind }) => kind === 'blocked');
  const name = user.fakename ?? user.login ?? '';

  /** Prefetched on hover or focus, so that the menus open without delay. */
  function fetchMenus(): void {
    void warmDialog('wallet');
    void warmDialog('account');
  }

  return (
    <div className={styles.player} onPointerEnter={fetchMenus} onFocus={fetchMenus}>
      {!isBlocked && (
        <>
          <DialogButton
            dialog="wallet"
            given={{}}
            className={styles.balance}
            aria-label={`${t('balance')}: ${sum}`}
            aria-expanded={isWalletOpen}
          >
            <span
              className={styles.amount}
              data-testid="balance"
              data-long={sum.length > ROOMY_LENGTH ? '' : undefined}
            >
              {sum}
            </span>
            <Icon name="chevronDown" size={16} />
          </DialogButton>
          <Link href={paths.deposit()} className={styles.plus} aria-label={t('deposit')}>
            <Icon name="plus" />
            <span aria-hidden="true">{t('deposit')}</span>
          </Link>
        </>
      )}
      <DialogButton
        dialog="account"
        given={{}}
        className={styles.avatar}
        aria-label={t('profile')}
        aria-expanded={useIsOpen('account')}
      >
        {name ? <span aria-hidden="true">{Array.from(name)[0]?.toUpperCase()}</span> : <Icon name="user" />}
        <LevelRing className={styles.ring} />
      </DialogButton>
    </div>
  );
}

/** Marks the button as open on click, before the menu's code has loaded. */
function useIsOpen(name: DialogName): boolean {
  return useDialogs(({ stack }) => stack.some((dialog) => dialog.name === name));
}
