import { describe, expect, it } from 'vitest';
import { isMissing, MissingPages } from './missing-pages.mjs';

describe('isMissing', () => {
  it.each([
    [{ kind: 'APP_PAGE', html: '<main><div data-page-missing=""><h1>404</h1></div></main>' }, true],
    [{ kind: 'APP_PAGE', html: '<main><p>data-page-missing=&quot;&quot;</p></main>' }, false],
    [{ kind: 'APP_PAGE', html: '<main>Offers</main>' }, false],
    [{ kind: 'APP_ROUTE', html: 'data-page-missing=""' }, false],
    [{ kind: 'APP_PAGE' }, false],
    [null, false],
  ])('R-ERR-06: only a page that says it is missing is (%#)', (entry, expected) => {
    expect(isMissing(entry)).toBe(expected);
  });
});

describe('MissingPages', () => {
  it('lets the oldest go above 64, so that made-up addresses take no room of real pages', () => {
    const pages = new MissingPages();
    const leaving = Array.from({ length: 66 }, (_, index) => pages.note(`/offers/${index}`, true));
    expect(leaving.slice(0, 64).every((key) => key === undefined)).toBe(true);
    expect(leaving.slice(64)).toEqual(['/offers/0', '/offers/1']);
  });

  it('forgets a page that is there by now', () => {
    const pages = new MissingPages();
    for (let index = 0; index < 64; index += 1) pages.note(`/offers/${index}`, true);
    pages.note('/offers/0', false);
    expect(pages.note('/offers/x', true)).toBeUndefined();
    expect(pages.note('/offers/y', true)).toBe('/offers/1');
  });
});
