// @ts-check
/// <reference lib="webworker" />
/**
 * Takes the place of a service worker that the operator switched off: forgets everything and goes, also where something
 * could not be forgotten. It goes again at the word of a page, which finds it only where its going was taken back or cut
 * short: a worker is activated once. It listens to no request, so all of them pass it by.
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
