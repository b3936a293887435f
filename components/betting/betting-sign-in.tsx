'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import styles from './betting-sign-in.module.scss';

/** A guest may look around; to bet, they sign in. */
export function BettingSignIn() {
  const t = useTranslations('betting');
  const isGuest = useSession((state) => state.status === 'guest');
  if (!isGuest) return null;
  return (
    <p className={styles.guest}>
      <span>{t('guest')}</span>
      <Button size="s" onClick={() => void openDialog('auth', { type: 'authorization' })}>
        {t('signIn')}
      </Button>
    </p>
  );
}
