import assert from 'node:assert/strict';
import fc from 'fast-check';
import { seoRecordSchema } from '@/lib/content/schema-seo';
import { absoluteUrl, cleanText } from './clean';
import { breadcrumbJsonLd, recordJsonLd, serializeJsonLd } from './json-ld';
import { sitemapXml } from './sitemap';
import { escapeMarkup, fillName, NAME_MARK } from '@/lib/routing/url-template';
import { property } from '@/tests/support/property';
import { anyAddress, anyPath, anyRecord, anyText } from '@/tests/support/generated';

const SITE = 'https://casino.example';

property('structured data is JSON that no text can end', anyRecord, (raw) => {
  const record = seoRecordSchema.parse(raw);
  const nodes = [
    ...recordJsonLd(record, { siteName: 'Casino', siteUrl: SITE, pageUrl: `${SITE}/x`, pageTitle: 'X' }),
  ];
  const text = serializeJsonLd(nodes);
  assert.doesNotMatch(text, /[<>\u2028\u2029]/);
  assert.deepEqual(
    JSON.parse(text),
    JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })),
  );
});

property('crumbs are JSON that no text can end', fc.tuple(anyText, anyAddress), ([name, url]) => {
  const text = serializeJsonLd([breadcrumbJsonLd([{ name, url }], SITE)]);
  assert.doesNotMatch(text, /[<>\u2028\u2029]/);
  assert.match(JSON.stringify(JSON.parse(text)), /BreadcrumbList/);
});

property(
  'sitemap is well-formed and lists the site alone',
  fc.tuple(anyPath, anyText),
  ([path, lastModified]) => {
    const xml = sitemapXml(
      [{ path: new URL(`${SITE}${path}`).pathname, lastModified, locales: ['en', 'fr'] }],
      SITE,
    );
    assert.doesNotMatch(xml, /&(?!(?:amp|lt|gt|quot|apos);)/);
    for (const [, loc = ''] of xml.matchAll(/<loc>([^<]*)<\/loc>/g))
      assert.equal(new URL(loc.replaceAll('&amp;', '&')).origin, SITE);
    for (const [, day = ''] of xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g))
      assert.match(day, /^\d{4}-\d{2}-\d{2}$/);
  },
);

property('names are put in as text', fc.tuple(anyText, anyText), ([text, name]) => {
  assert.ok(
    !fillName(`${text}${NAME_MARK}${text}`, name === '' ? null : name.replaceAll('#', '')).includes(
      NAME_MARK,
    ),
  );
  assert.doesNotMatch(escapeMarkup(name), /[<>"']/);
});

property(
  'clean text is one line of bounded length',
  fc.tuple(anyText, fc.integer({ min: 1, max: 50 })),
  ([text, length]) => {
    const clean = cleanText(text, null, length);
    if (clean === null) return;
    assert.ok([...clean].length <= length && clean !== '');
    assert.doesNotMatch(clean, /\p{Cc}/u);
  },
);

property('absolute address is http or https', anyAddress, (address) => {
  const url = absoluteUrl(address, SITE);
  if (url !== null) assert.match(new URL(url).protocol, /^https?:$/);
});
