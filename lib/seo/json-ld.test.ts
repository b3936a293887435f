import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, itemListJsonLd, recordJsonLd, serializeJsonLd } from './json-ld';
import { EMPTY_RECORD, FULL_RECORD } from './record.test-data';

const CONTEXT = {
  name: 'Gold Rush',
  siteUrl: 'https://casino.test',
  pageUrl: 'https://casino.test/offers/11',
};

describe('recordJsonLd', () => {
  const things = recordJsonLd(FULL_RECORD, CONTEXT);

  it('R-SEO-04 writes the organisation', () => {
    expect(things[0]).toEqual({
      '@type': 'Organization',
      '@id': 'https://casino.test/#organization',
      name: 'Example',
      url: 'https://example.test/',
      logo: 'https://example.test/logo.png',
      sameAs: ['https://social.test/example'],
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: '+33100000000',
        contactType: 'customer service',
        areaServed: 'FR',
        availableLanguage: ['en', 'fr'],
      },
    });
  });

  it('R-SEO-05 writes the product with its brand', () => {
    expect(things[1]).toMatchObject({
      '@type': 'Product',
      name: 'Gold Rush',
      sku: 'EX-1',
      image: 'https://casino.test/content/uploads/p.png',
      brand: { '@type': 'Brand', name: 'Example' },
    });
  });

  it('R-SEO-06 writes questions and answers', () => {
    expect(things[2]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer' } }],
    });
  });

  it('R-SEO-07 writes the article', () => {
    expect(things[3]).toMatchObject({
      '@type': 'Article',
      headline: 'News',
      datePublished: '2025-03-01',
      dateModified: '2025-03-02',
    });
  });

  it('writes nothing for a record that holds nothing', () => {
    expect(recordJsonLd(EMPTY_RECORD, CONTEXT)).toEqual([]);
  });
});

describe('serializeJsonLd', () => {
  it('lets no text end the script', () => {
    const faq = { ...EMPTY_RECORD, schemaFaq: [{ question: '<!--<script>', answer: '</script>\u2028&' }] };
    const text = serializeJsonLd(recordJsonLd(faq, CONTEXT));
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ mainEntity: [{ name: '<!--<script>' }] }],
    });
  });

  it('numbers breadcrumbs and lists and makes their addresses absolute', () => {
    const pages = [
      { name: 'Home', url: '/fr' },
      { name: 'Offers', url: '/fr/offers' },
    ];
    expect(breadcrumbJsonLd(pages, CONTEXT.siteUrl)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://casino.test/fr' },
        { '@type': 'ListItem', position: 2, name: 'Offers', item: 'https://casino.test/fr/offers' },
      ],
    });
    expect(itemListJsonLd(pages, CONTEXT.siteUrl)).toMatchObject({ '@type': 'ItemList', numberOfItems: 2 });
  });
});
