import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOfflineWorker } from './offline-worker';

const getRegistration = vi.fn<() => Promise<object | undefined>>();
const register = vi.fn<() => Promise<object>>();
const ask = vi.fn<() => Promise<Response>>();
const postMessage = vi.fn();

const REGISTRATION = { waiting: null, active: null };
const off = () => Promise.resolve(new Response(null, { headers: { 'x-worker-off': '1' } }));

beforeEach(() => {
  getRegistration.mockReset().mockResolvedValue(undefined);
  register.mockReset().mockResolvedValue(REGISTRATION);
  ask.mockReset().mockImplementation(() => Promise.resolve(new Response(null)));
  postMessage.mockReset();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration, register } });
});
afterEach(() => vi.unstubAllGlobals());

describe('R-SW-01 the service worker', () => {
  it('comes to a device that has none, once the site was checked for it', async () => {
    expect(await startOfflineWorker()).toBe(REGISTRATION);
    expect(ask).toHaveBeenCalledExactlyOnceWith('/sw.js', { method: 'HEAD', cache: 'no-store' });
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  });

  it('is looked for again by a device that has it, which requests nothing more', async () => {
    getRegistration.mockResolvedValue(REGISTRATION);
    await startOfflineWorker();
    expect(ask).not.toHaveBeenCalled();
    expect(register).toHaveBeenCalledOnce();
  });

  it('does not come back to a device that has none where it is switched off', async () => {
    ask.mockImplementation(off);
    expect(await startOfflineWorker()).toBeNull();
    expect(register).not.toHaveBeenCalled();
  });

  it('is asked to take over where it waits, and to go where it should be gone', async () => {
    getRegistration.mockResolvedValue(REGISTRATION);
    register.mockResolvedValue({ waiting: null, active: { postMessage } });
    await startOfflineWorker();
    register.mockResolvedValue({ waiting: { postMessage }, active: null });
    await startOfflineWorker();
    expect(postMessage.mock.calls).toEqual([['take-over'], ['take-over']]);
  });

  it.each([
    ['while offline', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['refused by the browser', () => register.mockRejectedValue(new DOMException('No', 'SecurityError'))],
  ])('is done without where it is %s', async (_how, arrange) => {
    arrange();
    expect(await startOfflineWorker()).toBeNull();
  });
});
