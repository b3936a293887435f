'use client';

import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { signOut } from '@/components/runtime/sign-out';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useSitePath } from '@/components/ui/site-path';
import { useShownInRow } from '@/components/ui/use-shown-in-row';
import { localePath } from '@/lib/routing/locale-path';
import { accountMenu, type AccountEntry, type AccountFeatures } from './account-pages';
import styles from './account-nav.module.scss';

/** Menu of cashier and profile: a row that scrolls on small screens, a column beside the page from laptop up. */
export function AccountNav({ features }: { features: AccountFeatures }) {
  const t = useTranslations('profile');
  const { cashier, profile } = accountMenu(features);
  return (
    <nav className={styles.nav} aria-label={t('menu.label')}>
      <Group title={t('menu.cashier')} entries={cashier} />
      <Group title={t('menu.profile')} entries={profile} />
      <button type="button" className={styles.entry} onClick={() => void signOut()}>
        <Icon name="logout" size={20} />
        {t('menu.logOut')}
      </button>
    </nav>
  );
}

function Group({ title, entries }: { title: string; entries: readonly AccountEntry[] }) {
  return (
    <div className={styles.group}>
      <p className={styles.groupTitle}>{title}</p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry }: { entry: AccountEntry }) {
  const t = useTranslations('profile');
  const locale = useLocale();
  const path = useSitePath();
  const isActive = path === entry.href || path.startsWith(`${entry.href}/`);
  const item = useShownInRow(isActive, 'nav');
  const look = {
    className: clsx(styles.entry, isActive && styles.active),
    'aria-current': isActive ? ('page' as const) : undefined,
  };
  const label = (
    <>
      <Icon name={entry.icon} size={20} />
      {t(`pages.${entry.key}`)}
    </>
  );
  return (
    <li ref={item}>
      {entry.isDocument ? (
        <a {...look} href={localePath(locale, entry.href)}>
          {label}
        </a>
      ) : (
        <Link {...look} href={entry.href}>
          {label}
        </Link>
      )}
    </li>
  );
}
