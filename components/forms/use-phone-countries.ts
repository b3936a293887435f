import { useMemo } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { allPhoneCountries, defaultPhoneCountry, loadPhoneLibrary } from '@/lib/forms/phone';
import type { FormSettings, PhoneCountry } from '@/lib/forms/settings';

export interface NamedCountry extends PhoneCountry {
  name: string;
}

/**
 * Countries of a phone field, sorted by name in the page's language: the configured ones, else all once the numbering
 * plans have loaded. Until then sorted by code, because server and browser may name and sort countries differently.
 */
export function usePhoneCountries(settings: FormSettings): NamedCountry[] {
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
