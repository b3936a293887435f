import { readFileSync } from 'node:fs';
import type { Locale } from './fixtures';

type Profile = typeof import('../../i18n/messages/en/profile.json');

function read(locale: Locale, name: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../i18n/messages/${locale}/${name}.json`, import.meta.url), 'utf8'),
  );
}

/** Texts of the account pages. */
export const profileTexts = (locale: Locale): Profile => read(locale, 'profile') as Profile;
