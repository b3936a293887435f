import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import {
  useConfiguredForm,
  type ConfiguredForm,
  type ConfiguredFormOptions,
} from '@/components/forms/use-configured-form';
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
