import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './field.module.scss';

/** The line below an input: error, else hint. A polite live region, because a field is validated on blur. */
export function FieldMessage({ id, error, hint }: { id: string; error: string | null; hint?: ReactNode }) {
  return (
    <div className={styles.message} id={`${id}-message`} aria-live="polite">
      {error === null ? (
        <span className={styles.hint}>{hint}</span>
      ) : (
        <span className={styles.error}>
          <Icon name="alert" size={14} className={styles.errorIcon} />
          {error}
        </span>
      )}
    </div>
  );
}
