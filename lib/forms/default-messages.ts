import en from '@/i18n/messages/en/problems.json';
import fr from '@/i18n/messages/fr/problems.json';
import type { Locale } from '@/i18n/routing';

/** The first sixteen English texts and the two-factor one are verbatim from the requirements (R-VAL-01, R-2FA-05). */
export const DEFAULT_MESSAGES = { en, fr } satisfies Record<Locale, typeof en>;
