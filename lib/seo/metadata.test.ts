import { describe, expect, it } from 'vitest';
import { parseRecord } from '@/lib/content/collections';
import { cleanText } from './clean';
import { buildMetadata, type MetadataInput } from './metadata';
import { typeTags } from './open-graph';
import { readMetaTags } from './meta-tags';
import { EMPTY_RECORD, FULL_RECORD } from './record.test-data';

function build(changes: Partial<Omit<MetadataInput, 'tags'>> = {}) {
  const input = {
    record: FULL_RECORD,
    path: '/offers/11',
    locale: 'en',
    locales: ['en', 'fr'],
    name: 'Gold $& Rush',
    fallbackTitle: 'Offer',
    siteName: 'Casino',
    siteUrl: 'https://casino.test',
    isIndexable: true,
    ...changes,
  } satisfies Omit<MetadataInput, 'tags'>;
  return buildMetadata({ ...input, tags: readMetaTags(input.record.meta, input.name) });
}

describe('buildMetadata', () => {
  it('R-SEO-03 uses title, description, robots, meta list and openGraph, with the real name', () => {
    expect(build()).toMatchObject({
      title: { absolute: 'Gold $& Rush | Offers' },
      description: 'Offer Gold $& Rush',
      robots: 'index, follow',
      other: { author: ['By Gold $& Rush'] },
      openGraph: {
        title: 'Gold $& Rush!',
        description: 'Shared',
        type: 'article',
        url: 'https://casino.test/offers/11',
        images: [{ url: 'https://casino.test/content/uploads/og.png' }],
      },
      twitter: { card: 'summary_large_image', images: ['https://casino.test/content/uploads/og.png'] },
    });
  });

  it('links both languages mutually and each page to itself', () => {
    const languages = {
      en: 'https://casino.test/offers/11',
      fr: 'https://casino.test/fr/offers/11',
      'x-default': 'https://casino.test/offers/11',
    };
    expect(build().alternates).toEqual({ canonical: languages.en, languages });
    expect(build({ locale: 'fr' }).alternates).toEqual({ canonical: languages.fr, languages });
  });

  it('links a page of one language to itself alone', () => {
    const own = 'https://casino.test/fr/offers/11';
    const { alternates, openGraph } = build({ locale: 'fr', locales: ['fr'] });
    expect(alternates).toEqual({ canonical: own, languages: { fr: own, 'x-default': own } });
    expect(openGraph).toMatchObject({ locale: 'fr_FR', alternateLocale: [] });
  });

  it.each([
    ['/help', 'https://casino.test/fr/help'],
    ['/en/help/', 'https://casino.test/help'],
    ['https://casino.test/help', 'https://casino.test/help'],
    ['https://casino.test/offers/##name##', 'https://casino.test/fr/offers/11'],
  ])('R-ROUTE-02 leads the canonical %s of a French page to %s', (canonicalUrl, canonical) => {
    const record = { ...FULL_RECORD, canonicalUrl };
    expect(build({ record, locale: 'fr' }).alternates?.canonical).toBe(canonical);
  });

  it.each([
    ['https://other.test/x', 'https://other.test/x'],
    ['https://other.test/##name##', 'https://other.test/Gold%20%24%26%20Rush'],
    ['javascript:alert(1)', 'https://casino.test/offers/11'],
    ['/offers/##name##', 'https://casino.test/offers/11'],
    ['/offers/%23%23name%23%23', 'https://casino.test/offers/11'],
    ['/help?a=1', 'https://casino.test/help?a=1'],
    ['/fr/help', 'https://casino.test/fr/help'],
    ['/help/?a=/', 'https://casino.test/help?a=/'],
    ['/fr/', 'https://casino.test/fr'],
    ['https://casino.test/help/', 'https://casino.test/help'],
    ['https://casino.test/en/help', 'https://casino.test/help'],
    ['https://casino.test/en/', 'https://casino.test/'],
    ['https://casino.test/fr/', 'https://casino.test/fr'],
    ['https://casino.test/fr/help/?a=1', 'https://casino.test/fr/help?a=1'],
    ['https://casino.test', 'https://casino.test'],
    ['https://other.test/x/', 'https://other.test/x/'],
    ['//other.test/x', 'https://casino.test/offers/11'],
    ['help', 'https://casino.test/offers/11'],
    ['https://', 'https://casino.test/offers/11'],
    [null, 'https://casino.test/offers/11'],
  ])('takes the canonical %s as %s', (canonicalUrl, canonical) => {
    expect(build({ record: { ...FULL_RECORD, canonicalUrl } }).alternates?.canonical).toBe(canonical);
  });

  it.each([
    ['https://cdn.test/##name##.png?v=1', 'https://cdn.test/Gold%20%24%26%20Rush.png?v=1'],
    ['/uploads/##name##.png', 'https://casino.test/content/uploads/Gold%20%24%26%20Rush.png'],
  ])('R-SEO-03 puts the name encoded into the picture %s', (image, filled) => {
    const { openGraph } = parseRecord('page-seo', { openGraph: { image } });
    const shared = build({ record: { ...FULL_RECORD, openGraph } });
    expect(shared.openGraph?.images).toEqual([{ url: filled }]);
    expect(shared.twitter?.images).toEqual([filled]);
  });

  it('R-SEO-03 loads pictures of its own sharing tags from the site', () => {
    const meta = [
      { property: 'og:image', content: '/uploads/##name##.png' },
      { name: 'twitter:image', content: '/platform/media/x.png' },
    ];
    const { openGraph, twitter } = build({ record: { ...FULL_RECORD, openGraph: null, meta } });
    expect(openGraph?.images).toMatchObject([
      { url: 'https://casino.test/content/uploads/Gold%20%24%26%20Rush.png' },
    ]);
    expect(twitter?.images).toEqual(['https://casino.test/platform/media/x.png']);
  });

  it('R-SEO-03 puts the name encoded into the pictures of its own sharing tags', () => {
    const meta = [
      { property: 'og:image', content: 'https://cdn.test/og/##name##' },
      { name: 'twitter:image', content: 'https://cdn.test/x/##name##' },
    ];
    const given = { record: { ...FULL_RECORD, openGraph: null, meta } };
    const { openGraph, twitter } = build({ ...given, name: 'A/B?#' });
    expect(openGraph?.images).toEqual([{ url: 'https://cdn.test/og/A%2FB%3F%23' }]);
    expect(twitter?.images).toEqual(['https://cdn.test/x/A%2FB%3F%23']);
    expect(build({ ...given, name: null }).twitter?.images).toEqual(['https://cdn.test/x/']);
  });

  it("lets the record's own tags for X replace the built ones, whatever they are written as", () => {
    const meta = [
      { name: 'Twitter:Card', content: 'summary' },
      { property: 'twitter:title', content: 'For ##name##' },
      { name: 'twitter:image', content: '/content/uploads/x.png' },
      { name: 'twitter:site', content: '@casino' },
    ];
    const metadata = build({ record: { ...FULL_RECORD, meta } });
    expect(metadata.twitter).toEqual({
      card: 'summary',
      title: 'For Gold $& Rush',
      description: 'Shared',
      images: ['https://casino.test/content/uploads/x.png'],
    });
    expect(metadata.other).toEqual({ 'twitter:site': ['@casino'] });
    expect(readMetaTags(meta).properties).toEqual([]);
  });

  it('R-SEO-03 fills what the record’s openGraph leaves out from its own sharing tags', () => {
    const meta = [
      { property: 'og:title', content: 'Shared ##name##' },
      { property: 'og:locale', content: 'en_KE' },
      { property: 'og:site_name', content: 'Casino Kenya' },
      { name: 'og:image', content: '/content/uploads/x.png' },
      { property: 'og:url', content: 'https://evil.example/' },
    ];
    const openGraph = { title: null, description: 'From the record', type: null, image: null };
    const metadata = build({ record: { ...FULL_RECORD, meta, openGraph } });
    expect(metadata.openGraph).toEqual({
      title: 'Shared Gold $& Rush',
      description: 'From the record',
      type: 'website',
      url: metadata.alternates?.canonical,
      siteName: 'Casino Kenya',
      locale: 'en_KE',
      alternateLocale: ['fr_FR'],
      images: [{ url: 'https://casino.test/content/uploads/x.png' }],
    });
    expect(metadata).not.toHaveProperty('other');
    expect(readMetaTags(meta).properties).toEqual([]);
    const swahili = build({
      record: { ...FULL_RECORD, meta: [{ property: 'og:locale', content: 'swahili' }] },
    });
    expect(swahili.openGraph).toMatchObject({ locale: 'en_US' });
  });

  it('R-SEO-03 says what the record’s own tags say about its picture', () => {
    const meta = [
      { property: 'og:image:alt', content: 'A chest of ##name##' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: 'tall' },
      { name: 'og:image:type', content: 'image/png' },
    ];
    const picture = { title: null, description: null, type: null, image: '/content/uploads/x.png' };
    expect(build({ record: { ...FULL_RECORD, meta, openGraph: picture } }).openGraph?.images).toEqual([
      {
        url: 'https://casino.test/content/uploads/x.png',
        alt: 'A chest of Gold $& Rush',
        width: '1200',
        type: 'image/png',
      },
    ]);
    expect(readMetaTags(meta).properties).toEqual([]);
  });

  it('keeps the built card where the record names one Next.js cannot write', () => {
    const meta = [{ name: 'twitter:card', content: 'player' }];
    expect(build({ record: { ...FULL_RECORD, meta } })).toMatchObject({
      twitter: { card: 'summary_large_image' },
    });
  });

  it('R-SEO-09 marks a page closed by a Disallow rule whatever the record says', () => {
    expect(build({ isIndexable: false }).robots).toBe('noindex, follow');
  });

  it('R-SEO-08 gives an empty record a sensible title and its own address', () => {
    const metadata = build({ record: EMPTY_RECORD, name: null });
    expect(metadata.title).toEqual({ absolute: 'Offer' });
    expect(metadata.alternates?.canonical).toBe('https://casino.test/offers/11');
    expect(metadata.openGraph).toMatchObject({ title: 'Offer', siteName: 'Casino', type: 'website' });
    expect(metadata).not.toHaveProperty('description');
    expect(metadata).not.toHaveProperty('robots');
  });

  it('leaves no mark and no dangling separator where there is no name', () => {
    expect(build({ name: null }).title).toEqual({ absolute: 'Offers' });
  });

  it('passes on a type of shared media', () => {
    const openGraph = { title: null, description: null, type: 'Video.Movie', image: null };
    expect(build({ record: { ...FULL_RECORD, openGraph } }).openGraph).toMatchObject({ type: 'video.movie' });
  });

  it.each(['', ' ', 'WEBSITE', 'a b', '"><script>'])('renders the page with the type "%s"', (type) => {
    const openGraph = { title: null, description: null, type, image: 'javascript:x' };
    const record = { ...FULL_RECORD, openGraph };
    const metadata = build({ record });
    expect(metadata.openGraph).toMatchObject({ type: 'website' });
    expect(metadata.openGraph).not.toHaveProperty('images');
    expect(typeTags({ record, tags: readMetaTags([]) })).toEqual([]);
  });

  it.each(['hack', 'product', 'constructor', 'Restaurant.Menu', 'music:album'])(
    'R-SEO-03 leaves the type "%s", unknown to Next.js, to the page',
    (type) => {
      const openGraph = { title: null, description: null, type, image: 'javascript:x' };
      const record = { ...FULL_RECORD, openGraph };
      const metadata = build({ record });
      expect(metadata.openGraph).not.toHaveProperty('type');
      expect(metadata.openGraph).not.toHaveProperty('images');
      const tag = { property: 'og:type', content: type.toLowerCase() };
      expect(typeTags({ record, tags: readMetaTags([]) })).toEqual([tag]);
    },
  );

  it('takes control characters beyond ASCII out', () => {
    expect(cleanText('a\u0080\u009fb')).toBe('a b');
  });

  it('bounds huge texts and takes control characters out', () => {
    const record = {
      ...EMPTY_RECORD,
      title: `a\u0000b\n${'😀'.repeat(100_000)}`,
      description: ' '.repeat(50_000),
    };
    const metadata = build({ record });
    expect(metadata.title).toEqual({ absolute: `a b ${'😀'.repeat(296)}` });
    expect(metadata).not.toHaveProperty('description');
  });
});

describe('readMetaTags', () => {
  it('distinguishes tags with a name from tags with a property and keeps each name once', () => {
    const tags = readMetaTags([
      { name: 'author', content: 'A' },
      { name: 'author', content: 'B' },
      { property: 'article:author', content: 'C' },
      { property: 'og:title', content: 'twice' },
      { name: 'viewport', content: 'width=1' },
      { name: 'robots', content: 'noindex' },
      { name: 'bad name"><script>', content: 'x' },
      { name: '__proto__', content: 'x' },
      { name: 'empty', content: '  ' },
    ]);
    expect(tags.named).toEqual({ author: ['A', 'B'] });
    expect(Object.keys(tags.named)).toEqual(['author']);
    expect(tags.properties).toEqual([{ property: 'article:author', content: 'C' }]);
    expect(tags.robots).toBe('noindex');
  });
});

it.each(['theme-color', 'Color-Scheme', 'viewport', 'charset'])(
  'a %s of the operator does not stand beside the page’s own',
  (name) => {
    const { named } = readMetaTags([{ name, content: 'x' }]);
    expect(named).toEqual({});
  },
);
