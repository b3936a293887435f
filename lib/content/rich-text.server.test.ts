import { describe, expect, it, vi } from 'vitest';
import { cpuTimeOf } from '@/tests/support/cpu-time';
import { sanitizeRichText } from './rich-text.server';
import { XSS_VECTORS } from './xss-vectors.test-data';

vi.mock('@/lib/env/server', () => ({
  env: { CONTENT_URL: 'http://cms.test', SITE_URL: 'https://site.test' },
}));

const ACTIVE =
  /<\s*(?:script|svg|math|iframe|object|embed|style|form|input|button|link|meta|base|video|audio|template)/i;
const HANDLER =
  /<[^>]*[\s"'/](?:on\w+|style|srcset|srcdoc|formaction|xlink:href|class|name|background|cite|usemap)\s*=/i;
const SCHEME = /<[^>]*\s(?:href|src)\s*=\s*["']?(?!https?:|mailto:|tel:|\/(?!\/)|#|[\w./?-]*["'])/i;

describe('sanitizeRichText', () => {
  it.each(XSS_VECTORS)('disarms %s', (vector) => {
    for (const html of [vector, `<p>before ${vector} after</p>`, sanitizeRichText(vector)]) {
      const safe = sanitizeRichText(html);
      expect(safe).not.toMatch(ACTIVE);
      expect(safe).not.toMatch(HANDLER);
      expect(safe).not.toMatch(SCHEME);
    }
  });

  it('is checked against vectors that are each dangerous as written', () => {
    const isActive = (html: string) => [ACTIVE, HANDLER, SCHEME].some((sign) => sign.test(html));
    expect(XSS_VECTORS.filter((vector) => !isActive(vector))).toEqual([]);
  });

  it('keeps what editors write', () => {
    const html =
      '<h2>Title</h2><p>Text <strong>bold</strong></p><ul><li>one</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
    // A wide table scrolls by itself and takes keyboard focus.
    expect(sanitizeRichText(html)).toBe(html.replace('<table>', '<table tabindex="0">'));
  });

  it('makes links safe: external ones with rel, no foreign scheme, no protocol-relative address', () => {
    expect(sanitizeRichText('<a href="https://a.test" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://a.test" target="_blank" rel="noopener nofollow">x</a>',
    );
    expect(sanitizeRichText('<a href="/offers" target="_top">x</a>')).toBe('<a href="/offers">x</a>');
    expect(sanitizeRichText('<a href="mailto:a@b.test">x</a>')).toBe('<a href="mailto:a@b.test">x</a>');
    expect(sanitizeRichText('<a href="//evil.test">x</a>')).toBe('<a>x</a>');
    expect(sanitizeRichText('<a href="ftp://evil.test">x</a>')).not.toContain('ftp:');
  });

  it.each([
    ['/offers?a=1#b', '/fr/offers?a=1#b'],
    ['/', '/fr'],
    [' /help ', '/fr/help'],
    ['https://site.test/offers', '/fr/offers'],
    ['https://site.test', '/fr'],
    ['/fr/offers', '/fr/offers'],
    ['/en/offers', '/offers'],
    ['/content/uploads/a.pdf#p', '/content/uploads/a.pdf#p'],
    ['/uploads/a.pdf', '/content/uploads/a.pdf'],
    ['http://cms.test/uploads/a.pdf', '/content/uploads/a.pdf'],
    ['https://site.test/uploads/a.pdf', '/content/uploads/a.pdf'],
    ['/platform/media/a.png', '/platform/media/a.png'],
    ['help', 'help'],
    ['#top', '#cms-top'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
  ])('R-ROUTE-02 leads the link %s of a French text to %s', (href, expected) => {
    expect(sanitizeRichText(`<a href="${href}">x</a>`, 'fr')).toBe(`<a href="${expected}">x</a>`);
  });

  it.each(['https://site.test.evil.test/a', 'https://site.test//evil.test', 'https://evil.test/offers'])(
    'leaves the address %s of another site alone',
    (href) => {
      expect(sanitizeRichText(`<a href="${href}">x</a>`, 'fr')).toBe(
        `<a href="${href}" rel="noopener nofollow">x</a>`,
      );
    },
  );

  it('keeps the English and the French form of one text apart', () => {
    expect(sanitizeRichText('<a href="/terms">x</a>', 'fr')).toContain('href="/fr/terms"');
    expect(sanitizeRichText('<a href="/terms">x</a>')).toContain('href="/terms"');
  });

  it('prefixes ids, and links to them, so that none takes the place of one of the page', () => {
    expect(sanitizeRichText('<p id="main">x</p><a href="#main">y</a>')).toBe(
      '<p id="cms-main">x</p><a href="#cms-main">y</a>',
    );
    expect(sanitizeRichText('<a id="cms-a" name="b">x</a>')).toBe('<a id="cms-a">x</a>');
    expect(sanitizeRichText('<a name="b">x</a><a href="#b">y</a>')).toBe(
      '<a id="cms-b">x</a><a href="#cms-b">y</a>',
    );
  });

  it('makes h1 an h2, since the page has its own', () => {
    expect(sanitizeRichText('<h1 id="a">x</h1>')).toBe('<h2 id="cms-a">x</h2>');
  });

  it('takes pictures of the content system and the platform from the site, and leaves out the ones that cannot be shown', () => {
    expect(sanitizeRichText('<img src="/uploads/a.png">')).toContain('src="/content/uploads/a.png"');
    expect(sanitizeRichText('<img src="//cdn.test/a.png">')).toContain('src="https://cdn.test/a.png"');
    expect(sanitizeRichText('<img src="http://cms.test/uploads/a.png" alt="A">')).toContain(
      'src="/content/uploads/a.png"',
    );
    expect(sanitizeRichText('<img src="/platform/media/offers/a.webp">')).toContain(
      'src="/platform/media/offers/a.webp"',
    );
    expect(sanitizeRichText('<p><img src="/platform/media/../../api/auth.logout">x</p>')).toBe('<p>x</p>');
    expect(sanitizeRichText('<p><img src="data:image/png;base64,AA==">x</p>')).toBe('<p>x</p>');
  });

  it.each(['<p></p>', '<p>&nbsp;</p>', '<p><img src="data:image/png;base64,AA=="></p>', '<!-- x -->'])(
    'gives nothing where %j would show nothing',
    (html) => {
      expect(sanitizeRichText(html)).toBe('');
    },
  );

  it('leaves a text that is clean as it is, however often it is cleaned', () => {
    for (const html of [
      ...XSS_VECTORS,
      '<p>a<table><td>b',
      '<a href="HTTPS://a.test/?a=1&amp;b=2">x</a>',
      'a &lt; b & c',
    ]) {
      const safe = sanitizeRichText(html);
      expect(sanitizeRichText(safe)).toBe(safe);
    }
  });

  it.each([
    ['<a href="HTTPS://a.test/b">x</a>', '<a href="https://a.test/b" rel="noopener nofollow">x</a>'],
    ['<a href="/\\evil.test">x</a>', '<a>x</a>'],
    ['<a href="/\t/evil.test">x</a>', '<a>x</a>'],
    ['<td headers="b c">x</td>', '<td headers="cms-b cms-c">x</td>'],
    ['<ol reversed start="3"><li>x</ol>', '<ol reversed="" start="3"><li>x</li></ol>'],
    ['<ol><li value="7" class="a">x</ol>', '<ol><li value="7">x</li></ol>'],
    ['<time datetime="2026-01-01">x</time>', '<time datetime="2026-01-01">x</time>'],
    ['<noscript><a href="/a">y</a></noscript>x', 'x'],
    ['<p>a<!-- b -->c</p>', '<p>ac</p>'],
  ])('reads %j as a browser does', (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  it.each([60, 20_000])('keeps the text %d levels deep, without what would never be shown', (levels) => {
    const deep = `${'<div>'.repeat(levels)}text<script>alert(1)</script><b>more</b>`;
    expect(sanitizeRichText(deep)).toMatch(/^(?:<div>){50}textmore(?:<\/div>){50}$/);
  });

  it('bounds length and nesting, in little time', () => {
    const spent = cpuTimeOf(() => {
      const deep = sanitizeRichText('<div>'.repeat(20_000));
      expect(deep.split('<div>').length).toBeLessThan(60);
      expect(sanitizeRichText('x'.repeat(400_000)).length).toBeLessThanOrEqual(262_144);
    });
    expect(spent).toBeLessThan(2_000);
  });

  it.each([
    ['open', (times: number) => '<b>'.repeat(times)],
    ['open and closed', (times: number) => `${'<b>'.repeat(times)}x${'</b>'.repeat(times)}`],
    ['of changing names', (times: number) => '<b><i><div>'.repeat(times / 3)],
    ['broken', (times: number) => '<b <b'.repeat(times)],
    ['closed only', (times: number) => '</b></div>'.repeat(times / 2)],
    ['that end by themselves', (times: number) => '<p><li><td>'.repeat(times / 3)],
  ])('takes no longer for 80,000 tags nested %s than for their length', (_, textOf) => {
    const spent = cpuTimeOf(() => void sanitizeRichText(textOf(80_000)));
    // One of them once took 2,800 ms.
    expect(spent).toBeLessThan(1_500);
  });

  it.each(['<a>', '<span>', '<p>', '<table>', '<td>', '<button>', '<object>', '<x-a>', '<li><dd>'])(
    'takes no longer for 40,000 of %s that nobody closes',
    (tags) => {
      const spent = cpuTimeOf(() => void sanitizeRichText(tags.repeat(40_000)));
      expect(spent).toBeLessThan(1_000);
    },
  );

  it('leaves unclosed list items and deep nesting alone', () => {
    const rows = '<li>one'.repeat(300);
    expect(sanitizeRichText(`<ul>${rows}</ul>`).match(/<li>/g)).toHaveLength(300);
    const deep = `${'<div>'.repeat(40)}<b>x</b>${'</div>'.repeat(40)}<p>after</p>`;
    expect(sanitizeRichText(deep)).toBe(deep);
    expect(sanitizeRichText(`${'<b>'.repeat(500)}x${'</b>'.repeat(500)}<p>after</p>`)).toMatch(
      /x(?:<\/b>)+<p>after<\/p>$/,
    );
  });
});
