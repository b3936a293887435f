import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import styles from './game-bar.module.scss';

export function SessionClock() {
  const t = useTranslations('games');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={t('timePlayed')} className={styles.clock}>
      {clockText(seconds)}
    </span>
  );
}

/** `4:05`, or `1:04:05` from one hour. */
function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}
