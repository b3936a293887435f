'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import { useSitePath } from '@/components/ui/site-path';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { showToast } from '@/stores/toasts';
import type { ProfileChild } from '@/lib/routing/account-parts';
import { isOnPage } from '@/lib/routing/is-on-page';
import { accountMenu, type AccountEntry, type AccountPageKey } from './account-pages';
import styles from './account-nav.module.scss';

const AccountState = lazyPart(() => import('./account-state').then((module) => module.AccountState));
const loadSignOut = () => import('@/components/shared/session/sign-out');

interface AccountNavProps {
  /** Children of the profile that are switched off. */
  off: readonly ProfileChild[];
  /** By page, as known to the server; empty where it knows none. Pages that are left out show none in the browser either. */
  states: Partial<Record<AccountPageKey, string>>;
}

/** Beside the page from laptop up, collapsed above it on smaller screens. */
export function AccountNav({ off, states }: AccountNavProps) {
  const t = useTranslations('profile');
  const id = useId();
  const path = useSitePath();
  // Bound to the page where it was opened: navigating closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  const isInteractive = useIsInteractive();
  return (
    <nav aria-label={t('menu.label')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : path)}
      >
        {t('menu.label')}
        <Icon name="chevronDown" size={16} className={styles.chevron} />
      </button>
      <div id={id} className={clsx(styles.index, isOpen && styles.open)}>
        {accountMenu(off).map(
          ({ key, entries }) =>
            entries.length > 0 && (
              <div key={key}>
                <p className={styles.groupTitle}>{t(`menu.${key}`)}</p>
                <ul>
                  {entries.map((entry) => (
                    <Entry
                      key={entry.key}
                      entry={entry}
                      path={path}
                      state={states[entry.key]}
                      isLive={isInteractive}
                    />
                  ))}
                </ul>
              </div>
            ),
        )}
        <SignOutButton />
      </div>
    </nav>
  );
}

function SignOutButton() {
  const t = useTranslations();
  const [isLeaving, setIsLeaving] = useState(false);
  function leave(): void {
    setIsLeaving(true);
    void loadSignOut()
      .then(({ signOut }) => signOut(), sayNotLoaded)
      .finally(() => setIsLeaving(false));
  }
  function sayNotLoaded(error: unknown): void {
    reloadAfter(error);
    showToast('error', t('common.notLoaded'));
  }
  return (
    <button
      type="button"
      className={clsx(styles.item, styles.entry)}
      onPointerEnter={fetchSignOut}
      onFocus={fetchSignOut}
      aria-busy={isLeaving || undefined}
      onClick={leave}
    >
      <Icon name="logout" size={20} />
      {t('profile.menu.logOut')}
    </button>
  );
}

/** Prefetched on hover or focus, so that signing out starts without delay. */
function fetchSignOut(): void {
  loadSignOut().catch(() => undefined);
}

/** The code that follows the session is not part of the first load. */
function useIsInteractive(): boolean {
  const [isInteractive, setIsInteractive] = useState(false);
  useEffect(() => void firstInteraction().then(() => setIsInteractive(true)), []);
  return isInteractive;
}

interface EntryProps {
  entry: AccountEntry;
  path: string;
  state: string | undefined;
  isLive: boolean;
}

function Entry({ entry, path, state, isLive }: EntryProps) {
  const t = useTranslations('profile');
  const id = useId();
  const isActive = isOnPage(path, entry.href);
  return (
    <li className={clsx(styles.item, isActive && styles.active)}>
      <Link
        href={entry.href}
        className={styles.entry}
        aria-current={isActive ? 'page' : undefined}
        aria-describedby={id}
      >
        <Icon name={entry.icon} size={20} />
        {t(`pages.${entry.key}`)}
      </Link>
      <span id={id} className={styles.state}>
        {isLive && state !== undefined ? <AccountState page={entry.key} fallback={state} /> : state}
      </span>
    </li>
  );
}
