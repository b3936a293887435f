import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shared } from '@/server/shared-state.mjs';

const readSeoSettings = vi.hoisted(() => vi.fn());
const readWrittenSlugs = vi.hoisted(() => vi.fn());
const readPlatformState = vi.hoisted(() => vi.fn());
const readPlatformChat = vi.hoisted(() => vi.fn());
const readSiteParts = vi.hoisted(() => vi.fn());
vi.mock('@/lib/env/server', () => ({
  isDevelopment: false,
  env: {
    SITE_URL: 'http://casino.test',
    FRAME_ANCESTORS: "'self'",
    CSP_EXTRA_ORIGINS: [],
    VERIFICATION_ORIGINS: [],
    FRAME_ORIGINS: [],
    MEDIA_ORIGINS: ['https:'],
    PAYMENT_ORIGINS: ['https:'],
  },
}));
vi.mock('./read-settings.server', () => ({ readSeoSettings, readPlatformState }));
vi.mock('./read-written-slugs.server', () => ({ readWrittenSlugs }));
vi.mock('./read-policy.server', async (original) => ({
  ...(await original<object>()),
  readPlatformChat,
  readSiteParts,
}));
vi.mock('@/lib/env/site-host', () => ({ siteHost: () => 'casino.test' }));

const GOOD = { redirects: [{ from: '/old', to: '/offers' }], robotsTxt: 'User-agent: *\nDisallow: /x\n' };
const NEWER = { redirects: [], robotsTxt: 'User-agent: *\nDisallow: /y\n' };
const OFF = { hasTagManager: false, hasFraudCheck: false };
const state = (isMaintenance: boolean, services: object | null = OFF) => ({ isMaintenance, services });
const never = () => new Promise<never>(() => undefined);
const written = (slug: string) => ({ en: new Set([slug]), fr: new Set([slug]) });

function freshModule() {
  vi.resetModules();
  delete shared.siteSettings;
  return import('./settings.server');
}

/** A process that has not read anything yet. */
async function freshProcess() {
  const settings = await freshModule();
  settings.keepSettingsFresh();
  return settings;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  readSeoSettings.mockReset().mockResolvedValue(GOOD);
  readPlatformState.mockReset().mockResolvedValue(state(false));
  readWrittenSlugs.mockReset().mockResolvedValue(written('terms'));
  readPlatformChat.mockReset().mockResolvedValue({ kind: null, config: {} });
  readSiteParts.mockReset().mockResolvedValue({ chats: [], snippets: [], frames: [] });
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('site settings', () => {
  it('are read before the first response, once for all who wait', async () => {
    const { readySettings } = await freshProcess();
    const [one, other] = await Promise.all([readySettings(), readySettings()]);
    expect(one.redirects).toHaveLength(1);
    expect(one.robotsText).toBe(GOOD.robotsTxt);
    expect(other).toBe(one);
    expect(readSeoSettings).toHaveBeenCalledTimes(1);
  });

  it('hold a response up for 0.9 s in all, and never a second one; its page waits no longer for silent back ends', async () => {
    readSeoSettings.mockImplementation(never);
    const { readySettings } = await freshProcess();
    let settled = 0;
    void readySettings().then(() => (settled += 1));
    await vi.advanceTimersByTimeAsync(800);
    void readySettings().then(() => (settled += 1));
    expect(settled).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(settled).toBe(2);
    expect(shared.areBackEndsSilent).toBe(true);
    const settings = await readySettings();
    expect(settings).toMatchObject({ redirects: [], isMaintenance: false });
    expect(settings.isClosed('/x')).toBe(false);
  });

  it('take what comes after the time was up', async () => {
    let respond: (value: typeof GOOD) => void = () => undefined;
    readSeoSettings.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
    const { readySettings } = await freshProcess();
    void readySettings();
    await vi.advanceTimersByTimeAsync(2_000);
    respond(GOOD);
    await vi.advanceTimersByTimeAsync(0);
    expect((await readySettings()).isClosed('/x')).toBe(true);
  });

  it('are read every 10 s in the background by one timer', async () => {
    const { readySettings } = await freshProcess();
    await readySettings();
    await readySettings();
    readSeoSettings.mockResolvedValue(NEWER);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readSeoSettings).toHaveBeenCalledTimes(2);
    expect((await readySettings()).isClosed('/y')).toBe(true);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('are read in the background on behalf of no request', async () => {
    const { readySettings, refreshSettings } = await freshModule();
    await readySettings();
    await refreshSettings();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keep the last good ones when a read fails, each part for itself, and say it once', async () => {
    const { readySettings } = await freshProcess();
    await readySettings();
    readSeoSettings.mockRejectedValue(Object.assign(new Error('down'), { reason: 'status', status: 503 }));
    readPlatformState.mockResolvedValue(state(true, null));
    await vi.advanceTimersByTimeAsync(30_000);
    const settings = await readySettings();
    expect(settings.redirects).toHaveLength(1);
    expect(settings.isMaintenance).toBe(true);
    const lines = vi.mocked(process.stderr.write).mock.calls.join('\n');
    expect(lines.match(/settings-read-failed/g)).toHaveLength(1);
    expect(lines).toMatch(/"side":"content","part":"seo-settings","reason":"status","status":503,"ms":/);
  });

  it('show maintenance while the platform says so, and no longer', async () => {
    readPlatformState.mockResolvedValue(state(true));
    const { readySettings } = await freshProcess();
    expect((await readySettings()).isMaintenance).toBe(true);
    readPlatformState.mockRejectedValue(new Error('no response'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await readySettings()).isMaintenance).toBe(true);
    readPlatformState.mockResolvedValue(state(false));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await readySettings()).isMaintenance).toBe(false);
  });

  it('are read at once by the webhook, and again when a read is already running', async () => {
    const { readySettings, refreshSettings } = await freshProcess();
    await readySettings();
    let finish: (value: typeof GOOD) => void = () => undefined;
    readSeoSettings.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    await vi.advanceTimersByTimeAsync(10_000);
    readSeoSettings.mockResolvedValue(NEWER);
    const refreshed = Promise.all([refreshSettings(), refreshSettings()]);
    finish(GOOD);
    await refreshed;
    expect((await readySettings()).isClosed('/y')).toBe(true);
    expect(readSeoSettings).toHaveBeenCalledTimes(3);
  });

  it('know the content pages of the last minute, and at once after the webhook', async () => {
    const { readySettings, refreshSettings } = await freshProcess();
    const isUnknownSlug = async (slug: string) => (await readySettings()).isUnknownSlug(slug, 'en');
    expect([await isUnknownSlug('terms'), await isUnknownSlug('new')]).toEqual([false, true]);
    readWrittenSlugs.mockResolvedValue(written('new'));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(readWrittenSlugs).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await isUnknownSlug('terms'), await isUnknownSlug('new')]).toEqual([true, false]);
    readWrittenSlugs.mockResolvedValue(written('newer'));
    await refreshSettings();
    expect(await isUnknownSlug('newer')).toBe(false);
  });

  it('wait for a long list of content pages neither at the first response, nor every 10 s, nor at the webhook', async () => {
    readWrittenSlugs.mockImplementation(never);
    const { readySettings, refreshSettings } = await freshProcess();
    expect((await readySettings()).isClosed('/x')).toBe(true);
    expect(shared.areBackEndsSilent).toBe(false);
    readSeoSettings.mockResolvedValue(NEWER);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await readySettings()).isClosed('/y')).toBe(true);
    await refreshSettings();
    expect(readSeoSettings).toHaveBeenCalledTimes(3);
    expect(readWrittenSlugs).toHaveBeenCalledTimes(1);
  });

  it('hold no page for missing after the webhook until their list is read again', async () => {
    const { readySettings, refreshSettings } = await freshProcess();
    const { isUnknownSlug } = await readySettings();
    let finish: (slugs: ReturnType<typeof written>) => void = () => undefined;
    readWrittenSlugs.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    await refreshSettings();
    await refreshSettings();
    expect(isUnknownSlug('new', 'en')).toBe(false);
    finish(written('terms'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isUnknownSlug('new', 'en')).toBe(false);
    finish(written('new'));
    await vi.advanceTimersByTimeAsync(0);
    expect([isUnknownSlug('new', 'en'), isUnknownSlug('terms', 'en')]).toEqual([false, true]);
    expect(readWrittenSlugs).toHaveBeenCalledTimes(3);
  });

  it('hold no page for missing while the read after the webhook fails, which is tried again after 10 s', async () => {
    const { readySettings, refreshSettings } = await freshProcess();
    const { isUnknownSlug } = await readySettings();
    readWrittenSlugs.mockRejectedValue(new Error('down'));
    await refreshSettings();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isUnknownSlug('new', 'en')).toBe(false);
    readWrittenSlugs.mockResolvedValue(written('new'));
    await vi.advanceTimersByTimeAsync(9_000);
    expect([isUnknownSlug('new', 'en'), isUnknownSlug('terms', 'en')]).toEqual([false, true]);
  });

  it('hold no page for missing where the content system lists none, or one was found that it did not list', async () => {
    const { readySettings, refreshSettings, confirmSlug } = await freshProcess();
    const isUnknownSlug = async (slug: string) => (await readySettings()).isUnknownSlug(slug, 'en');
    expect(await isUnknownSlug('new')).toBe(true);
    readWrittenSlugs.mockResolvedValue(null);
    await refreshSettings();
    expect(await isUnknownSlug('new')).toBe(false);
    readWrittenSlugs.mockResolvedValue(written('terms'));
    await refreshSettings();
    await confirmSlug('terms', 'en');
    expect(await isUnknownSlug('new')).toBe(true);
    await confirmSlug('unlisted', 'en');
    expect(await isUnknownSlug('new')).toBe(false);
  });

  it('compile the rules only when they have changed', async () => {
    const { readySettings } = await freshProcess();
    const before = (await readySettings()).redirects;
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await readySettings()).redirects).toBe(before);
  });

  it('name a rule that was dropped', async () => {
    readSeoSettings.mockResolvedValue({ redirects: [{ from: '/a', to: '/a' }], robotsTxt: null });
    const { readySettings } = await freshProcess();
    expect((await readySettings()).redirects).toEqual([]);
    expect(vi.mocked(process.stderr.write).mock.calls.join()).toContain('catches its own target');
  });

  it('R-BAN-08 admit a changed snippet, chat and tag manager to the content policy, and keep them when a read fails', async () => {
    const { readySettings } = await freshProcess();
    const policy = async () => (await readySettings()).contentPolicy([]);
    const before = (await readySettings()).contentPolicy;
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await readySettings()).contentPolicy).toBe(before);

    readPlatformState.mockResolvedValue(state(false, { hasTagManager: true, hasFraudCheck: false }));
    readPlatformChat.mockResolvedValue({ kind: 'jivoSite', config: {} });
    readSiteParts.mockResolvedValue({
      chats: [],
      snippets: ['<script>run()</script>'],
      frames: ['https://bets.test/frame?a=1', '/betting-frame'],
    });
    await vi.advanceTimersByTimeAsync(10_000);
    const admitted = await policy();
    expect(admitted).toContain('https://www.googletagmanager.com');
    expect(admitted).toContain('https://*.jivosite.com');
    expect(admitted).toContain("'sha256-");
    // R-BET-01: the betting page checks its frame's URL before it shows the frame.
    expect(admitted).toMatch(/connect-src [^;]*https:\/\/bets\.test(?: |;)/);

    readPlatformState.mockResolvedValue(state(true, null));
    readPlatformChat.mockRejectedValue(new Error('down'));
    readSiteParts.mockRejectedValue(new Error('down'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await policy()).toBe(admitted);
  });
});
