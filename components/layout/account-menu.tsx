import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { QueryProvider } from '@/components/shared/query/query-client';
import { useLevelText } from '@/components/shared/loyalty/points-text';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { levelProgress } from '@/lib/loyalty/rules';
import { paths } from '@/lib/routing/paths';
import { useSession } from '@/stores/session';
import { MenuRow } from './menu-row';
import { SignOutButton } from './sign-out-button';
import { ThemeChoice } from './theme-choice';
import styles from './player-menu.module.scss';

/** Player with level, account pages, and sign-out (R-AUTH-09). */
export function AccountMenu({ close }: DialogProps<'account'>) {
  const t = useTranslations();
  const user = useSession((state) => state.user);
  const leave = () => close();
  return (
    <div className={styles.menu}>
      <div>
        <DialogTitle>
          <bdi>{user?.fakename ?? user?.login ?? t('common.profile')}</bdi>
        </DialogTitle>
        <QueryProvider>
          <Level />
        </QueryProvider>
      </div>
      <nav aria-label={t('menu.accountMenu')} className={styles.list}>
        <MenuRow href={paths.profile()} icon="user" text={t('menu.settings')} onLeave={leave} />
        <MenuRow href={paths.profile('bonuses')} icon="gift" text={t('menu.bonuses')} onLeave={leave} />
        <MenuRow href={paths.history()} icon="history" text={t('menu.history')} onLeave={leave} />
        <MenuRow href={paths.profile('security')} icon="lock" text={t('menu.security')} onLeave={leave} />
        <MenuRow
          href={paths.profile('notification')}
          icon="bell"
          text={t('menu.notifications')}
          onLeave={leave}
        />
      </nav>
      <ThemeChoice isNamed />
      <SignOutButton />
    </div>
  );
}

/** Renders nothing outside of the loyalty programme, or until it is known. */
function Level() {
  const t = useTranslations('menu');
  const levelText = useLevelText();
  const { data } = useQuery(loyaltyInfoQuery);
  if (!data?.is_active) return null;
  const progress = levelProgress(data.points, data.levels);
  return (
    <div className={styles.level}>
      <p>
        <strong>{progress.current?.name}</strong>
        <span>{levelText(progress, data.pointsAlias) ?? t('topLevel')}</span>
      </p>
      <progress value={progress.percent} max={100} aria-label={t('loyalty')} />
    </div>
  );
}
