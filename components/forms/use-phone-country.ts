import { useState, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { formKey } from '@/lib/forms/form-key';
import {
  CALLING_CODE_FIELD,
  chosenCallingCode,
  defaultPhoneCountry,
  readPhone,
  allPhoneCountries,
  loadPhoneLibrary,
} from '@/lib/forms/phone';
import { useLoaded } from '@/components/ui/use-loaded';
import type { FormSettings, PhoneCountry } from '@/lib/forms/settings';
import { useSurroundingForm } from './form';

/** The country of a phone field. The form stores only its calling code: which of those that share it is kept here. */
export function usePhoneCountry(fieldName: string) {
  const { methods, settings } = useSurroundingForm();
  const countries = usePhoneCountries(settings);
  const [lastChosen, setLastChosen] = useState(() => defaultPhoneCountry(settings).country);
  const chosenCode = useWatch({ control: methods.control, name: CALLING_CODE_FIELD });
  const callingCode = chosenCallingCode({ [CALLING_CODE_FIELD]: chosenCode ?? null }, settings);
  const sharing = countries.filter((item) => item.callingCode === callingCode);
  const current = sharing.find(({ country }) => country === lastChosen) ?? sharing[0];

  return {
    countries,
    callingCode,
    current,
    choose(country: string): void {
      const item = countries.find((candidate) => candidate.country === country);
      if (!item) return;
      setLastChosen(country);
      methods.setValue(CALLING_CODE_FIELD, item.callingCode);
      const key = formKey(fieldName);
      if (methods.getFieldState(key).error) void methods.trigger(key);
    },
    /** Selects the country of a complete international number. */
    follow(text: string): void {
      const reading = readPhone(text, callingCode);
      const isOffered = countries.some((item) => item.callingCode === reading.callingCode);
      if (reading.verdict === 'valid' && isOffered) methods.setValue(CALLING_CODE_FIELD, reading.callingCode);
    },
  };
}

interface NamedCountry extends PhoneCountry {
  name: string;
}

/**
 * Countries of a phone field, sorted by name in the page's language: the configured ones, else all once the numbering
 * plans have loaded. Until then sorted by code, because server and browser may name and sort countries differently.
 */
function usePhoneCountries(settings: FormSettings): NamedCountry[] {
  const plans = useLoaded(loadPlans);
  const { countries } = settings.phone;
  return useMemo(() => {
    const known = countries.length > 0 ? countries : (plans ?? []);
    const offered = known.length > 0 ? known : [defaultPhoneCountry(settings)];
    if (plans === null) return offered.map((item) => ({ ...item, name: item.country }));
    const names = new Intl.DisplayNames([settings.locale], { type: 'region', fallback: 'code' });
    return offered
      .map((item) => ({ ...item, name: nameOf(names, item.country) }))
      .sort((one, other) => one.name.localeCompare(other.name, settings.locale));
  }, [countries, plans, settings]);
}

async function loadPlans(): Promise<readonly PhoneCountry[]> {
  await loadPhoneLibrary();
  return allPhoneCountries();
}

/** A code that the browser rejects (`XX1`) is shown as is. */
function nameOf(names: Intl.DisplayNames, country: string): string {
  try {
    return names.of(country) ?? country;
  } catch {
    return country;
  }
}
