// @ts-check
/// <reference lib="webworker" />
/** Takes the place of a service worker that the operator switched off: forgets everything and goes. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => worker.registration.unregister()),
  );
});
