import 'server-only';
import { locale as rootLocale } from 'next/root-params';
import { isLocale, routing, type Locale } from './routing';

/** Locale of the page being rendered. */
export async function currentLocale(): Promise<Locale> {
  const value = await rootLocale();
  return isLocale(value) ? value : routing.defaultLocale;
}
