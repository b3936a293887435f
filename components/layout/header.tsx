import { getTranslations } from 'next-intl/server';
import { DialogButton } from '@/components/app-shell/dialogs/dialog-button';
import { buttonClasses } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import { HeaderSession } from './header-session';
import { Logo } from './logo';
import styles from './header.module.scss';

export async function Header({ siteName }: { siteName: string }) {
  const t = await getTranslations('menu');
  const common = await getTranslations('common');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href={paths.home()} className={styles.logo} aria-label={siteName}>
          <Logo name={siteName} />
        </Link>
        <DialogButton dialog="gamesSearch" given={{}} className={styles.search} aria-keyshortcuts="/">
          <Icon name="search" />
          <span>{t('search')}</span>
        </DialogButton>
        <HeaderSession>
          <DialogButton
            dialog="auth"
            given={{ type: 'authorization' }}
            className={buttonClasses({ look: 'ghost', size: 's' })}
          >
            {common('logIn')}
          </DialogButton>
          <DialogButton
            dialog="auth"
            given={{ type: 'registration' }}
            className={buttonClasses({ look: 'secondary', size: 's' })}
          >
            {common('register')}
          </DialogButton>
        </HeaderSession>
      </div>
    </header>
  );
}
