import { useTranslations } from 'next-intl';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { ButtonLink } from '@/components/ui/button-link';
import { formatAmount, sumText } from '@/lib/format/money';
import { FURTHER_BALANCES } from '@/lib/money/rules';
import { paths } from '@/lib/routing/paths';
import { useSession } from '@/stores/session';
import { MenuRow } from './menu-row';
import styles from './player-menu.module.scss';

/** All balances of the player, and links to deposit and withdrawal (R-SESS-02). */
export function WalletMenu({ close }: DialogProps<'wallet'>) {
  const t = useTranslations();
  const user = useSession((state) => state.user);
  const leave = () => close();
  if (!user) return <DialogTitle>{t('menu.wallet')}</DialogTitle>;
  const further = FURTHER_BALANCES.flatMap((name) => {
    const amount = user[name];
    return amount ? [{ name, sum: formatAmount(amount) }] : [];
  });
  return (
    <div className={styles.menu}>
      <DialogTitle>{t('menu.wallet')}</DialogTitle>
      <dl className={styles.balances}>
        <div className={styles.main}>
          <dt>{t('menu.balances.balance_main')}</dt>
          <dd>{sumText(user.balance_main)}</dd>
        </div>
        {further.map(({ name, sum }) => (
          <div key={name}>
            <dt>{t(`menu.balances.${name}`)}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        <ButtonLink href={paths.deposit()} isWide onClick={leave}>
          {t('common.deposit')}
        </ButtonLink>
        <ButtonLink href={paths.withdraw()} look="secondary" isWide onClick={leave}>
          {t('menu.withdraw')}
        </ButtonLink>
      </div>
      <nav aria-label={t('menu.wallet')} className={styles.list}>
        <MenuRow href={paths.history()} icon="history" text={t('menu.history')} onLeave={leave} />
        <MenuRow href={paths.wallet()} icon="wallet" text={t('menu.walletDetails')} onLeave={leave} />
      </nav>
    </div>
  );
}
