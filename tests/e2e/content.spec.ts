import type { APIRequestContext } from '@playwright/test';
import { expect, expectHydrated, test } from './fixtures';

test.use({ isTheSameAtEveryWidth: true });

const contentSide = `http://127.0.0.1:${process.env.E2E_CONTENT_PORT ?? '3102'}`;

async function editPage(patch: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${contentSide}/__control/content`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ collection: 'page-seo', locale: 'en', patch }),
  });
  expect(response.status).toBe(200);
}

/** The webhook of the content system. */
async function purge(request: APIRequestContext): Promise<void> {
  const response = await request.post('/revalidate', {
    headers: { authorization: 'Bearer end-to-end-revalidate-secret' },
    data: { event: 'entry.publish', model: 'page-seo', entry: { publishedAt: new Date().toISOString() } },
  });
  expect(response.status()).toBe(200);
}

test('R-CMS-01 a change in the content system shows on the next request after the webhook', async ({
  request,
}) => {
  const url = `/news-${crypto.randomUUID().slice(0, 8)}`;
  await editPage({ url, title: 'First title', description: 'Text', text: '<p>First body</p>' });
  await purge(request);
  expect(await (await request.get(url)).text()).toContain('First body');
  await editPage({ url, text: '<p>Second body</p>' });
  await purge(request);
  const changed = await (await request.get(url)).text();
  expect(changed).toContain('Second body');
  expect(changed).not.toContain('First body');
});

test('the webhook refuses a wrong secret', async ({ request }) => {
  const response = await request.post('/revalidate', {
    headers: { authorization: 'Bearer wrong' },
    data: {},
  });
  expect([401, 403]).toContain(response.status());
});

test('hostile texts of the content system never run', async ({ page, request }) => {
  const url = `/hostile-${crypto.randomUUID().slice(0, 8)}`;
  const vector =
    '<img src=x onerror="window.__hacked=1"><script>window.__hacked=1</script><svg onload="window.__hacked=1">';
  await editPage({
    url,
    title: `Title ${vector}`,
    description: vector,
    text: `<p>Safe text</p>${vector}<a href="javascript:window.__hacked=1">link</a>`,
    schemaFaq: [{ question: '</script><script>window.__hacked=1</script>', answer: vector }],
  });
  await request.post('/revalidate', {
    headers: { authorization: 'Bearer end-to-end-revalidate-secret' },
    data: { event: 'entry.publish', entry: { publishedAt: new Date().toISOString() } },
  });
  await page.goto(url);
  await expect(page.getByText('Safe text')).toBeVisible();
  expect(await page.evaluate(() => '__hacked' in window)).toBe(false);
  await expect(page.locator('main a[href^="javascript:"]')).toHaveCount(0);
});

test('a French page without a French record shows the English text, marked as English', async ({
  request,
}) => {
  const html = await (await request.get('/fr/press')).text();
  expect(html).toContain('<html lang="fr"');
  expect(html).toMatch(/<div[^>]*lang="en"/);
});

test('R-ROUTE-28 a link to a part of its own page scrolls there, each time', async ({ page }) => {
  const url = `/parts-${crypto.randomUUID().slice(0, 8)}`;
  const filler = '<p>Text</p>'.repeat(200);
  await editPage({
    url,
    title: 'Parts',
    text: `<p><a href="#fees">In the text</a></p>${filler}<h2 id="fees">Fees</h2>${filler}`,
  });
  await purge(page.request);
  await page.goto(url);
  await expectHydrated(page);
  // As links of the menu and the footer are written; React would take one away while it hydrates.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'In the footer' });
    link.dataset['soft'] = '';
    document.body.prepend(link);
  }, `${url}#fees`);
  for (const name of ['In the footer', 'In the footer', 'In the text', 'In the text']) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: 'Fees' })).toBeInViewport();
  }
  // Back to it from another page.
  const away = page.getByRole('link', { name: 'In the footer' });
  await away.evaluate((link) => link.setAttribute('href', '/offers'));
  await away.evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL('/offers');
  await page.goBack();
  await expect(page).toHaveURL(`${url}#cms-fees`);
  await expect(page.getByRole('heading', { name: 'Parts' })).toBeAttached();
});
