'use client';

import { clsx } from 'clsx';
import { useRef } from 'react';
import { useInView } from '@/components/ui/use-in-view';
import { formatAmount } from '@/lib/format/money';
import type { Money } from '@/lib/platform/values';
import styles from './jackpot-amount.module.scss';
import { useLiveAmount } from './live-amounts';
import { useCountUp } from '@/components/ui/use-count-up';

interface JackpotAmountProps {
  id: string;
  /** The sum at render time; null if unknown. */
  amount: Money | null;
  isLarge?: boolean;
}

/** Refreshed while in view. It has its own line, so growing digits shift nothing. */
export function JackpotAmount({ id, amount, isLarge = false }: JackpotAmountProps) {
  const element = useRef<HTMLSpanElement>(null);
  const live = useLiveAmount(id, useInView(element));
  const sum = live ?? amount;
  return (
    <span ref={element} className={clsx(styles.amount, isLarge && styles.large)}>
      {sum ? <CountedSum sum={sum} /> : '–'}
    </span>
  );
}

function CountedSum({ sum }: { sum: Money }) {
  return formatAmount(useCountUp(sum));
}
