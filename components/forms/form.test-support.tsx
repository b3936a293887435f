import { vi } from 'vitest';
import type { Locale } from '@/i18n/routing';
import type { FieldDescriptor, FormValues } from '@/lib/content/form-descriptor';
import { defaultFormSettings, type FormSettings } from '@/lib/forms/settings';
import type { SubmitStrategy } from '@/lib/forms/submit-strategy';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { ConfiguredFields } from './configured-fields';
import { Form, SubmitButton } from './form';
import { useConfiguredForm, type ConfiguredForm } from './use-configured-form';

interface Options {
  locale?: Locale;
  settings?: Partial<FormSettings>;
  strategy?: SubmitStrategy;
  initial?: Partial<FormValues>;
  needsChange?: boolean;
  /** Submit handler; resolves by default. */
  onSubmit?: (values: FormValues, form: ConfiguredForm) => Promise<void> | void;
}

/** Renders a form with the given fields and its texts, and returns the user that fills it in. */
export function renderForm(
  fields: FieldDescriptor[],
  { locale = 'en', onSubmit, settings, needsChange = false, ...rest }: Options = {},
) {
  const submitted = vi.fn();
  const known = { ...defaultFormSettings(locale), ...settings };

  function Subject() {
    const form = useConfiguredForm({ fields, settings: known, ...rest });
    return (
      <Form
        form={form}
        label="Form"
        onSubmit={async (values) => {
          submitted(values);
          await onSubmit?.(values, form);
        }}
      >
        <ConfiguredFields />
        <SubmitButton needsChange={needsChange}>Send</SubmitButton>
      </Form>
    );
  }

  return { ...renderWithTexts(<Subject />, locale), submitted };
}
