import { describe, expect, it } from 'vitest';
import { structuredData } from '@/tests/support/structured-data';
import type { SeoRecord } from '@/lib/content/schema-seo';
import { breadcrumbJsonLd, itemListJsonLd, recordJsonLd, serializeJsonLd } from './json-ld';
import { EMPTY_RECORD, FULL_RECORD } from './record.test-data';

const CONTEXT = {
  name: 'Gold Rush',
  siteName: 'Casino',
  siteUrl: 'https://casino.test',
  pageUrl: 'https://casino.test/offers/11',
  pageTitle: 'Gold Rush | Offers',
};

describe('recordJsonLd', () => {
  const nodes = recordJsonLd(FULL_RECORD, CONTEXT);

  it('R-SEO-04 writes the organisation', () => {
    expect(nodes[0]).toEqual({
      '@type': 'Organization',
      '@id': 'https://casino.test/#organization',
      name: 'Example',
      url: 'https://example.test',
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

  it('R-SEO-02 R-SEO-04 puts the name into every part of the organisation', () => {
    const organization = {
      name: 'Org ##name##',
      url: 'https://o.test/##name##',
      logo: 'https://o.test/##name##.png',
      sameAs: ['https://s.test/##name##'],
      contactPoint: {
        telephone: null,
        contactType: 'About ##name##',
        areaServed: '##name##',
        availableLanguage: ['##name##'],
      },
    };
    expect(recordJsonLd({ ...EMPTY_RECORD, organization }, CONTEXT)).toMatchObject([
      {
        name: 'Org Gold Rush',
        url: 'https://o.test/Gold%20Rush',
        logo: 'https://o.test/Gold%20Rush.png',
        sameAs: ['https://s.test/Gold%20Rush'],
        contactPoint: {
          contactType: 'About Gold Rush',
          areaServed: 'Gold Rush',
          availableLanguage: ['Gold Rush'],
        },
      },
    ]);
  });

  it('R-SEO-03 R-SEO-05 R-SEO-07 puts the name encoded into pictures', () => {
    const image = 'https://cdn.test/##name##.png';
    const { product, schemaArticle } = FULL_RECORD;
    const named = {
      ...FULL_RECORD,
      product: product && { ...product, image },
      schemaArticle: schemaArticle && { ...schemaArticle, image },
    };
    expect(recordJsonLd(named, CONTEXT)).toMatchObject([
      {},
      { image: 'https://cdn.test/Gold%20Rush.png' },
      {},
      { image: 'https://cdn.test/Gold%20Rush.png' },
    ]);
  });

  it('R-SEO-05 writes the product with its brand', () => {
    expect(nodes[1]).toMatchObject({
      '@type': 'Product',
      name: 'Gold Rush',
      sku: 'EX-1',
      image: 'https://casino.test/content/uploads/p.png',
      brand: { '@type': 'Brand', name: 'Example' },
    });
  });

  it('R-SEO-06 writes questions and answers', () => {
    expect(nodes[2]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer' } }],
    });
  });

  it('writes no question whose answer is an emptied field', () => {
    const emptied = { ...EMPTY_RECORD, schemaFaq: [{ question: 'How?', answer: '<p>&nbsp;</p>' }] };
    expect(recordJsonLd(emptied, CONTEXT)).toEqual([]);
  });

  it('R-SEO-07 writes the article', () => {
    expect(nodes[3]).toMatchObject({
      '@type': 'Article',
      headline: 'News',
      datePublished: '2025-03-01',
      dateModified: '2025-03-02',
    });
  });

  it('R-SEO-03 to R-SEO-07 names what the record fills but does not name', () => {
    const telephone = '+33100000000';
    const contactPoint = { telephone, contactType: null, areaServed: null, availableLanguage: [] };
    const unnamed = {
      ...EMPTY_RECORD,
      organization: { name: null, url: null, logo: null, contactPoint, sameAs: [] },
      product: { name: ' ', image: null, description: null, sku: 'EX-1', brandName: null },
      schemaArticle: {
        headline: null,
        description: 'Text',
        image: null,
        datePublished: null,
        dateModified: null,
      },
    };
    const written = recordJsonLd(unnamed, CONTEXT);
    expect(written).toMatchObject([
      { '@type': 'Organization', name: 'Casino', contactPoint: { telephone } },
      { '@type': 'Product', name: 'Gold Rush | Offers', sku: 'EX-1' },
      { '@type': 'Article', headline: 'Gold Rush | Offers', description: 'Text' },
    ]);
    const script = JSON.parse(serializeJsonLd(written));
    expect(structuredData.parse(script)['@graph']).toHaveLength(3);
  });

  it('writes nothing for a record that holds nothing', () => {
    const nothing = {
      organization: { name: ' ', url: null, logo: null, contactPoint: null, sameAs: [] },
      product: { name: null, image: null, description: null, sku: '', brandName: null },
      schemaArticle: {
        headline: null,
        description: '',
        image: null,
        datePublished: 'soon',
        dateModified: null,
      },
    };
    expect(recordJsonLd(EMPTY_RECORD, CONTEXT)).toEqual([]);
    expect(recordJsonLd({ ...EMPTY_RECORD, ...nothing }, CONTEXT)).toEqual([]);
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

describe('R-SEO-04 to R-SEO-07 structured data is valid by the vocabulary', () => {
  const HOSTILE = '</script><img src=x onerror=alert(1)>\u2028"\\';
  const hostile: SeoRecord = {
    ...FULL_RECORD,
    organization: {
      name: HOSTILE,
      url: 'javascript:alert(1)',
      logo: 'data:text/html,x',
      contactPoint: { telephone: ' ', contactType: HOSTILE, areaServed: null, availableLanguage: ['', 'en'] },
      sameAs: ['javascript:x', '//', 'https://social.test/a'],
    },
    product: { name: HOSTILE, image: 'http://[', description: ' ', sku: '', brandName: '\u0000' },
    schemaFaq: [
      { question: HOSTILE, answer: HOSTILE },
      { question: '  ', answer: 'x' },
      { question: 'x', answer: '' },
    ],
    schemaArticle: {
      headline: HOSTILE,
      description: null,
      image: '/content/uploads/a.png',
      datePublished: 'yesterday',
      dateModified: '2025-13-45',
    },
  };
  const sparse: SeoRecord = {
    ...EMPTY_RECORD,
    organization: { name: 'Example', url: null, logo: null, contactPoint: null, sameAs: [] },
    product: { name: null, image: null, description: null, sku: null, brandName: null },
    schemaArticle: { headline: 'A', description: null, image: null, datePublished: null, dateModified: null },
  };
  const lists = [
    breadcrumbJsonLd([{ name: 'Home', url: '/' }], CONTEXT.siteUrl),
    itemListJsonLd([{ name: HOSTILE, url: '/game/a%22b' }], CONTEXT.siteUrl),
  ];

  it.each([
    ['in which everything is filled', FULL_RECORD],
    ['in which only what is needed is filled', sparse],
    ['whose fields are hostile', hostile],
  ])('of a record %s', (_name, record) => {
    const nodes = [...recordJsonLd(record, CONTEXT), ...lists];
    const script = serializeJsonLd(nodes);
    expect(script).not.toMatch(/[<>&\u2028\u2029]/);
    expect(structuredData.parse(JSON.parse(script))['@graph']).toHaveLength(nodes.length);
  });

  it.each([
    '2025-02-30',
    '2025-02-29',
    '2025-04-31T10:00:00Z',
    '2025-00-10',
    '2025-01-01 (a draft)',
    '2025-01-01 10:00',
    '2025-01-01T10:00:00 GMT+2',
    '2025-01-01T25:00:00Z',
  ])('leaves out %s, which is no date of ISO 8601', (datePublished) => {
    const schemaArticle = { ...FULL_RECORD.schemaArticle, headline: 'A', description: null, image: null };
    const dates = { datePublished, dateModified: '2024-02-29T10:00:00+02:00' };
    const record = { ...EMPTY_RECORD, schemaArticle: { ...schemaArticle, ...dates } };
    const [found] = recordJsonLd(record, CONTEXT);
    expect(found).toMatchObject({ dateModified: dates.dateModified });
    expect(found).not.toHaveProperty('datePublished');
  });

  it('leaves out a date that is none', () => {
    const article = recordJsonLd(hostile, CONTEXT).find((node) => node['@type'] === 'Article');
    expect(article).not.toHaveProperty('datePublished');
    expect(article).not.toHaveProperty('dateModified');
  });
});

describe('the validator of these tests', () => {
  const graph = (node: object) => ({ '@context': 'https://schema.org', '@graph': [node] });

  it.each([
    ['an address that is not absolute', { '@type': 'Organization', '@id': '/#organization', name: 'x' }],
    [
      'an article without a headline',
      { '@type': 'Article', '@id': 'https://a.test/#a', mainEntityOfPage: 'https://a.test/' },
    ],
    ['a property the type does not have', { '@type': 'BreadcrumbList', itemListElement: [], colour: 'red' }],
    [
      'positions that do not count up',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 2, name: 'x', item: 'https://a.test/' }],
      },
    ],
  ])('refuses %s', (_name, node) => {
    expect(structuredData.safeParse(graph(node)).success).toBe(false);
  });
});
