const FILE = '/sw.js';

/**
 * Registers the service worker (R-SW-01). A waiting newer one takes over now, right after the page has loaded: it
 * changes where files come from, never what the page shows. Where the browser has no service workers, or refuses,
 * nothing is lost.
 *
 * Where the operator has switched it off, the file is `sw-off.js`, and after the second document nothing is registered:
 *
 * 1. A device that has the worker registers it as usual. The browser finds a changed file, installs it and activates it at
 *    once in the worker's place. It then unregisters itself, and the browser drops the registration when the last document
 *    controlled by the worker is closed.
 * 2. A device without the worker checks first, and registers nothing. Otherwise the file would be installed and removed again
 *    with each document; and a browser that registers it while the unregistered worker still controls another tab revokes
 *    the removal without activating anything: that registration would stay.
 * 3. A registration that stayed so, or after an interrupted removal, is asked to unregister by each document that finds
 * it.
 */
export async function startOfflineWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const workers = navigator.serviceWorker;
  try {
    if (!(await workers.getRegistration()) && !(await isWanted())) return null;
    const registration = await workers.register(FILE, { updateViaCache: 'none' });
    // An active worker ignores the message, unless it is the one that unregisters itself.
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
