import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import {
  useConfiguredForm,
  type ConfiguredForm,
  type ConfiguredFormOptions,
} from '@/components/forms/use-configured-form';
import { formFields } from '@/lib/forms/default-forms';
import type { SettingsParts } from '@/lib/site-settings/settings-parts';

/** Props of a step of the auth popup, which leads to other ones. */
export interface StepProps<Next> {
  settings: SettingsParts['auth'];
  /** Login typed in another step, and the callback that keeps it for the next one. */
  typed: string;
  onTyped(login: string): void;
  onGoTo(step: Next): void;
}

/** A form of the auth popup, with the content system's form settings and the platform's phone countries. */
export function useAuthForm(
  { forms: { messages, masks, patterns }, phone }: SettingsParts['auth'],
  options: Omit<ConfiguredFormOptions, 'settings'>,
): ConfiguredForm {
  const locale = useLocale();
  const settings = useMemo(
    () => ({ locale, messages, masks, patterns, phone }),
    [locale, messages, masks, patterns, phone],
  );
  return useConfiguredForm({ ...options, settings });
}

/** The form of a step that asks for the login, which may have been typed in another step. */
export function useLoginForm(
  name: 'authorization' | 'restore',
  settings: SettingsParts['auth'],
  typed: string,
): ConfiguredForm {
  const fields = useMemo(() => formFields(name, settings.forms.forms), [name, settings]);
  return useAuthForm(settings, {
    fields,
    strategy: 'submit',
    initial: typed ? { login: typed } : undefined,
  });
}

/** Prefills the next step of the auth popup. */
export function loginOf({ methods }: ConfiguredForm): string {
  const { login } = methods.getValues();
  return typeof login === 'string' ? login.trim() : '';
}
