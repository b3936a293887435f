'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useChatWindow } from '@/stores/chat-window';
import styles from './contact-list.module.scss';

/** Time after a click until the form is suggested instead; longer than the vendor's own timeouts combined. */
const RESPONSE_LIMIT_MS = 30_000;

/** A click loads missing code, asks for consent if needed, and opens the chat. */
export function ChatChannel() {
  const t = useTranslations('support');
  const { status, isWanted, ask, setStatus } = useChatWindow();
  useEffect(() => {
    if (!isWanted || status === 'asking') return;
    const timer = setTimeout(() => setStatus('failed'), RESPONSE_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isWanted, status, setStatus]);
  return (
    <li className={styles.channel}>
      <Icon name="chat" size={24} className={styles.icon} />
      <div className={styles.chat}>
        <p className={styles.name}>{t('ways.chat')}</p>
        <Button look="secondary" size="s" isBusy={isWanted} onClick={ask}>
          {t('chat.open')}
        </Button>
        <p role="status" className={styles.note}>
          {!isWanted && status === 'refused' && t('chat.refused')}
          {!isWanted && (status === 'failed' || status === 'none') && t('chat.failed')}
        </p>
      </div>
    </li>
  );
}
