const FILE = '/sw.js';

/**
 * Brings in the service worker (R-SW-01). A newer one that waits takes over now, while the page is young: it changes
 * where files come from, never what the page shows. Where the browser has none, or refuses, nothing is lost.
 *
 * Where the operator has switched it off, the file is `sw-off.js`, and after the second document nothing is registered:
 *
 * 1. A device that has the worker registers it as ever. The browser finds another file, installs it, puts it in the
 *    worker's place at once, and it removes the registration, which the browser forgets when the last document leaves
 *    that the worker served.
 * 2. A device that has none asks first, and registers nothing. Registered again, the file would come, go, and come anew
 *    with each document; and a browser that was told to register while the removed one still served another tab takes the
 *    removal back, and does not activate what is active: that registration would stay.
 * 3. Where one stayed so, or from a removal that was cut short, it is told to go each time a document finds it.
 */
export async function startOfflineWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const workers = navigator.serviceWorker;
  try {
    if (!(await workers.getRegistration()) && !(await isWanted())) return null;
    const registration = await workers.register(FILE, { updateViaCache: 'none' });
    // The active one has nothing to take over, unless it is the one that goes.
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
