import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestWorld, type TestWorld } from '@/tests/support/test-world';
import { PUBLIC_PAGES, realAddress } from '../e2e/routes';
import { edit, freeOrigin, READ_TOKEN, startStrapi, type Strapi } from './strapi';

const REVALIDATE_SECRET = 'revalidate-secret-of-this-run';
const PREVIEW_SECRET = 'preview-secret-of-this-run-only';
const LOCALES = { en: '', fr: '/fr' } as const;
/** With the webhook, and without it under steady traffic. Milliseconds. */
const WEBHOOK_LIMIT_MS = 2_000;
const TRAFFIC_LIMIT_MS = 70_000;

let strapi: Strapi;
/** The site that gets the webhook, and one that gets none. */
let site: TestWorld;
let other: TestWorld;
let pages: string[];

beforeAll(async () => {
  const origin = await freeOrigin();
  const content = { CONTENT_URL: origin, CONTENT_TOKEN: READ_TOKEN, PREVIEW_SECRET };
  site = await startTestWorld({ ...content, REVALIDATE_SECRET });
  other = await startTestWorld(content);
  strapi = await startStrapi(origin, { SITE_URL: site.site, REVALIDATE_SECRET });
  pages = await Promise.all(PUBLIC_PAGES.map((page) => realAddress(page, site.platform)));
});
afterAll(async () => {
  await Promise.all([site.stop(), other.stop(), strapi.stop()]);
});

const text = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text();

async function newPage(body: string, isDraft = false) {
  const url = `/news-${crypto.randomUUID().slice(0, 8)}`;
  const data = { url, title: 'News', text: `<p>${body}</p>` };
  const documentId = await edit(strapi.origin, { collection: 'page-seo', locale: 'en', data, isDraft });
  const change = (next: string, options: { isDraft?: boolean } = {}) =>
    edit(strapi.origin, {
      collection: 'page-seo',
      locale: 'en',
      documentId,
      data: { url, text: `<p>${next}</p>` },
      ...options,
    });
  return { url, change };
}

/** Polls until the page says so. @returns milliseconds it took. */
async function untilShown(url: string, wanted: string, limitMs: number): Promise<number> {
  const since = Date.now();
  while (Date.now() - since < limitMs) {
    if ((await text(url)).includes(wanted)) return Date.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not say "${wanted}" after ${limitMs} ms`);
}

describe('every public page on Strapi', () => {
  it.each(Object.entries(LOCALES))(
    'in %s returns 200 with the name of the content system',
    async (_, prefix) => {
      for (const page of pages) {
        const response = await fetch(`${site.site}${prefix}${page === '/' && prefix !== '' ? '' : page}`);
        const html = await response.text();
        expect(response.status, page).toBe(200);
        expect(html, page).toContain('Aurelia');
      }
    },
  );

  it('takes titles, menus and pictures from it, in both languages', async () => {
    const [english, french] = await Promise.all([text(`${site.site}/`), text(`${site.site}/fr`)]);
    expect(english).toContain('<title>Aurelia – slots, live tables and jackpots</title>');
    expect(french).toContain('<title>Aurelia – machines à sous, tables en direct et jackpots</title>');
    expect(french).toContain('Fidélité');
    const icon = /\/content\/uploads\/icon_games_[\w.]+\.svg/.exec(english)?.[0];
    expect((await fetch(`${site.site}${icon}`)).headers.get('content-type')).toContain('image/svg+xml');
  });

  it('follows its redirects', async () => {
    const response = await fetch(`${site.site}/casino`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/gamehall']);
  });
});

describe('a change in Strapi', () => {
  it('shows within two seconds by the webhook', async () => {
    const { url, change } = await newPage('First body');
    await untilShown(`${site.site}${url}`, 'First body', WEBHOOK_LIMIT_MS);
    await change('Second body');
    expect(await untilShown(`${site.site}${url}`, 'Second body', WEBHOOK_LIMIT_MS)).toBeLessThan(
      WEBHOOK_LIMIT_MS,
    );
  });

  it('to the footer text shows by the webhook', async () => {
    await text(`${site.site}/`);
    await edit(strapi.origin, { collection: 'common', locale: 'en', data: { footerText: 'A new footer' } });
    await untilShown(`${site.site}/`, 'A new footer', WEBHOOK_LIMIT_MS);
  });

  it('shows within 70 seconds of steady traffic without the webhook', async () => {
    const { url, change } = await newPage('Early body');
    await untilShown(`${other.site}${url}`, 'Early body', TRAFFIC_LIMIT_MS);
    await change('Late body');
    expect(await untilShown(`${other.site}${url}`, 'Late body', TRAFFIC_LIMIT_MS)).toBeLessThan(
      TRAFFIC_LIMIT_MS,
    );
  });
});

describe('a draft', () => {
  function previewLink(path: string, secret = PREVIEW_SECRET): string {
    const until = String(Math.floor(Date.now() / 1000) + 600);
    const signature = createHmac('sha256', secret).update(`en\n${path}\n${until}`).digest('hex');
    return `${site.site}/preview?${new URLSearchParams({ locale: 'en', path, until, signature })}`;
  }

  async function enter(path: string): Promise<string> {
    const response = await fetch(previewLink(path), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([307, path]);
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  it('is never shown to visitors, not even when they request drafts', async () => {
    const { url, change } = await newPage('Published body');
    await untilShown(`${site.site}${url}`, 'Published body', WEBHOOK_LIMIT_MS);
    await change('Secret draft', { isDraft: true });
    expect(await text(`${site.site}${url}?status=draft`)).not.toContain('Secret draft');
    expect((await fetch(`${site.site}/content/page-seo?status=draft`)).status).toBe(403);
  });

  it('is shown to an editor who came by a signed link, never cached, and to nobody else', async () => {
    const { url, change } = await newPage('Published body');
    await untilShown(`${site.site}${url}`, 'Published body', WEBHOOK_LIMIT_MS);
    await change('Secret draft', { isDraft: true });
    const cookie = await enter(url);
    const seen = await fetch(`${site.site}${url}`, { headers: { cookie } });
    expect(await seen.text()).toContain('Secret draft');
    expect(seen.headers.get('cache-control')).toContain('no-store');
    const others = await text(`${site.site}${url}`);
    expect(others).toContain('Published body');
    expect(others).not.toContain('Secret draft');
  });

  it('of a page that was never published is a 404 for everybody but the editor', async () => {
    const { url } = await newPage('Not yet', true);
    expect((await fetch(`${site.site}${url}`)).status).toBe(404);
    const cookie = await enter(url);
    expect(await text(`${site.site}${url}`, { cookie })).toContain('Not yet');
    expect((await fetch(`${site.site}${url}`)).status).toBe(404);
  });

  it('needs a link that the content system signed', async () => {
    const response = await fetch(previewLink('/terms', 'another-secret-of-that-length'), {
      redirect: 'manual',
    });
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
    const forged = await text(`${site.site}/terms`, { cookie: '__prerender_bypass=guessed' });
    expect(forged).not.toContain('Preview: drafts are shown');
  });
});
