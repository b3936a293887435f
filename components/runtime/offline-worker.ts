/**
 * Brings in the service worker (R-SW-01). A newer one that waits takes over now, while the page is young: it changes
 * where files come from, never what the page shows. Where the browser has none, or refuses, nothing is lost.
 */
export async function startOfflineWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    registration.waiting?.postMessage('take-over');
    return registration;
  } catch {
    return null;
  }
}
