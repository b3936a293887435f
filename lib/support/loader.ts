import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadCollection } from '@/lib/content/loaders.server';
import { textLang } from '@/lib/content/loaded';
import { loadPageSeo } from '@/lib/content/page-seo.server';
import { sanitizeRichText, type SafeHtml } from '@/lib/content/rich-text.server';
import { formFields } from '@/lib/forms/default-forms';
import type { FieldDescriptor } from '@/lib/forms/descriptor';
import type { FormSettings } from '@/lib/forms/settings';
import { paths } from '@/lib/routing/paths';
import { contactWays, formSettingsFor, type ContactWays } from './rules';

export interface FaqEntry {
  question: string;
  questionLang: 'en' | undefined;
  answer: SafeHtml;
  answerLang: 'en' | undefined;
}

export interface LoadedSupport {
  ways: ContactWays;
  faq: readonly FaqEntry[];
  /** Fields of the feedback form, configured or built in, and what is configured for them. */
  fields: readonly FieldDescriptor[];
  settings: FormSettings;
}

/**
 * What `/support` shows (R-SUP-01): the questions of its SEO record, the ways of the record's organization, else of the
 * home page's, and the feedback form of `forms-config`. Never throws: whatever cannot be read is left out.
 */
export const loadSupport = cache(async (locale: Locale): Promise<LoadedSupport> => {
  const [record, forms] = await Promise.all([
    loadPageSeo(paths.support(), null, locale),
    loadCollection('forms-config', locale),
  ]);
  const organization = record.organization ?? (await loadPageSeo(paths.home(), null, locale)).organization;
  const fields = formFields('feedback', forms.forms);
  return {
    ways: contactWays(organization, locale),
    faq: record.schemaFaq.map(({ question, answer }, index) => ({
      question,
      questionLang: textLang(record, `schemaFaq.${index}.question`, locale),
      answer: sanitizeRichText(answer, locale),
      answerLang: textLang(record, `schemaFaq.${index}.answer`, locale),
    })),
    fields,
    settings: formSettingsFor(fields, forms, locale),
  };
});
