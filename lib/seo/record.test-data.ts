import type { SeoRecord } from '@/lib/content/schema-seo';

/** A record with every field empty. */
export const EMPTY_RECORD: SeoRecord = {
  id: null,
  url: '',
  title: null,
  description: null,
  robots: null,
  meta: [],
  canonicalUrl: null,
  openGraph: null,
  organization: null,
  product: null,
  schemaFaq: [],
  schemaArticle: null,
  text: null,
  locale: 'en',
};

/** A record with every field filled. */
export const FULL_RECORD: SeoRecord = {
  ...EMPTY_RECORD,
  id: 5,
  url: '/offers/##name##',
  title: '##name## | Offers',
  description: 'Offer ##name##',
  robots: 'index, follow',
  meta: [
    { name: 'author', content: 'By ##name##' },
    { property: 'article:author', content: 'Somebody' },
  ],
  openGraph: { title: '##name##!', description: 'Shared', type: 'article', image: '/content/uploads/og.png' },
  organization: {
    name: 'Example',
    url: 'https://example.test',
    logo: 'https://example.test/logo.png',
    contactPoint: {
      telephone: '+33100000000',
      contactType: 'customer service',
      areaServed: 'FR',
      availableLanguage: ['en', 'fr'],
    },
    sameAs: ['https://social.test/example', 'javascript:x'],
  },
  product: {
    name: '##name##',
    image: '/content/uploads/p.png',
    description: 'Casino',
    sku: 'EX-1',
    brandName: 'Example',
  },
  schemaFaq: [{ question: 'How?', answer: 'Like </script> this.' }],
  schemaArticle: {
    headline: 'News',
    description: 'Text',
    image: 'https://example.test/a.png',
    datePublished: '2025-03-01',
    dateModified: '2025-03-02',
  },
};
