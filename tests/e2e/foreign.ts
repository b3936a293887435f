import type { Page, Route } from '@playwright/test';
import { vendorSources, type Vendors } from '../../lib/content-policy/vendors';

/** Addresses outside the site that a page requested, each fulfilled by the test alone: nothing leaves the machine. */
export class ForeignRequests {
  readonly requested: string[] = [];

  static async record(
    page: Page,
    responses: Readonly<Record<string, (route: Route) => Promise<void>>> = {},
  ): Promise<ForeignRequests> {
    const recorder = new ForeignRequests();
    await page.context().route(
      (url) => /^https?:$/.test(url.protocol) && url.hostname !== 'localhost',
      async (route) => {
        const address = route.request().url();
        recorder.requested.push(address);
        const found = Object.entries(responses).find(([start]) => address.startsWith(start));
        if (found) await found[1](route);
        else await script(route, '');
      },
    );
    return recorder;
  }

  hosts(): string[] {
    return [...new Set(this.requested.map((address) => new URL(address).hostname))].sort();
  }
}

export function script(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body });
}

/** Changes what one read of the platform returns to this page, and to no other. */
export async function respondWith(
  page: Page,
  method: string,
  change: Record<string, unknown>,
): Promise<void> {
  await page.route(`**/api/${method}?**`, async (route) => {
    const response = await route.fetch();
    const { data, error } = (await response.json()) as { data: object; error: unknown };
    await route.fulfill({ json: { data: { ...data, ...change }, error } });
  });
}

/**
 * Loads this page's documents with the content policy they would have if the services were switched on for the whole
 * site:
 * `respondWith` changes it only for the browser.
 */
export async function admitVendors(page: Page, vendors: Partial<Vendors>): Promise<void> {
  const added = vendorSources({ hasTagManager: false, hasFraudCheck: false, chats: [], ...vendors });
  await page.route(
    (url) => url.hostname === 'localhost' && !/^\/(?:api|_next|platform|content)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = response.headers();
      const policy = Object.entries(added).reduce(
        (before, [kind, sources]) => before.replace(`${kind}-src `, `${kind}-src ${sources.join(' ')} `),
        (headers['content-security-policy'] ?? '').replace(
          'trusted-types default site',
          "trusted-types * 'allow-duplicates'",
        ),
      );
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    },
  );
}
