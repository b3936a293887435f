import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { AddedMessages } from '@/components/ui/added-messages';
import { Button } from '@/components/ui/button';
import { useLoaded } from '@/components/ui/use-loaded';
import { loadMessages } from '@/i18n/lazy-messages';
import { isFocusLost } from '@/lib/browser/is-focus-lost';
import { GAME_PAGE } from '@/lib/routing/game-exit';
import { openDialog } from '@/stores/dialogs';
import { CONSENT_PURPOSES, useConsent } from '@/stores/consent';
import styles from './consent-bar.module.scss';

/** Asks once for third-party services (decision 0025): refusing is as easy as accepting. Not over a running game. */
export function ConsentBar({ path }: { path: string }) {
  const isUndecided = useConsent(({ allowed }) => allowed === null);
  return isUndecided && !GAME_PAGE.test(path) ? <LoadedQuestion /> : null;
}

function LoadedQuestion() {
  const messages = useLoaded(loadTexts);
  if (!messages) return null;
  return (
    <AddedMessages messages={messages}>
      <Question />
    </AddedMessages>
  );
}

/** Without texts nothing is asked, and without an answer nothing is loaded. */
function loadTexts() {
  return loadMessages(['consent']).catch(() => null);
}

function Question() {
  const t = useTranslations('consent');
  const choose = useConsent((state) => state.choose);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // Focused elements are scrolled clear of the bar, and what sticks to the bottom of the screen stands above it.
    const { classList, style } = document.documentElement;
    const measure = () => {
      const room = bar.current ? innerHeight - bar.current.getBoundingClientRect().top : 0;
      style.setProperty('--consent-room', `${room}px`);
    };
    measure();
    classList.add('consentOpen');
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      classList.remove('consentOpen');
      measure();
      // The bar is the last of the document: the next Tab would leave the page.
      if (isFocusLost()) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={bar} className={styles.bar} aria-label={t('title')}>
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
