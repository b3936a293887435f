'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useNow } from '@/components/ui/use-now';
import type { TimeLeft } from '@/lib/format/time-left';
import { remaining } from '@/lib/tournaments/rules';
import styles from './countdown.module.scss';

interface CountdownProps {
  until: string;
  /** Text before the time left, e.g. "Ends in". */
  label: string;
  /** Stands below the time left. */
  children?: ReactNode;
  /** Takes the place of both at zero. */
  passed: ReactNode;
}

/** A clock on the last day. Its line is reserved, to avoid a layout shift. */
export function Countdown({ until, label, children, passed }: CountdownProps) {
  const t = useTranslations('tournaments.left');
  const now = useNow();
  const left = now === null ? null : remaining(until, now);
  if (left && Object.values(left).every((value) => value === 0)) return passed;
  const words = ({ days, hours }: TimeLeft) =>
    hours === 0 ? t('days', { days }) : t('daysAndHours', { days, hours });
  return (
    <>
      <p className={styles.countdown} role="timer" aria-label={label}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{left ? (left.days > 0 ? words(left) : clock(left)) : '––'}</span>
      </p>
      {children}
    </>
  );
}

function clock({ hours, minutes, seconds }: TimeLeft): string {
  return [hours, minutes, seconds].map((value) => String(value).padStart(2, '0')).join(':');
}
