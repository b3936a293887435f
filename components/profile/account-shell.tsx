import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { loadSiteConfig } from '@/lib/content/loaders.server';
import { AccountNav } from './account-nav';
import styles from './account-shell.module.scss';

export async function AccountShell({ children }: { children: ReactNode }) {
  const { features } = await loadSiteConfig(await currentLocale());
  const { kycProvider, responsibleGaming, betHistory, loyalty, twoFactor } = features;
  return (
    <div className={styles.shell}>
      <ClientMessages namespaces={['profile']}>
        <AccountNav features={{ kycProvider, responsibleGaming, betHistory, loyalty, twoFactor }} />
      </ClientMessages>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
