import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formKey } from '@/lib/forms/form-key';
import { CALLING_CODE_FIELD, chosenCallingCode, defaultPhoneCountry, readPhone } from '@/lib/forms/phone';
import { useSurroundingForm } from './form';
import { usePhoneCountries } from './use-phone-countries';

/**
 * The country of a phone field. The form stores only its calling code, as the platform expects; which of several
 * countries sharing it was chosen is kept here.
 */
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
