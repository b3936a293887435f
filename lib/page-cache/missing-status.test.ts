import { describe, expect, it } from 'vitest';
import { missingStatus } from './missing-status.cjs';

describe('missingStatus', () => {
  it.each([
    [{ kind: 'APP_PAGE', html: '<main><div data-page-missing=""><h1>404</h1></div></main>' }, 404],
    [{ kind: 'APP_PAGE', html: '<main><p>data-page-missing=&quot;&quot;</p></main>' }, null],
    [{ kind: 'APP_PAGE', html: '<main>Offers</main>' }, null],
    [{ kind: 'APP_ROUTE', html: 'data-page-missing=""' }, null],
    [{ kind: 'APP_PAGE' }, null],
    [null, null],
  ])('R-ERR-06: only a page that says it is missing gets 404 (%#)', (entry, status) => {
    expect(missingStatus(entry)).toBe(status);
  });
});
