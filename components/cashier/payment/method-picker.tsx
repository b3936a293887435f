import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useSurroundingForm } from '@/components/forms/form';
import { Link } from '@/components/ui/link';
import { useShownInRow } from '@/components/ui/use-shown-in-row';
import { isPlainClick } from '@/lib/browser/plain-click';
import { noteStayClick } from '@/lib/browser/stay-click';
import { AMOUNT_FIELD } from '@/lib/cashier/form';
import { typedSum, type TypedSum } from '@/lib/cashier/rules';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { MethodCard } from './method-card';
import styles from './method-picker.module.scss';
import { useFormInView } from './use-form-in-view';

export interface MethodChoice {
  methods: readonly PaymentMethod[];
  /** Sysname; of the last payment. */
  lastUsed: string | null;
  /** A horizontally scrolling row instead of a list (R-CASH-06). */
  isRow: boolean;
  /** Address of a method, which keeps the typed sum; without addresses, selecting calls `onChoose`. */
  href?: (sysname: string, sum: number | null) => string;
  /** Called with the typed amount before the address of another method opens, and when it changes until then. */
  onFollow?: (sum: TypedSum | null) => void;
  onChoose?: (sysname: string, sum: TypedSum | null) => void;
}

interface MethodPickerProps {
  choice: MethodChoice;
  chosen: string;
  /** The selected method's own fields, shown below it. */
  children: ReactNode;
}

/** In the platform's order; the selected one is marked and followed by its fields. */
export function MethodPicker({ choice, chosen, children }: MethodPickerProps) {
  const t = useTranslations('cashier');
  const id = useId();
  const { methods } = useSurroundingForm();
  const typed = useWatch({ control: methods.control, name: AMOUNT_FIELD });
  const { isSubmitting } = useFormState({ control: methods.control });
  const sum = typedSum(String(typed ?? ''));
  const onFollow = useFollow(choice, sum);
  const place = useFormInView<HTMLDivElement>(chosen);
  const { isRow } = choice;
  const fields = (
    <div ref={place} className={styles.fields}>
      {children}
    </div>
  );
  return (
    <div>
      <h2 id={id} className={styles.title}>
        {t('method.label')}
      </h2>
      <ul className={isRow ? styles.row : styles.methods} aria-labelledby={id}>
        {choice.methods.map((method) => (
          <Choice
            key={method.sysname}
            method={method}
            choice={{ ...choice, onFollow }}
            isChosen={method.sysname === chosen}
            isSending={isSubmitting}
            sum={sum}
          >
            {!isRow && method.sysname === chosen && fields}
          </Choice>
        ))}
      </ul>
      {isRow && fields}
    </div>
  );
}

/** `onFollow`, called again for what is typed while the page of the other method loads. */
function useFollow(choice: MethodChoice, sum: TypedSum | null) {
  const isFollowed = useRef(false);
  const onChange = useEffectEvent(() => {
    if (isFollowed.current) choice.onFollow?.(sum);
  });
  useEffect(() => onChange(), [sum]);
  return (typed: TypedSum | null) => {
    isFollowed.current = true;
    choice.onFollow?.(typed);
  };
}

interface ChoiceProps {
  method: PaymentMethod;
  choice: MethodChoice;
  isChosen: boolean;
  /** Locks the others: their forms would not know what a payment that is being sent leads to. */
  isSending: boolean;
  sum: TypedSum | null;
  children: ReactNode;
}

function Choice({ method, choice, isChosen, isSending, sum, children }: ChoiceProps) {
  const item = useShownInRow(isChosen, 'ul');
  const { sysname } = method;
  const { href, onFollow, onChoose, lastUsed } = choice;
  const card = <MethodCard method={method} isLastUsed={sysname === lastUsed} />;
  return (
    <li ref={item} className={clsx(styles.item, isChosen && styles.chosen)} inert={isSending && !isChosen}>
      {href ? (
        <Link
          href={href(sysname, typeof sum === 'number' ? sum : null)}
          scroll={false}
          className={styles.method}
          aria-current={isChosen ? 'true' : undefined}
          onClick={(event) => {
            if (!isChosen && isPlainClick(event)) onFollow?.(sum);
          }}
        >
          {card}
        </Link>
      ) : (
        <button
          type="button"
          className={styles.method}
          aria-pressed={isChosen}
          onClick={() => {
            if (!isChosen) noteStayClick(window.location.pathname);
            onChoose?.(sysname, sum);
          }}
        >
          {card}
        </button>
      )}
      {children}
    </li>
  );
}
