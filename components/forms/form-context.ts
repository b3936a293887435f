import { createContext, useContext } from 'react';
import type { ConfiguredForm } from './use-configured-form';

export const FormContext = createContext<ConfiguredForm | null>(null);

/** The surrounding form of a field. Throws outside of a `Form`. */
export function useSurroundingForm(): ConfiguredForm {
  const form = useContext(FormContext);
  if (form === null) throw new Error('A form field needs a Form around it');
  return form;
}
