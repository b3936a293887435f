import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { isPageOn } from '@/lib/content/switched-pages';
import { PROFILE_CHILDREN } from '@/lib/routing/account-parts';
import { paths } from '@/lib/routing/paths';
import { guardedVisitor } from '@/lib/session/require-player.server';
import { AccountNav } from './account-nav';
import { accountStates } from './account-state-text';
import styles from './account-shell.module.scss';

export async function AccountShell({ children }: { children: ReactNode }) {
  const { features } = await loadSiteConfig(await currentLocale());
  const off = PROFILE_CHILDREN.filter((child) => !isPageOn(paths.profile(child), features));
  const t = await getTranslations('profile.state');
  // Of the account that the guard has read: no request more, and nothing that can fail.
  const states = accountStates({ off, hasTwoFactor: features.twoFactor }, guardedVisitor(), t);
  return (
    <div className={styles.shell}>
      <ClientMessages namespaces={['profile']}>
        <AccountNav off={off} states={states} />
      </ClientMessages>
      <div>{children}</div>
    </div>
  );
}
