import { describe, expect, it } from 'vitest';
import { isMissing } from './missing-page.cjs';

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
