import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FieldMessage } from './field-message';
import styles from './field.module.scss';

interface FieldFrameProps {
  /** Id of the input; its message has the id `{id}-message`. */
  id: string;
  label: ReactNode;
  error: string | null;
  hint?: ReactNode;
  isOptional?: boolean | null | undefined;
  children: ReactNode;
}

/** Label, input, and one reserved line for hint or error, so that nothing shifts. */
export function Field({ id, label, error, hint, isOptional, children }: FieldFrameProps) {
  const t = useTranslations('forms');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional ? <span className={styles.optional}> ({t('optional')})</span> : null}
      </label>
      {children}
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
}
