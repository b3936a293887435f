'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { useShownInRow } from '@/components/ui/use-shown-in-row';
import { noteStayPress } from '@/lib/browser/stay-press';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { MethodCard } from './method-card';
import styles from './method-picker.module.scss';

interface MethodPickerProps {
  methods: readonly PaymentMethod[];
  chosen: string;
  /** One row that scrolls sideways instead of a grid (R-CASH-06). */
  isRow: boolean;
  /** Address of a method; where methods have none, choosing calls `onChoose`. */
  href?: (sysname: string) => string;
  onChoose?: (sysname: string) => void;
}

/** The methods to pay by, the chosen one marked and in view. */
export function MethodPicker({ methods, chosen, isRow, ...choice }: MethodPickerProps) {
  const t = useTranslations('cashier');
  return (
    <ul className={clsx(styles.methods, isRow && styles.row)} aria-label={t('method.label')}>
      {methods.map((method) => (
        <Choice key={method.sysname} method={method} isChosen={method.sysname === chosen} {...choice} />
      ))}
    </ul>
  );
}

interface ChoiceProps extends Pick<MethodPickerProps, 'href' | 'onChoose'> {
  method: PaymentMethod;
  isChosen: boolean;
}

function Choice({ method, isChosen, href, onChoose }: ChoiceProps) {
  const item = useShownInRow(isChosen, 'ul');
  const className = clsx(styles.method, isChosen && styles.chosen);
  const { sysname } = method;
  return (
    <li ref={item} className={styles.item}>
      {href ? (
        <Link
          href={href(sysname)}
          scroll={false}
          className={className}
          aria-current={isChosen ? 'true' : undefined}
        >
          <MethodCard method={method} />
        </Link>
      ) : (
        <button
          type="button"
          className={className}
          aria-pressed={isChosen}
          onClick={() => {
            if (!isChosen) noteStayPress(window.location.pathname);
            onChoose?.(sysname);
          }}
        >
          <MethodCard method={method} />
        </button>
      )}
    </li>
  );
}
