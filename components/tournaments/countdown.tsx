'use client';

import { useTranslations } from 'next-intl';
import { remaining } from '@/lib/tournaments/rules';
import styles from './countdown.module.scss';
import { useNow } from './use-now';

interface CountdownProps {
  /** ISO time it runs to. */
  until: string;
  /** What happens then: "Ends in". */
  label: string;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Time left, ticking in the browser; its boxes stand from the start, so that nothing moves when it begins. Gone at zero. */
export function Countdown({ until, label }: CountdownProps) {
  const t = useTranslations('tournaments');
  const now = useNow();
  const left = now === null ? null : remaining(until, now);
  if (left && UNITS.every((unit) => left[unit] === 0)) return null;
  return (
    <div className={styles.countdown} role="timer" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <span className={styles.boxes}>
        {UNITS.map((unit) => (
          <span key={unit} className={styles.box}>
            <span className={styles.value}>{left ? twoDigits(left[unit]) : '––'}</span>
            <span className={styles.unit}>{t(`units.${unit}`)}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
