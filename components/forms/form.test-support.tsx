import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Locale } from '@/i18n/routing';
import type { FieldDescriptor, FormValues } from '@/lib/forms/descriptor';
import { defaultFormSettings, type FormSettings } from '@/lib/forms/settings';
import type { SubmitStrategy } from '@/lib/forms/submit-strategy';
import en from '../../i18n/messages/en/forms.json';
import fr from '../../i18n/messages/fr/forms.json';
import { ConfiguredFields } from './configured-fields';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { useConfiguredForm, type ConfiguredForm } from './use-configured-form';

interface Options {
  locale?: Locale;
  settings?: Partial<FormSettings>;
  strategy?: SubmitStrategy;
  initial?: Partial<FormValues>;
  /** What the form does with its values; by default it is content. */
  onSubmit?: (values: FormValues, form: ConfiguredForm) => Promise<void> | void;
}

/** Draws a form of the given fields with its texts, and hands back the person who fills it. */
export function renderForm(
  fields: FieldDescriptor[],
  { locale = 'en', onSubmit, settings, ...rest }: Options = {},
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
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }

  return { ...renderWithTexts(<Subject />, locale), submitted };
}

/** Draws anything with the texts of forms, and hands back the person who uses it. */
export function renderWithTexts(subject: ReactNode, locale: Locale = 'en') {
  render(
    <NextIntlClientProvider locale={locale} messages={{ forms: locale === 'fr' ? fr : en }} timeZone="UTC">
      {subject}
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup() };
}
