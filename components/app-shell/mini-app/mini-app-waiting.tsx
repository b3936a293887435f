import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './mini-app-waiting.module.scss';

/** Covers the page during the messenger's automatic sign-in, and keeps the keyboard out of it. */
export function MiniAppWaiting() {
  const t = useTranslations('common');
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const main = document.getElementById('main');
    const parts = [...(cover.current?.parentElement?.children ?? [])];
    const page = parts.find((part) => part.contains(main));
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
  return (
    <div ref={cover} role="status" className={styles.waiting}>
      <Icon name="spinner" size={40} className={styles.spinner} />
      <p>{t('loading')}</p>
    </div>
  );
}
