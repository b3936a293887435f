import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SITE = 'https://casino.test';
const SOURCE = readFileSync('public/sw.js', 'utf8');
const NOW = Date.parse('2026-05-05T12:00:00Z');
const DAY_MS = 86_400_000;

interface WorkerRequest {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The parts of a browser's cache that the worker uses. */
function cacheStorage() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, SITE).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      put: (key: Request, response: Response) => Promise.resolve(store.set(urlOf(key), response)),
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
      delete: ({ url }: { url: string }) => Promise.resolve(store.delete(url)),
    });
  };
  const match = (key: Request | string, { cacheName = '' } = {}) =>
    Promise.resolve(stores.get(cacheName)?.get(urlOf(key))?.clone());
  return { stores, open, match };
}

function startWorker() {
  const listeners = new Map<string, (event: WorkerRequest) => void>();
  const network = vi.fn<(request: Request, how?: RequestInit) => Promise<Response>>();
  const device = { onLine: true, connection: { saveData: false } };
  const caches = cacheStorage();
  runInNewContext(SOURCE, {
    self: {
      location: new URL(SITE),
      addEventListener: (type: string, listener: (event: WorkerRequest) => void) =>
        listeners.set(type, listener),
    },
    ...{ caches, fetch: network, navigator: device, Date, URL, Headers, Request, Response },
  });
  /**
   * The worker's immediate response and its background work; no response where it leaves the request to the browser.
   */
  const begin = (path: string, destination = 'image') => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: Object.defineProperty(new Request(`${SITE}${path}`), 'destination', { value: destination }),
      respondWith: (given) => {
        response = given;
      },
      waitUntil: (given) => work.push(given),
    });
    return { response, work };
  };
  /** The text of its response, once all background work has ended. */
  const load = async (path: string): Promise<string | undefined> => {
    const { response, work } = begin(path);
    const text = await (await response)?.text();
    // Work may start more work.
    for (let ended = 0; ended < work.length; ended += 1) await work[ended];
    return text;
  };
  return { load, begin, network, device, caches };
}

/** A response as the browser returns it for a same-origin URL. */
function basic(text: string, status = 200): Promise<Response> {
  const response = new Response(text, { status, headers: { date: 'Mon, 01 Jan 2024 00:00:00 GMT' } });
  return Promise.resolve(Object.defineProperty(response, 'type', { value: 'basic' }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PICTURE = '/content/uploads/a.png';

describe('the service worker (R-SW-01)', () => {
  it('stays small enough to be read in one go', () => {
    expect(SOURCE.split('\n').length).toBeLessThanOrEqual(120);
  });

  it('shows a picture from the device, and once a day fetches a newer one in the background', async () => {
    const { load, network } = startWorker();
    network.mockImplementation(() => basic('old'));
    expect(await load(PICTURE)).toBe('old');
    network.mockImplementation(() => basic('new'));
    expect(await load(PICTURE)).toBe('old');
    expect(network).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOW + DAY_MS + 1_000);
    expect(await load(PICTURE)).toBe('old');
    expect(network).toHaveBeenLastCalledWith(expect.anything(), { cache: 'no-cache', priority: 'low' });
    expect(await load(PICTURE)).toBe('new');
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is without a connection', { onLine: false }],
    ['saves data', { connection: { saveData: true } }],
  ])('re-fetches nothing for a visitor who %s', async (_who, state) => {
    const { load, network, device } = startWorker();
    network.mockImplementation(() => basic('old'));
    await load(PICTURE);
    Object.assign(device, state);
    vi.setSystemTime(NOW + 9 * DAY_MS);
    expect(await load(PICTURE)).toBe('old');
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['gets an error', () => basic('gone', 503)],
  ])('keeps a picture whose newer one %s', async (_how, response) => {
    const { load, network } = startWorker();
    network.mockImplementation(() => basic('old'));
    await load(PICTURE);
    network.mockImplementation(response);
    vi.setSystemTime(NOW + 2 * DAY_MS);
    expect(await load(PICTURE)).toBe('old');
    expect(await load(PICTURE)).toBe('old');
  });

  it('never re-fetches a hashed file', async () => {
    const { load, network } = startWorker();
    network.mockImplementation(() => basic('file'));
    await load('/_next/static/a.js');
    vi.setSystemTime(NOW + 9 * DAY_MS);
    expect(await load('/_next/static/a.js')).toBe('file');
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('R-ERR-13 keeps no page that was sent in place of a file', async () => {
    const { load, network } = startWorker();
    const file = '/_next/static/a.js';
    network.mockImplementationOnce(async () => {
      const page = await basic('<!DOCTYPE html>Sign in to this network');
      page.headers.set('content-type', 'text/html; charset=utf-8');
      return page;
    });
    expect(await load(file)).toContain('Sign in');
    network.mockImplementation(() => basic('file'));
    expect(await load(file)).toBe('file');
    expect(await load(file)).toBe('file');
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a page', '/games', 'document'],
    ['a file', '/_next/static/a.js', 'script'],
  ])('hands %s over before it is stored, and stays awake until it is', async (_what, path, destination) => {
    const { begin, network, caches } = startWorker();
    let store: () => void = () => undefined;
    const isStored = new Promise<void>((resolve) => (store = resolve));
    const open = caches.open.bind(caches);
    caches.open = async (name) => {
      const cache = await open(name);
      return { ...cache, put: (key, response) => isStored.then(() => cache.put(key, response)) };
    };
    network.mockImplementation(async () => {
      const response = await basic('at once');
      response.headers.set('cache-control', 'public, max-age=0');
      return response;
    });
    const { response, work } = begin(path, destination);
    expect(await (await response)?.text()).toBe('at once');
    expect(work).toHaveLength(1);
    expect([...caches.stores.values()].every((cached) => cached.size === 0)).toBe(true);
    store();
    await Promise.all(work);
    expect([...caches.stores.values()].some((cached) => cached.has(`${SITE}${path}`))).toBe(true);
  });

  it('keeps no more pictures than its bound', async () => {
    const { load, network, caches } = startWorker();
    network.mockImplementation(() => basic('picture'));
    for (let index = 0; index < 305; index += 1) await load(`/platform/media/${index}.png`);
    expect(caches.stores.get('pictures-v1')?.size).toBe(300);
    expect(caches.stores.get('pictures-v1')?.has(`${SITE}/platform/media/0.png`)).toBe(false);
  });

  it.each([
    ['/api/account.getInfo', ''],
    ['/oauth/init', 'document'],
    ['/build-version', 'document'],
    ['/_icons', 'image'],
    ['/cashier/deposit', ''],
    ['/cashier/deposit', 'iframe'],
  ])('leaves %s to the browser, requested for “%s”', (path, destination) => {
    const { begin, network } = startWorker();
    expect(begin(path, destination).response).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });
});
