import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  applyErrors,
  unplacedSentence,
  type FieldErrors,
  type UnplacedError,
} from '@/lib/forms/apply-errors';
import { buildSchema, completeFields } from '@/lib/forms/build-schema';
import type { FieldDescriptor, FormInput, FormValues } from '@/lib/content/form-descriptor';
import { byFormKey, formKey } from '@/lib/forms/form-key';
import { defaultFormSettings, type FormSettings } from '@/lib/forms/settings';
import { validationModes, type SubmitStrategy } from '@/lib/forms/submit-strategy';
import { initialValues } from '@/lib/forms/values';

export interface ConfiguredFormOptions {
  fields: readonly FieldDescriptor[];
  /** Form configuration of the content system; without it the locale's default texts apply. */
  settings?: FormSettings | undefined;
  strategy?: SubmitStrategy | undefined;
  /** Saved values, which take precedence over configured defaults. Read once. */
  initial?: Partial<FormValues> | undefined;
}

/** A form of the content system, or the built-in one in its place. */
export interface FormSetup {
  fields: readonly FieldDescriptor[];
  settings: FormSettings;
}

export interface ConfiguredForm extends FormSetup {
  methods: UseFormReturn<FormInput, unknown, FormValues>;
  /** Errors appear when a field is left, not only on submit. */
  isEager: boolean;
  /**
   * Puts the platform's `error_data` at its fields and returns what no field can show; the platform's messages among
   * those go to the error area.
   */
  applyErrors: (fieldErrors: FieldErrors) => UnplacedError[];
  /** Shows a message in the form's error area. */
  showError: (text: string) => void;
}

/** State of a form made of field descriptors: rules by type, eager or on submit. `onSubmit` gets `submittedValues`. */
export function useConfiguredForm({
  fields,
  settings,
  strategy,
  initial,
}: ConfiguredFormOptions): ConfiguredForm {
  const locale = useLocale();
  const known = useMemo(() => settings ?? defaultFormSettings(locale), [settings, locale]);
  const resolver = useMemo(() => zodResolver(buildSchema(fields, known)), [fields, known]);
  const methods = useForm<FormInput, unknown, FormValues>({
    ...validationModes(strategy),
    defaultValues: byFormKey(initialValues(fields, initial)),
    resolver,
  });
  const { setError } = methods;
  return useMemo(() => {
    const showError = (text: string) => setError('root', { type: 'server', message: text });
    return {
      methods,
      isEager: strategy !== 'submit',
      fields: completeFields(fields),
      settings: known,
      applyErrors: (fieldErrors) => {
        const unplaced = applyErrors(fieldErrors, fields, (name, error, options) =>
          setError(formKey(name), error, options),
        );
        const sentence = unplacedSentence(unplaced);
        if (sentence !== null) showError(sentence);
        return unplaced;
      },
      showError,
    };
  }, [methods, strategy, fields, known, setError]);
}
