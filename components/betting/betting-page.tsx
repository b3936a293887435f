import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Icon } from '@/components/ui/icon';
import type { LoadedBetting } from '@/lib/betting/loader';
import { BettingClosed } from './betting-closed';
import { BettingFrame } from './betting-frame';
import styles from './betting-page.module.scss';

/** The operator's sportsbook in a frame, or a notice that betting is closed (R-BET-01). */
export async function BettingPage({ betting: { url, notice, noticeLang } }: { betting: LoadedBetting }) {
  const t = await getTranslations('betting');
  const isOpen = url !== null;
  return (
    <div className={clsx(styles.page, isOpen && styles.framed)}>
      <h1 className={styles.title}>{t('title')}</h1>
      {isOpen ? (
        <ClientMessages namespaces={['betting']}>
          <BettingFrame url={url} />
        </ClientMessages>
      ) : (
        <BettingClosed />
      )}
      {notice !== null && (
        <p className={styles.notice} lang={noticeLang}>
          <Icon name="info" size={18} className={styles.mark} />
          {notice}
        </p>
      )}
    </div>
  );
}
