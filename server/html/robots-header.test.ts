import { describe, expect, it } from 'vitest';
import { robotsHeader } from './robots-header.mjs';

const page = (robots: string) => ({
  kind: 'APP_PAGE',
  html: `<head><meta name="robots" content="${robots}"/></head><main>Offers</main>`,
});

describe('robotsHeader', () => {
  it.each([
    ['noindex, follow', 'noindex, follow'],
    ['noindex,nofollow', 'noindex, nofollow'],
    ['NOINDEX', 'NOINDEX'],
    ['none', 'none'],
    ['noindex, max-snippet:-1', 'noindex, max-snippet:-1'],
    ['noindex, &#x27;évil', 'noindex'],
    ['index, follow', null],
    ['index, follow, max-image-preview:large', null],
    ['noindexing', null],
    ['', null],
  ])('R-SEO-03: a page whose tag says "%s" says %j in its header', (robots, header) => {
    expect(robotsHeader(page(robots))).toBe(header);
  });

  it.each([
    [{ kind: 'APP_PAGE', html: '<main>Offers</main>' }],
    [{ kind: 'APP_PAGE', html: '<p>&lt;meta name="robots" content="noindex"</p>' }],
    [{ kind: 'APP_ROUTE', html: '<meta name="robots" content="noindex"/>' }],
    [{ kind: 'APP_PAGE' }],
    [null],
  ])('says nothing of any other entry (%#)', (entry) => {
    expect(robotsHeader(entry)).toBeNull();
  });
});
