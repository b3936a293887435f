import type { APIRequestContext } from '@playwright/test';
import { CHAT_DOUBLES } from '../support/chat-doubles';
import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inBothLanguages,
  test,
  texts,
} from './fixtures';
import { ForeignRequests, script } from './foreign';
import { areaTexts } from './player-area';

const LIVE_CHAT = CHAT_DOUBLES.find(({ kind }) => kind === 'liveChat') ?? CHAT_DOUBLES[0];

// The platform has one chat for everybody: one after another.
test.describe.configure({ mode: 'default' });

test.afterEach(async ({ sandbox }) => {
  await sandbox.supportChat(null);
});

async function makePagesAnew(request: APIRequestContext): Promise<void> {
  const response = await request.post('/revalidate', {
    headers: { authorization: 'Bearer end-to-end-revalidate-secret' },
    data: { event: 'entry.publish', entry: { publishedAt: new Date().toISOString() } },
  });
  expect(response.status()).toBe(200);
}

inBothLanguages((locale) => {
  const { support } = areaTexts[locale];
  const { consent } = texts[locale];

  test(`R-SUP-01 the support page (${locale}) opens the chat once its provider is allowed, and takes a message`, async ({
    page,
    sandbox,
    request,
  }) => {
    if (!LIVE_CHAT) throw new Error('No double');
    await sandbox.supportChat(LIVE_CHAT.kind, LIVE_CHAT.config);
    await makePagesAnew(request);
    const foreign = await ForeignRequests.record(page, {
      [LIVE_CHAT.script]: (route) => script(route, `(${LIVE_CHAT.run.toString()})()`),
    });
    await page.goto(address(locale, '/support'));
    const chat = page.getByRole('main').getByRole('button', { name: support.chat.open });
    await expect(chat).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await chat.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: consent.refuse, exact: true }).click();
    await expect(page.getByText(support.chat.refused)).toBeVisible();
    expect(foreign.requested).toEqual([]);

    await chat.click();
    await dialog.getByLabel(consent.chat.name).check();
    await dialog.getByRole('button', { name: consent.save }).click();
    await expect(page.locator(LIVE_CHAT.element)).toBeAttached();
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.chatLog))).toContain('maximize');
    await expect(chat).not.toHaveAttribute('aria-busy');
    await expect(page.getByText(support.chat.refused)).toHaveCount(0);

    const form = page.getByRole('form', { name: support.feedback.title });
    await form.locator('[name=name]').fill('Ann Lee');
    await form.locator('[name=email]').fill('ann@example.com');
    await form.locator('[name=subject]').fill('Payment');
    await form.locator('[name=message]').fill('Where is it?');
    await form.getByRole('button', { name: support.feedback.send }).click();
    await expect(page.getByText(support.feedback.sentTitle)).toBeVisible();
    await expectAccessible(page);
  });

  test(`R-SUP-08 a chat that does not load (${locale}) is reported beside its button`, async ({
    page,
    sandbox,
    request,
    expectedErrors,
  }) => {
    if (!LIVE_CHAT) throw new Error('No double');
    expectedErrors.push(/ERR_FAILED|Failed to load resource/);
    await sandbox.supportChat(LIVE_CHAT.kind, LIVE_CHAT.config);
    await makePagesAnew(request);
    await ForeignRequests.record(page, { [LIVE_CHAT.script]: (route) => route.abort() });
    await page.addInitScript(() =>
      localStorage.setItem('consent', JSON.stringify({ at: Date.now() - 1000, allowed: ['chat'] })),
    );
    await page.goto(address(locale, '/support'));
    await page.getByRole('main').getByRole('button', { name: support.chat.open }).click();
    await expect(page.getByText(support.chat.failed)).toBeVisible();
  });
});
