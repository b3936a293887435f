import { z } from 'zod';

/**
 * The part of the schema.org vocabulary this site uses, as search engines require it: required properties present, none
 * unknown, URLs absolute, dates in ISO 8601, positions starting at 1.
 */
const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const time = z
  .string()
  .refine((value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)));

const type = <Name extends string>(name: Name) => z.literal(name);

const contactPoint = z.strictObject({
  '@type': type('ContactPoint'),
  telephone: text.optional(),
  contactType: text.optional(),
  areaServed: text.optional(),
  availableLanguage: z.array(text).min(1).optional(),
});

const organization = z.strictObject({
  '@type': type('Organization'),
  '@id': address,
  name: text,
  url: address.optional(),
  logo: address.optional(),
  sameAs: z.array(address).min(1).optional(),
  contactPoint: contactPoint.optional(),
});

const product = z.strictObject({
  '@type': type('Product'),
  '@id': address,
  name: text,
  image: address.optional(),
  description: text.optional(),
  sku: text.optional(),
  brand: z.strictObject({ '@type': type('Brand'), name: text }).optional(),
});

const question = z.strictObject({
  '@type': type('Question'),
  name: text,
  acceptedAnswer: z.strictObject({ '@type': type('Answer'), text }),
});

const faqPage = z.strictObject({
  '@type': type('FAQPage'),
  '@id': address,
  mainEntity: z.array(question).min(1),
});

const article = z.strictObject({
  '@type': type('Article'),
  '@id': address,
  headline: text,
  mainEntityOfPage: address,
  description: text.optional(),
  image: address.optional(),
  datePublished: time.optional(),
  dateModified: time.optional(),
});

const inOrder = (entries: readonly { position: number }[]) =>
  entries.every(({ position }, index) => position === index + 1);
const entry = { '@type': type('ListItem'), position: z.int(), name: text };

const breadcrumbList = z.strictObject({
  '@type': type('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ ...entry, item: address }))
    .min(1)
    .refine(inOrder),
});

const itemList = z
  .strictObject({
    '@type': type('ItemList'),
    numberOfItems: z.int(),
    itemListElement: z
      .array(z.strictObject({ ...entry, url: address }))
      .min(1)
      .refine(inOrder),
  })
  .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length);

/** Content of a page's one `application/ld+json` script. Each type once: two would contradict each other. */
export const structuredData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(z.discriminatedUnion('@type', [organization, product, faqPage, article, breadcrumbList, itemList]))
    .min(1)
    .refine((nodes) => new Set(nodes.map((node) => node['@type'])).size === nodes.length),
});

/** Parsed structured data of a page's HTML; throws where a script is not JSON. */
export function readStructuredData(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = '']): unknown => JSON.parse(json));
}
