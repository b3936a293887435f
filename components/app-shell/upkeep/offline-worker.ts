const FILE = '/sw.js';

/**
 * Registers the service worker (R-SW-01). A waiting newer one takes over now, right after the page has loaded: it only
 * changes where files come from, never what the page shows.
 *
 * If the operator has disabled it, the file is `sw-off.js`, and from the second document on nothing is registered:
 *
 * 1. A device with the worker registers it as usual. The browser finds a changed file and activates it at once in
 *    place of the worker. It then unregisters itself, and the browser drops the registration when the last document
 *    controlled by the worker closes.
 * 2. A device without the worker checks first and registers nothing. Otherwise each document would install and remove
 *    the file; and registering while the unregistered worker still controls another tab revokes the removal without
 *    activating anything, so that registration would stay.
 * 3. A registration that stayed this way, or after an interrupted removal, is unregistered by each document.
 */
export async function startOfflineWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const workers = navigator.serviceWorker;
  try {
    if (!(await workers.getRegistration()) && !(await isWanted())) return null;
    const registration = await workers.register(FILE, { updateViaCache: 'none' });
    // An active worker ignores the message; `sw-off.js` unregisters itself.
    for (const worker of [registration.waiting, registration.active]) worker?.postMessage('take-over');
    return registration;
  } catch {
    return null;
  }
}

async function isWanted(): Promise<boolean> {
  const { ok, headers } = await fetch(FILE, { method: 'HEAD', cache: 'no-store' });
  return ok && !headers.has('x-worker-off');
}
