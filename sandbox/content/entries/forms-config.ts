import type { ContentLocale, ContentRecord } from '../content-value';
import { FORM_MESSAGES } from './form-messages';
import { accountForms } from './forms/account-forms';
import { entryForms } from './forms/entry-forms';

export function formsConfig(locale: ContentLocale): ContentRecord {
  return {
    registrationStrategy: 'eager',
    messages: FORM_MESSAGES[locale],
    patterns: { postcode: null },
    masks: { phone: null, cpf: '###.###.###-##' },
    forms: { ...entryForms(locale), ...accountForms(locale) },
  };
}
