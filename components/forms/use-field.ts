import { useTranslations } from 'next-intl';
import { useId, type ChangeEvent, type CompositionEvent, type FocusEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { autocompleteOf } from '@/lib/forms/autofill';
import { plainDigits, takesNumbers } from '@/lib/forms/digits';
import { formKey } from '@/lib/forms/form-key';
import { caretAfterMask } from '@/lib/forms/masks';
import { problemText } from '@/lib/forms/messages';
import { decodeProblem } from '@/lib/forms/problem';
import { useSurroundingForm } from './form';

export interface FieldProps {
  field: FieldDescriptor;
  /** Focus on mount, as the only input of a step. */
  hasAutoFocus?: boolean | undefined;
}

/** A promo code and an optional checkbox are always valid. */
function isRequired({ type, isOptional }: FieldDescriptor): boolean {
  return !isOptional && type !== 'promo' && type !== 'flag';
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A change, or the end of an IME composition, after which some browsers fire no change event. */
interface TypingEvent {
  type: string;
  target: EventTarget & TextControl;
  nativeEvent: Event;
}

function isComposing({ nativeEvent }: TypingEvent): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing;
}

/** The form library identifies fields by the input's name, which here is the field's own name instead of its key. */
function withKey({ type, target }: Pick<TypingEvent, 'type' | 'target'>, key: string) {
  const isTicked = target instanceof HTMLInputElement && target.checked;
  return { type, target: { name: key, value: target.value, type: target.type, checked: isTicked } };
}

/** Formats an input's text with `format` and keeps the caret behind the character just typed. */
function formatInput(input: HTMLInputElement, format: (text: string) => string): void {
  const typed = input.value;
  const formatted = format(typed);
  if (formatted === typed) return;
  const caret = caretAfterMask(typed, input.selectionStart ?? typed.length, formatted);
  input.value = formatted;
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
}

/**
 * Connects a field descriptor to the surrounding form: registration, id, label, error text, autofill and ARIA
 * attributes. `format` rewrites the input (masks) before the form receives it; for numeric input it gets the digits 0 to
 * 9, whatever the keyboard's script.
 */
export function useField(field: FieldDescriptor, format?: (text: string) => string) {
  const t = useTranslations('forms');
  const id = useId();
  const { methods, isEager, fields, settings } = useSurroundingForm();
  const key = formKey(field.name);
  const state = useFormState({ control: methods.control, name: key });
  const message = methods.getFieldState(key, state).error?.message;
  const found = message ? decodeProblem(message) : null;
  const error = message ? (found ? problemText(found, settings, field.messages) : message) : null;
  const registered = methods.register(key);

  const toPlain = (text: string) => (takesNumbers(field, settings.masks) ? plainDigits(text) : text);

  function rewrite(text: string): string {
    const plain = toPlain(text);
    return format ? format(plain) : plain;
  }

  async function onChange(event: TypingEvent): Promise<void> {
    const { target } = event;
    if (target instanceof HTMLInputElement) {
      // An active IME composition still owns other digits: rewriting them now would type them twice.
      const isHeld = isComposing(event) && toPlain(target.value) !== target.value;
      if (!isHeld) formatInput(target, rewrite);
    }
    await registered.onChange(withKey(event, key));
    await recheckRepeats(false);
  }

  async function onBlur(event: FocusEvent<TextControl>): Promise<void> {
    await registered.onBlur(withKey(event, key));
    await recheckRepeats(isEager);
  }

  /** Whether a repeated field equals this one changes with either of them. */
  async function recheckRepeats(includesTouched: boolean): Promise<void> {
    const repeats = fields.filter(({ sameAs }) => sameAs === field.name).map(({ name }) => formKey(name));
    const shown = repeats.filter((name) => {
      const { error: found, isTouched } = methods.getFieldState(name);
      return found || (isTouched && includesTouched);
    });
    if (shown.length > 0) await methods.trigger(shown);
  }

  return {
    id,
    error,
    label: field.label || (field.labelKey ? t(`labels.${field.labelKey}`) : field.name),
    control: {
      id,
      name: field.name,
      ref: registered.ref,
      onChange: (event: ChangeEvent<TextControl>) => void onChange(event),
      onCompositionEnd: ({ type, currentTarget, nativeEvent }: CompositionEvent<TextControl>) =>
        void onChange({ type, target: currentTarget, nativeEvent }),
      onBlur: (event: FocusEvent<TextControl>) => void onBlur(event),
      autoComplete: autocompleteOf(field, fields),
      'aria-invalid': error !== null,
      'aria-describedby': `${id}-message`,
      'aria-required': isRequired(field),
    },
  };
}
