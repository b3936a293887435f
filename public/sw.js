// @ts-check
/// <reference lib="webworker" />
/**
 * The service worker: hashed files and pictures from the device, pictures revalidated in the background once a day; public
 * pages from the network, else as last seen; cashier, profile and private pages are never stored. `/api`, `/oauth`, `/hit`
 * never pass through it, nor do frames, which would look unframed. Replaced by `sw-off.js` if off. Policy: `workerPolicy`.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const VERSION = 'v1';
const FILES = `files-${VERSION}`;
const PICTURES = `pictures-${VERSION}`;
const PAGES = 'pages-v2'; // Counted up when the offline pages change.
const LIMITS = { [FILES]: 200, [PICTURES]: 300, [PAGES]: 30 };
const DAY_MS = 86_400_000;
const QUIETLY = /** @type {RequestInit} */ ({ cache: 'no-cache', priority: 'low' });
const OFFLINE = { en: '/offline/en.html', fr: '/offline/fr.html' };

const PICTURE = /^\/(?:platform\/media|content\/uploads)\//;
const FILE = /^\/_next\/static\//;
const PRIVATE_PAGE = /^\/(?:fr\/)?(?:cashier|profile|bets|responsible-game|confirmation|unsubscribe)(?:\/|$)/;
const SERVICE =
  /^\/(?:api|oauth|hit|platform|content|preview|revalidate|build-version|csp-report|\.well-known|healthz|readyz|sitemaps)(?:\/|$)|^\/[^/]+\.[a-z]+$/;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.addAll(Object.values(OFFLINE))));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()));
});

/** A waiting worker takes over when the page says so, which each does as it begins (`offline-worker.ts`). */
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { url: address, method, destination } = event.request;
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== worker.location.origin) return;
  if (FILE.test(url.pathname)) event.respondWith(fromDevice(FILES, event));
  else if (PICTURE.test(url.pathname)) event.respondWith(fromDevice(PICTURES, event));
  else if (destination === 'document' && !SERVICE.test(url.pathname)) event.respondWith(page(event, url));
});

/** @param {string} name @param {FetchEvent} event */
async function fromDevice(name, event) {
  const known = await caches.match(event.request, { cacheName: name });
  if (!known) return fromNetwork(name, event, {});
  // A file's address tells its content; a picture may have been replaced.
  const isUnsure = name === PICTURES && mayAskAgain(known);
  if (isUnsure) event.waitUntil(fromNetwork(name, event, QUIETLY).catch(() => null));
  return known;
}

/** Never stores an HTML page sent instead of the file, such as a hotspot's. @param {string} name @param {FetchEvent} event @param {RequestInit} how */
async function fromNetwork(name, event, how) {
  const answer = await fetch(event.request, how);
  if (!answer.ok || answer.type !== 'basic' || /html/.test(answer.headers.get('content-type') ?? ''))
    return answer;
  event.waitUntil(keep(name, event.request, name === PICTURES ? dated(answer.clone()) : answer.clone()));
  return answer;
}

/** Stored with the time it arrived: its own `Date` may come from a cache in between. @param {Response} answer */
function dated({ body, status, headers: sent }) {
  const headers = new Headers(sent);
  headers.set('date', new Date().toUTCString());
  return new Response(body, { status, headers });
}

/** Whether a day has passed; never without a connection, nor for who saves data. @param {Response} known */
function mayAskAgain({ headers }) {
  /** @type {Navigator & { connection?: { saveData?: boolean } }} */
  const { onLine, connection } = navigator;
  const isFresh = Date.now() - Date.parse(headers.get('date') ?? '') < DAY_MS;
  return onLine && !connection?.saveData && !isFresh;
}

/** The network decides; without it the page as it was seen last, else a page that says so. @param {FetchEvent} event @param {URL} url */
async function page(event, { pathname }) {
  const isPrivate = PRIVATE_PAGE.test(pathname);
  try {
    const answer = await fetch(event.request);
    if (!isPrivate && isForEveryone(answer)) event.waitUntil(keep(PAGES, pathname, answer.clone()));
    return answer;
  } catch (error) {
    const seen = isPrivate ? undefined : await caches.match(pathname, { cacheName: PAGES });
    const answer = seen ?? (await caches.match(/^\/fr(?:\/|$)/.test(pathname) ? OFFLINE.fr : OFFLINE.en));
    if (!answer) throw error;
    return answer;
  }
}

/** A whole public page, which is the same for every visitor. @param {Response} answer */
function isForEveryone(answer) {
  const control = answer.headers.get('cache-control') ?? '';
  const isWhole = answer.status === 200 && !answer.redirected;
  return isWhole && control.includes('public') && !/private|no-store/.test(control);
}

/** No response waits for it; it ends when the whole body is stored. @param {string} name @param {RequestInfo} request @param {Response} answer */
async function keep(name, request, answer) {
  try {
    const cache = await caches.open(name);
    await cache.put(request, answer);
    const kept = (await cache.keys()).filter(({ url }) => !url.includes('/offline/'));
    const limit = LIMITS[name] ?? 0;
    for (const oldest of kept.slice(0, Math.max(0, kept.length - limit))) await cache.delete(oldest);
  } catch {
    // If storage is full nothing more is stored; the page still works.
  }
}

async function dropOldCaches() {
  const old = (await caches.keys()).filter((name) => !(name in LIMITS));
  await Promise.all(old.map((name) => caches.delete(name)));
}
