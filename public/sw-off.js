// @ts-check
/// <reference lib="webworker" />
/**
 * Replaces a service worker that the operator switched off: deletes all caches and unregisters itself, even where a cache
 * could not be deleted. It does so again when a page asks, which finds it only where the removal was revoked or interrupted:
 * a worker is activated once. It has no `fetch` handler, so every request bypasses it.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
worker.addEventListener('message', (event) => event.waitUntil(leave()));

async function leave() {
  try {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } finally {
    await worker.registration.unregister();
  }
}
