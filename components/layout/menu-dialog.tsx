import { useTranslations } from 'next-intl';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';
import { LanguageSwitch } from './language-switch';
import { MenuBanner } from './menu-banner';
import { MenuItem } from './menu-item';
import { MenuRow } from './menu-row';
import { sectionIcon } from './section-icon';
import { SignOutButton } from './sign-out-button';
import { ThemeChoice } from './theme-choice';
import styles from './menu-dialog.module.scss';

export function MenuDialog({ items, locales, close }: DialogProps<'menu'>) {
  const t = useTranslations('menu');
  const isPlayer = useSession(selectIsPlayer);
  const done = () => close();
  return (
    <div className={styles.menu}>
      <DialogTitle>{t('menu')}</DialogTitle>
      {isPlayer ? <MenuBanner onLeave={done} /> : <GuestButtons close={done} />}
      <nav aria-label={t('mainMenu')} className={styles.list}>
        {items.map((item) => (
          <MenuItem
            key={item.href}
            href={item.href}
            icon={sectionIcon(item.href)}
            picture={item.icon ?? undefined}
            lang={item.lang}
            className={styles.entry}
            activeClassName={styles.active}
            onClick={done}
          >
            {item.title}
          </MenuItem>
        ))}
      </nav>
      {isPlayer && <AccountLinks close={done} />}
      <LanguageSwitch locales={locales} isWide />
      <ThemeChoice isNamed />
      {isPlayer ? <SignOutButton /> : <MenuBanner onLeave={done} />}
    </div>
  );
}

function GuestButtons({ close }: { close(): void }) {
  const t = useTranslations('common');
  const open = (type: 'authorization' | 'registration') => {
    close();
    void openDialog('auth', { type });
  };
  return (
    <div className={styles.guest}>
      <Button look="secondary" isWide onClick={() => open('authorization')}>
        {t('logIn')}
      </Button>
      <Button isWide onClick={() => open('registration')}>
        {t('register')}
      </Button>
    </div>
  );
}

const ACCOUNT_LINKS = [
  { text: 'common.profile', icon: 'user', href: paths.profile() },
  { text: 'common.deposit', icon: 'wallet', href: paths.deposit() },
  { text: 'menu.withdraw', icon: 'card', href: paths.withdraw() },
  { text: 'menu.history', icon: 'history', href: paths.history() },
  { text: 'menu.wallet', icon: 'coins', href: paths.wallet() },
] as const;

function AccountLinks({ close }: { close(): void }) {
  const t = useTranslations();
  return (
    <nav aria-label={t('menu.accountMenu')} className={styles.list}>
      {ACCOUNT_LINKS.map(({ text, icon, href }) => (
        <MenuRow key={text} href={href} icon={icon} text={t(text)} onLeave={close} />
      ))}
    </nav>
  );
}
