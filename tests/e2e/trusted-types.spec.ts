import { expect, test } from './fixtures';

// That no page hands a plain text to a sink itself is seen by every test: the browser reports each as an error.
test.use({ isTheSameAtEveryWidth: true });

test('SEC: Trusted Types, rich text comes by the router too', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer a[href="/terms"]').first().click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.locator('main p').first()).toBeVisible();
});

test.describe('what is injected', () => {
  test.use({ expectedErrors: [/Trusted|requires/] });

  const SINKS: Readonly<Record<string, () => void>> = {
    markup: () => void (document.createElement('div').innerHTML = '<b>x</b>'),
    'markup beside an element': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
    "a frame's document": () => void (document.createElement('iframe').srcdoc = '<b>x</b>'),
    'a written document': () => document.write('<b>x</b>'),
    'a parsed document': () => void new DOMParser().parseFromString('<b>x</b>', 'text/html'),
    "a script's text": () => void (document.createElement('script').text = 'x()'),
    "a script's address": () => void (document.createElement('script').src = 'https://evil.example/x.js'),
    "a script's address among uploads": () =>
      void (document.createElement('script').src = '/_next/static/../../content/uploads/x.js'),
    'a handler': () => document.body.setAttribute('onclick', 'x()'),
  };
  test('SEC: Trusted Types, plain text throws at each sink, and is reported', async ({ page }) => {
    const reported: string[] = [];
    page.on('console', (message) => message.type() === 'error' && reported.push(message.text()));
    await page.goto('/terms');
    for (const [what, put] of Object.entries(SINKS)) {
      await expect(page.evaluate(put), what).rejects.toThrow(/Trusted/);
    }
    await expect.poll(() => reported.length).toBeGreaterThanOrEqual(Object.keys(SINKS).length);
  });
});
