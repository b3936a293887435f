import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserContext } from '@/lib/platform/browser-context';
import { callQuery } from '@/lib/platform/call-query';
import { INFO_SCRIPT } from './first-script';
import { probeSession } from './probe';
import { SEED_ID } from './seed';

const fetched = vi.fn<typeof fetch>();
const { documentElement } = document;

/** Runs the script in a document, up to the end of parsing. @returns the early response for hydration */
function parsed() {
  const listen = vi.spyOn(window, 'addEventListener');
  (0, eval)(INFO_SCRIPT);
  const onParsed = listen.mock.calls.find(([name]) => name === 'DOMContentLoaded')?.[1];
  if (typeof onParsed === 'function') onParsed(new Event('DOMContentLoaded'));
  return window.earlyActions?.info;
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ data: { uid: 7 }, error: null }));
  vi.stubGlobal('fetch', fetched);
  window.earlyActions = { typed: new Map() };
  documentElement.lang = 'fr';
  documentElement.toggleAttribute('data-returning', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  delete window.earlyActions;
  documentElement.removeAttribute('data-returning');
});

describe('the account of a returning player', () => {
  it('is requested once the document is parsed, like every other call, and once for all who ask', async () => {
    const early = parsed();
    for (let run = 0; run < 2; run += 1) {
      expect(await probeSession(early)).toMatchObject({ kind: 'player', user: { uid: 7 } });
    }
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      `/api/account.getInfo?${callQuery(browserContext())}`,
      expect.objectContaining({ cache: 'no-store', headers: { Accept: 'application/json' } }),
    );
  });

  it('is requested with the strict flag in a frame', () => {
    vi.stubGlobal('self', {});
    void parsed();
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/account.getInfo?v=2.34&locale=fr&non_strict=1');
  });

  it('is a failure where that connection died, which hydration handles like one of its own', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await probeSession(parsed())).toMatchObject({ kind: 'failed', error: { type: 'NetworkFailure' } });
  });

  it('is not requested on a device without a sign-in, nor in a page that contains it', () => {
    document.body.innerHTML = `<script type="application/json" id="${SEED_ID}">{}</script>`;
    expect(parsed()).toBeUndefined();
    document.body.replaceChildren();
    documentElement.removeAttribute('data-returning');
    expect(parsed()).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });
});
