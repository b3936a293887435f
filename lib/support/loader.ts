import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import { textLang } from '@/lib/content/loaded';
import type { FormsConfig } from '@/lib/content/schema-forms';
import { loadPageSeo } from '@/lib/content/page-seo.server';
import { sanitizeRichText, type SafeHtml } from '@/lib/content/rich-text.server';
import { formFields } from '@/lib/forms/default-forms';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { loadPhoneSettings } from '@/lib/forms/load-settings.server';
import type { FormSettings } from '@/lib/forms/settings';
import { readPublic } from '@/lib/platform/share.server';
import { paths } from '@/lib/routing/paths';
import { getSupportSettings } from './api';
import { contactChannels, formSettingsFor, type ContactChannels } from './rules';

export interface FaqEntry {
  question: string;
  questionLang: 'en' | undefined;
  answer: SafeHtml;
  answerLang: 'en' | undefined;
}

export interface LoadedSupport {
  channels: ContactChannels;
  /** Whether the operator has a chat that can be opened. */
  hasChat: boolean;
  faq: readonly FaqEntry[];
  /** Fields of the feedback form, configured or built in, and their settings. */
  fields: readonly FieldDescriptor[];
  settings: FormSettings;
}

/**
 * The content of `/support` (R-SUP-01): the questions of its SEO record, the channels of its organization, else the
 * home page's, the feedback form of `forms-config`, and whether there is a chat. Parts that cannot be read are left
 * out; never throws.
 */
export const loadSupport = cache(async (locale: Locale): Promise<LoadedSupport> => {
  const [record, forms, hasChat] = await Promise.all([
    loadPageSeo(paths.support(), null, locale),
    loadCollection('forms-config', locale),
    loadHasChat(locale),
  ]);
  const organization = record.organization ?? (await loadPageSeo(paths.home(), null, locale)).organization;
  const fields = formFields('feedback', forms.forms);
  return {
    channels: contactChannels(organization, locale),
    hasChat,
    faq: record.schemaFaq
      .map(({ question, answer }, index) => ({
        question,
        questionLang: textLang(record, `schemaFaq.${index}.question`, locale),
        answer: sanitizeRichText(answer, locale),
        answerLang: textLang(record, `schemaFaq.${index}.answer`, locale),
      }))
      .filter(({ answer }) => answer !== ''),
    fields,
    settings: await feedbackSettings(fields, forms, locale),
  };
});

async function feedbackSettings(
  fields: readonly FieldDescriptor[],
  forms: FormsConfig,
  locale: Locale,
): Promise<FormSettings> {
  const settings = formSettingsFor(fields, forms, locale);
  const hasPhone = fields.some(({ type }) => type === 'phone');
  return hasPhone ? { ...settings, phone: await loadPhoneSettings(locale) } : settings;
}

/** The platform's choice of a chat wins, then that of the content system; `comm100` does nothing (R-SUP-03). */
async function loadHasChat(locale: Locale): Promise<boolean> {
  const [settings, site] = await Promise.all([
    readPublic(getSupportSettings, {}, locale),
    loadSiteConfig(locale),
  ]);
  const kind = settings?.kind ?? site.chat.kind;
  return kind !== null && kind !== 'comm100';
}
