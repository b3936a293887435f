import { clsx } from 'clsx';
import { inputModeOf } from '@/lib/forms/autofill';
import { applyMask, maskOf } from '@/lib/forms/masks';
import { Field } from './field';
import { useSurroundingForm } from './form';
import styles from './input.module.scss';
import { useField, type FieldProps } from './use-field';

interface TextFieldProps extends FieldProps {
  /** A multi-line message. */
  isMultiline: boolean;
}

/** A text input with one or more lines, and its mask. */
export function TextField({ field, hasAutoFocus, isMultiline }: TextFieldProps) {
  const { settings } = useSurroundingForm();
  const mask = maskOf(field, settings.masks);
  const { id, label, error, control } = useField(
    field,
    mask === null ? undefined : (text) => applyMask(mask, text),
  );
  const common = {
    ...control,
    placeholder: field.placeholder ?? undefined,
    autoFocus: hasAutoFocus,
  };
  return (
    <Field id={id} label={label} error={error} isOptional={field.isOptional}>
      {isMultiline ? (
        <textarea {...common} className={clsx(styles.input, styles.multiline)} rows={5} />
      ) : (
        <input
          {...common}
          className={styles.input}
          type={field.type === 'email' ? 'email' : 'text'}
          inputMode={inputModeOf(field, mask)}
          {...plainTyping(field.type)}
        />
      )}
    </Field>
  );
}

const PROSE: ReadonlySet<string> = new Set(['text', 'custom', 'address']);

/** Names and numbers: no autocorrect, capitals only at the start of names. */
function plainTyping(type: string) {
  if (PROSE.has(type)) return {};
  const isPersonName = type === 'name' || type === 'first_name' || type === 'last_name';
  return { autoCorrect: 'off', autoCapitalize: isPersonName ? 'words' : 'none', spellCheck: false } as const;
}
