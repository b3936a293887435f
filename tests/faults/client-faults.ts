import type { BrowserContext, Locator, Page } from 'playwright';
import type { Flow } from './flows';

/** Where in a flow a fault acts. */
export interface FaultScene {
  context: BrowserContext;
  page: Page;
  flow: Flow;
  scope: Locator;
  site: string;
}

/** A fault of the browser, its network or its user. Every part is done at its time, where it is given. */
export interface ClientFault {
  name: string;
  /** Before the page loads. */
  before?(page: Page, context: BrowserContext, flow: Flow): Promise<unknown>;
  /** When everything is typed, before it is sent. */
  typed?(scene: FaultScene): Promise<unknown>;
  /** Instead of one submission. */
  send?(scene: FaultScene): Promise<unknown>;
  /** After it was sent. */
  sent?(scene: FaultScene): Promise<unknown>;
  /** The page is reloaded under the fault: what was typed need not be there any more. */
  isNewPage?: boolean;
  /** Nothing can be reported while it lasts: what is needed for it is loading. */
  isWaiting?: boolean;
  /** Errors of the page that belong to the fault. */
  errors?: RegExp;
  /** The player is signed out under the fault. */
  endsSession?: boolean;
}

const CHUNKS = '**/_next/static/chunks/**';
const callsOf = ({ method }: Flow) => (method === null ? '**/api/games.*' : `**/api/${method}?*`);

const script = (page: Page, run: () => void) => page.addInitScript(run);

export const CLIENT_FAULTS: readonly ClientFault[] = [
  {
    name: 'code that comes later is gone',
    // The page is loaded again then (decision 0016), and finds the code of the new version.
    isNewPage: true,
    errors: /Failed to load chunk/,
    async typed({ page }) {
      let isGone = true;
      page.on('request', (request) => (isGone &&= !request.isNavigationRequest()));
      await page.route(CHUNKS, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    },
  },
  {
    name: 'code that comes later hangs',
    isWaiting: true,
    typed: ({ page }) => page.route(CHUNKS, () => undefined),
  },
  {
    name: 'offline while it is sent, online again',
    // Code that cannot be fetched says so; the page is reloaded for it, once there is a connection (decision 0016).
    errors: /Failed to load chunk/,
    // What the server drew can be typed into before its code is here, which cannot load while offline.
    typed: ({ page, context }) => page.waitForLoadState('networkidle').then(() => context.setOffline(true)),
    sent: ({ context }) => context.setOffline(false),
  },
  {
    name: 'offline and online ten times',
    async typed({ context }) {
      for (let turn = 0; turn < 10; turn += 1) await context.setOffline(turn % 2 === 0);
      await context.setOffline(false);
    },
  },
  {
    name: 'ten clicks',
    async send({ scope, flow }) {
      const button = scope.locator('button[type="submit"]').first();
      if (flow.method === null || (await button.count()) === 0) return flow.send(scope);
      await button.evaluate((node: HTMLButtonElement) => {
        for (let turn = 0; turn < 10; turn += 1) node.click();
      });
    },
  },
  {
    name: 'carried out, the response lost',
    typed: ({ page, flow }) =>
      page.route(
        callsOf(flow),
        async (route) => {
          await route.fetch().catch(() => undefined);
          await route.abort('connectionreset').catch(() => undefined);
        },
        { times: 1 },
      ),
  },
  {
    name: 'never carried out, no response',
    typed: ({ page, flow }) =>
      page.route(callsOf(flow), (route) => route.abort('connectionrefused'), { times: 1 }),
  },
  {
    name: 'back and forward in the middle',
    isNewPage: true,
    async sent({ page }) {
      // A page that is loading itself may take the second step's place.
      for (const step of ['goBack', 'goForward', 'goForward'] as const) await page[step]().catch(() => null);
    },
  },
  {
    name: 'reloaded in the middle',
    isNewPage: true,
    sent: async ({ page }) => void (await page.reload()),
  },
  {
    name: 'signed out in another tab',
    endsSession: true,
    async typed({ context, site }) {
      await context.request.get(`${site}/api/auth.logout?v=2.34&locale=en`);
    },
    // A read of the page that is answered late ends the session by itself: the sign-in dialog covers the form.
    send: ({ page, flow, scope }) =>
      flow.isForPlayers
        ? Promise.any([flow.send(scope), page.getByRole('dialog').waitFor()])
        : flow.send(scope),
  },
  {
    name: 'frozen and resumed before it is sent',
    async typed({ context, page }) {
      const session = await context.newCDPSession(page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await session.send('Page.setWebLifecycleState', { state: 'active' });
    },
  },
  {
    name: 'clock two hours ahead',
    before: (page) =>
      script(page, () => {
        const { now } = Date;
        Date.now = () => now() + 7_200_000;
      }),
  },
  {
    name: 'storage refused',
    before: (page) =>
      script(page, () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Denied', 'SecurityError');
            },
          });
        }
        // Firefox refuses it together with them.
        Object.defineProperty(window, 'BroadcastChannel', {
          value: function refuse() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }),
  },
  {
    name: 'storage full, and full of junk',
    before: (page) =>
      script(page, () => {
        for (const name of ['consent', 'popups', 'attempts', 'session', 'hints', 'recent']) {
          localStorage.setItem(name, '{"junk": [');
        }
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      }),
  },
  {
    name: 'parts of the browser missing',
    before: (page) =>
      script(page, () => {
        for (const name of [
          'indexedDB',
          'BroadcastChannel',
          'requestIdleCallback',
          'Audio',
          'Notification',
        ]) {
          Reflect.deleteProperty(window, name);
          Object.defineProperty(window, name, { value: undefined, configurable: true });
        }
      }),
  },
  {
    name: 'a vendor spoils what is built in',
    before: (page) =>
      script(page, () => {
        // A foreign script that adds to what every list has.
        Object.assign(Array.prototype, { vendor: () => 'junk' });
        Object.assign(window, { onerror: () => true });
        setInterval(() => window.dispatchEvent(new Event('vendor-noise')), 50);
      }),
  },
  {
    name: 'no window may open',
    before: (page) => script(page, () => Object.assign(window, { open: () => null })),
  },
  {
    name: 'a storm of messages',
    typed: ({ page }) =>
      page.evaluate(() => {
        for (let count = 0; count < 1_000; count += 1) {
          window.postMessage({ type: 'betting:height', height: count, junk: [null, {}] }, '*');
          window.postMessage('betting:sign-in', '*');
        }
      }),
  },
  {
    name: 'no picture and no font comes',
    before: (page) =>
      page.route('**/*', (route) =>
        ['image', 'font', 'media'].includes(route.request().resourceType())
          ? route.abort()
          : route.fallback(),
      ),
  },
  {
    name: 'a slow line',
    async before(page, context) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 60_000,
      });
    },
  },
  {
    name: 'turned and enlarged',
    async typed({ page }) {
      await page.setViewportSize({ width: 760, height: 360 });
      await page.setViewportSize({ width: 320, height: 560 });
    },
  },
];
