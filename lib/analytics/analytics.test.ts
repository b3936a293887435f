// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '@/lib/browser/load-script';

vi.mock('@/lib/browser/load-script', () => ({ loadScript: vi.fn() }));

let pictures: string[];

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.mocked(loadScript).mockResolvedValue(undefined);
  sessionStorage.clear();
  window.dataLayer = [];
  pictures = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pictures.push(address);
      }
    },
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'seon');
});

describe('tracking queries', () => {
  it('R-TRACK-01 forwards the six of them and nothing else, also from later documents of the visit', async () => {
    const { forwardTrackingQueries } = await import('./tracking-queries');
    forwardTrackingQueries(
      new URLSearchParams(
        'trackId=t1&publisherId=p&goalId=g&goalEntryId=e&linkId=l&showPopupReg=1&password=x',
      ),
    );
    const all = {
      trackId: 't1',
      showPopupReg: '1',
      publisherId: 'p',
      goalId: 'g',
      goalEntryId: 'e',
      linkId: 'l',
    };
    expect(window.dataLayer).toEqual([{ event: 'tracking-queries', ...all }]);
    forwardTrackingQueries(new URLSearchParams(''));
    expect(window.dataLayer?.[1]).toEqual({ event: 'tracking-queries', ...all });
    forwardTrackingQueries(new URLSearchParams('trackId=t2'));
    expect(window.dataLayer?.[2]).toMatchObject({ trackId: 't2', publisherId: 'p' });
  });

  it('R-TRACK-01 says nothing where there are none, and cuts endless ones', async () => {
    const { forwardTrackingQueries, readTrackingQueries } = await import('./tracking-queries');
    forwardTrackingQueries(new URLSearchParams('other=1&trackId='));
    expect(window.dataLayer).toEqual([]);
    expect(readTrackingQueries(new URLSearchParams({ trackId: 'x'.repeat(5_000) })).trackId).toHaveLength(
      200,
    );
  });
});

describe('the visit hit', () => {
  it('R-TRACK-02 carries the referrer and the translated track id', async () => {
    const { sendVisitHit } = await import('./hits');
    sendVisitHit(new URLSearchParams('trackId=a%20b&x=1'), 'https://partner.example/?q=1');
    sendVisitHit(new URLSearchParams('x=1'), 'https://partner.example/');
    expect(pictures).toEqual(['/hit?referer=https%3A%2F%2Fpartner.example%2F%3Fq%3D1&track_id=a+b']);
  });
});

describe('the tag manager', () => {
  it('R-TRACK-08 finds the refusal first, then what happened, then the permission', async () => {
    const { denyByDefault, loadTagManager } = await import('./tag-manager');
    window.dataLayer?.push({ event: 'error-login' });
    denyByDefault();
    await loadTagManager('GTM-AB12');
    await loadTagManager('GTM-AB12');
    expect(loadScript).toHaveBeenCalledExactlyOnceWith('https://www.googletagmanager.com/gtm.js?id=GTM-AB12');
    const [first, second, third, fourth] = (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    );
    expect(first).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]);
    expect(second).toEqual({ event: 'error-login' });
    expect(third).toEqual(['consent', 'update', expect.objectContaining({ ad_storage: 'granted' })]);
    expect(fourth).toMatchObject({ event: 'gtm.js' });
  });

  it.each(['', 'GTM-', 'UA-1', 'GTM-A"><script>', 'gtm-a'])('R-TRACK-08 loads nothing for %s', async (id) => {
    const { loadTagManager } = await import('./tag-manager');
    await loadTagManager(id);
    expect(loadScript).not.toHaveBeenCalled();
  });

  it('does not reject when its script is blocked', async () => {
    vi.mocked(loadScript).mockRejectedValue(new Error('blocked'));
    const { loadTagManager } = await import('./tag-manager');
    await expect(loadTagManager('GTM-AB12')).resolves.toBeUndefined();
  });
});

describe('the fraud-check session hit', () => {
  const agent = (getSession: () => Promise<unknown>) =>
    Object.assign(window, { seon: { init: vi.fn(), getSession: vi.fn(getSession) } });

  it('R-TRACK-03 goes without the vendor under an id of our own, once a session', async () => {
    const { reportFraudSession } = await import('./fraud-check');
    await reportFraudSession({ isAgentAllowed: false });
    await reportFraudSession({ isAgentAllowed: false });
    expect(loadScript).not.toHaveBeenCalled();
    await reportFraudSession({ isAgentAllowed: true });
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toMatch(/^\/hit\?seon_session=[\w-]{10,}$/);
  });

  it('R-TRACK-03 carries the session of the vendor where that is allowed, once', async () => {
    agent(() => Promise.resolve('c2Vzc2lvbg=='));
    const { reportFraudSession } = await import('./fraud-check');
    await Promise.all([
      reportFraudSession({ isAgentAllowed: true }),
      reportFraudSession({ isAgentAllowed: true }),
    ]);
    await reportFraudSession({ isAgentAllowed: true });
    expect(pictures).toEqual(['/hit?seon_session=c2Vzc2lvbg%3D%3D']);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('once'))],
    ['gives a session too long for an address', () => Promise.resolve('x'.repeat(400_000))],
    ['gives no text', () => Promise.resolve({})],
  ])('R-TRACK-03 goes under an id of our own when the vendor %s', async (_case, getSession) => {
    agent(getSession);
    const { reportFraudSession } = await import('./fraud-check');
    await reportFraudSession({ isAgentAllowed: true });
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.length).toBeLessThan(100);
  });

  it('R-TRACK-03 does not wait for ever', async () => {
    agent(() => new Promise(() => undefined));
    const { reportFraudSession } = await import('./fraud-check');
    vi.useFakeTimers();
    const running = reportFraudSession({ isAgentAllowed: true });
    await vi.advanceTimersByTimeAsync(8_100);
    await running;
    expect(pictures).toHaveLength(1);
  });
});
