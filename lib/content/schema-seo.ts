import { z } from 'zod';
import { routing } from '@/i18n/routing';
import {
  anyNumber,
  listOrOne,
  media,
  optionalSection,
  optionalText,
  requiredText,
  text,
} from './schema-fields';

const metaTag = z
  .object({
    name: z.string().min(1).optional().catch(undefined),
    property: z.string().min(1).optional().catch(undefined),
    content: requiredText(),
  })
  .refine(({ name, property }) => name !== undefined || property !== undefined);

const contactPoint = optionalSection({
  telephone: optionalText(),
  contactType: optionalText(),
  areaServed: optionalText(),
  availableLanguage: listOrOne(requiredText()),
});

/** One record of `page-seo` (R-SEO-03 to R-SEO-07). Every text may be null. */
export const seoRecordSchema = z.object({
  id: anyNumber.nullable().catch(null),
  /** Path without locale and query, or a template such as `/offers/##name##`. */
  url: text(''),
  title: optionalText(),
  description: optionalText(),
  robots: optionalText(),
  meta: listOrOne(metaTag, 100),
  canonicalUrl: optionalText(),
  openGraph: optionalSection({
    title: optionalText(),
    description: optionalText(),
    type: optionalText(),
    image: media(),
  }),
  organization: optionalSection({
    name: optionalText(),
    url: optionalText(),
    logo: media(),
    contactPoint,
    sameAs: listOrOne(requiredText(), 100),
  }),
  product: optionalSection({
    name: optionalText(),
    image: media(),
    description: optionalText(),
    sku: optionalText(),
    brandName: optionalText(),
  }),
  schemaFaq: listOrOne(z.object({ question: requiredText(), answer: requiredText() }), 200),
  schemaArticle: optionalSection({
    headline: optionalText(),
    description: optionalText(),
    image: media(),
    datePublished: optionalText(),
    dateModified: optionalText(),
  }),
  /** HTML below the page, or the body of a generic page; only ever shown through `sanitizeRichText`. */
  text: optionalText(),
  locale: z.enum(routing.locales).catch(routing.defaultLocale),
});

export type SeoRecord = z.output<typeof seoRecordSchema>;
