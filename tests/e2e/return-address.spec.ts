import { HOSTILE_RETURN_ADDRESSES } from '../../lib/routing/hostile-addresses.test-data';
import { openAuth } from './entrance';
import { expect, signIn, test } from './fixtures';

const GOOD = '/offers?a=1';
/** Addresses for programs, where no person is ever led. */
const SERVICE = /^\/(?:api|_next|oauth|platform|content|hit)(?:[/?]|$)/;

test.use({ isTheSameAtEveryWidth: true });

/** Fills in and sends the open sign-in form, and returns the address the page then requests its next content from. */
async function signInAndFollow(values: readonly string[]): Promise<[string, string][]> {
  const requested: string[] = [];
  const realFetch = window.fetch;
  // The next page's content is not waited for: where it was requested is where the player was led.
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (!request.headers.has('rsc') || request.headers.has('next-router-prefetch')) return realFetch(request);
    requested.push(request.url);
    return new Promise(() => undefined);
  };
  const until = async <T>(find: () => T | null | undefined, what: string): Promise<T> => {
    for (let tries = 0; tries < 1_000; tries += 1) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`No ${what} at ${location.href}`);
  };
  const type = (name: string, value: string): void => {
    const input = document.querySelector<HTMLInputElement>(`dialog input[name="${name}"]`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const followed: [string, string][] = [];
  for (const value of values) {
    const form = await until(() => document.querySelector<HTMLFormElement>('dialog form'), 'form');
    window.history.replaceState(null, '', `/terms?redirectUrl=${encodeURIComponent(value)}`);
    type('login', 'ann@example.com');
    type('password', 'Secret123');
    requested.length = 0;
    form.requestSubmit();
    followed.push([value, await until(() => requested[0], `address after ${JSON.stringify(value)}`)]);
    await until(() => !form.isConnected, 'end of the popup');
  }
  return followed;
}

/** Starts a social sign-in with each stored address, and returns where the service is to redirect to. */
function beginSocialSignIns(values: readonly string[]): [string, string][] {
  const button = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(
    ({ textContent }) => textContent === 'Google',
  );
  if (!button) throw new Error('No button of a service');
  const opened: string[] = [];
  // A window that is open and never says anything.
  window.open = (url) => {
    opened.push(String(url));
    return Object.create({ closed: false }) as Window;
  };
  return values.map((value) => {
    window.history.replaceState(null, '', `/terms?redirectUrl=${encodeURIComponent(value)}`);
    button.click();
    return [value, opened.at(-1) ?? ''];
  });
}

test('R-GUARD-18, R-SOC-01 no hostile redirectUrl reaches a social service: every one of them', async ({
  page,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  await page.goto('/terms');
  const dialog = await openAuth(page, 'en', 'authorization');
  await expect(dialog.getByRole('button', { name: 'Google' })).toBeVisible();
  const begun = await page.evaluate(beginSocialSignIns, [...HOSTILE_RETURN_ADDRESSES, GOOD]);
  const ends = begun.map(([value, opened]) => {
    const back = new URL(new URL(opened, origin).searchParams.get('redirect_url') ?? '');
    const target = new URL(back.searchParams.get('backUrl') ?? 'missing:', back);
    return { value, origins: [back.origin, target.origin], path: `${target.pathname}${target.search}` };
  });
  expect(ends).toHaveLength(HOSTILE_RETURN_ADDRESSES.length + 1);
  expect(ends.at(-1)?.path).toBe(GOOD);
  expect(ends.filter(({ origins }) => origins.some((found) => found !== origin))).toEqual([]);
  expect(ends.filter(({ path }) => SERVICE.test(path))).toEqual([]);
});

test('R-GUARD-01, R-GUARD-18 no hostile redirectUrl leads a sign-in off the site', async ({
  page,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/terms');
  await openAuth(page, 'en', 'authorization');
  // The sign-in succeeds and the session is gone with the next call: so the popup asks again in the same document.
  await page.route('**/api/**', (route) =>
    route.fulfill({
      json: route.request().url().includes('auth.login')
        ? { data: { uid: 4242, login: 'ann@example.com' }, error: null }
        : { data: null, error: { type: 'AuthorizationException', message: '' } },
    }),
  );
  const tricks = HOSTILE_RETURN_ADDRESSES.filter((_, index) => index % 7 === 0);
  const followed = await page.evaluate(signInAndFollow, [...tricks, GOOD]);
  expect(followed).toHaveLength(tricks.length + 1);
  expect(followed.at(-1)?.[1]).toContain(`${origin}${GOOD}`);
  expect(followed.filter(([, url]) => new URL(url).origin !== origin)).toEqual([]);
  expect(followed.filter(([, url]) => SERVICE.test(new URL(url).pathname))).toEqual([]);
  expect(documents).toEqual([`${origin}/terms`]);
});

test('R-SOC-03 no hostile backUrl leads a social sign-in off the site, where it comes back', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { host } = new URL(baseURL ?? '');
  await signIn(page, await sandbox.player({ balance: 10 }));
  await page.route(/\.(?:woff2|svg|webp|avif|png)/, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(() => {
    const pending = { mode: 'page', type: 'authorization', at: Date.now() };
    window.localStorage.setItem('social_sign_in', JSON.stringify(pending));
  });
  const tricks = HOSTILE_RETURN_ADDRESSES.filter((_, index) => index % 47 === 0);
  for (const value of tricks) {
    await page.goto(`/terms?backUrl=${encodeURIComponent(value)}`);
    await page.waitForURL((url) => !url.searchParams.has('backUrl'));
    expect(new URL(page.url()).host, JSON.stringify(value)).toBe(host);
    expect(await page.evaluate(() => window.localStorage.getItem('betting_back_social_auth_key'))).toBeNull();
  }
});
