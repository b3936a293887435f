import type { Page, Route } from '@playwright/test';

/** Addresses outside the site that a page asked for, each answered by the test alone: nothing leaves the machine. */
export class ForeignRequests {
  readonly asked: string[] = [];

  static async record(
    page: Page,
    answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {},
  ): Promise<ForeignRequests> {
    const recorder = new ForeignRequests();
    await page.context().route(
      (url) => /^https?:$/.test(url.protocol) && url.hostname !== 'localhost',
      async (route) => {
        const address = route.request().url();
        recorder.asked.push(address);
        const found = Object.entries(answers).find(([start]) => address.startsWith(start));
        if (found) await found[1](route);
        else await script(route, '');
      },
    );
    return recorder;
  }

  hosts(): string[] {
    return [...new Set(this.asked.map((address) => new URL(address).hostname))].sort();
  }
}

export function script(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body });
}

/** Changes what one read of the platform answers this page, and no other. */
export async function answerWith(page: Page, method: string, change: Record<string, unknown>): Promise<void> {
  await page.route(`**/api/${method}?**`, async (route) => {
    const answer = await route.fetch();
    const { data, error } = (await answer.json()) as { data: object; error: unknown };
    await route.fulfill({ json: { data: { ...data, ...change }, error } });
  });
}
