'use client';

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadMessages } from '@/i18n/lazy-messages';
import { openDialog } from '@/stores/dialogs';
import { CONSENT_PURPOSES, useConsent } from '@/stores/consent';
import styles from './consent-bar.module.scss';

/**
 * Asks once whether third-party services may be loaded (decision 0025): refusing is as easy as accepting, and nothing
 * is loaded before the answer. Not shown over a running game.
 */
export function ConsentBar({ path }: { path: string }) {
  const isUndecided = useConsent(({ allowed }) => allowed === null);
  const locale = useLocale();
  const shared = useMessages();
  const [messages, setMessages] = useState<Record<string, object> | null>(null);
  useEffect(() => {
    if (!isUndecided) return;
    // Without its texts nothing is asked, and without an answer nothing is loaded.
    void loadMessages(locale, ['consent']).then(setMessages, () => undefined);
  }, [isUndecided, locale]);
  if (!isUndecided || !messages || path.startsWith('/game/')) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...shared, ...messages }}>
      <Question />
    </NextIntlClientProvider>
  );
}

function Question() {
  const t = useTranslations('consent');
  const choose = useConsent((state) => state.choose);
  useEffect(() => {
    // Focused elements are scrolled clear of the bar.
    const root = document.documentElement;
    root.classList.add('consentOpen');
    return () => root.classList.remove('consentOpen');
  }, []);
  return (
    <section className={styles.bar} aria-label={t('title')}>
      <p className={styles.text}>{t('question')}</p>
      <div className={styles.buttons}>
        <Button look="secondary" size="s" onClick={() => choose([], Date.now())}>
          {t('refuse')}
        </Button>
        <Button look="secondary" size="s" onClick={() => choose(CONSENT_PURPOSES, Date.now())}>
          {t('accept')}
        </Button>
        <Button look="ghost" size="s" onClick={() => void openDialog('consent', {})}>
          {t('choose')}
        </Button>
      </div>
    </section>
  );
}
