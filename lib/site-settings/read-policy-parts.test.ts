import { expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { NO_PARTS, readPlatformChat, readSiteParts, servicesOf } from './read-policy.server';

const env = vi.hoisted(() => ({ SITE_URL: 'https://casino.test' }));
vi.mock('@/lib/env/server', () => ({ env, isDevelopment: false }));

const { platform, content } = serverBackEnds(env);

it('admits no service, chat or frame before anything is known', () => {
  expect(NO_PARTS).toEqual({
    services: { hasTagManager: false, hasFraudCheck: false },
    chat: { kind: null, config: {} },
    site: { chats: [], snippets: [], frames: [] },
  });
});

it.each([
  [{ analytic: { gtm_id: 'GTM-1' }, is_seon_enabled: true }, true, true],
  [{ analytic: { gtm_id: '' }, is_seon_enabled: 0 }, false, false],
  [{ analytic: { gtm_id: null } }, false, false],
  [{ analytic: 'junk', is_seon_enabled: 'junk' }, false, false],
  [{ analytic: null }, false, false],
  ['junk', false, false],
  [null, false, false],
])('%j switches on the tag manager (%s) and the fraud check (%s)', (info, hasTagManager, hasFraudCheck) => {
  expect(servicesOf(info)).toEqual({ hasTagManager, hasFraudCheck });
});

it.each([
  [
    { kind: 'liveChat', config: { license: 1 } },
    { kind: 'liveChat', config: { license: 1 } },
  ],
  // As in the page, which then opens the content system's chat.
  [
    { kind: 'livechat', config: null },
    { kind: null, config: {} },
  ],
  [
    { kind: 5, config: 'junk' },
    { kind: null, config: {} },
  ],
  ['junk', { kind: null, config: {} }],
])('the platform’s chat is read from %j', async (settings, chat) => {
  platform.mockReturnValue(settings);
  expect(await readPlatformChat()).toEqual(chat);
  expect(platform).toHaveBeenLastCalledWith('support.getsettings', expect.anything());
});

it('chats, enabled snippets and frames of the content system come from both languages', async () => {
  content.mockImplementation((_, query) => {
    const locale = query.get('locale') ?? '';
    return {
      chat: { kind: locale === 'en' ? 'liveChat' : 'verbox', config: {} },
      betting: { url: locale === 'en' ? '/platform/betting' : null },
      customCode: [
        { position: 'head', isEnabled: true, code: `<b>${locale} on</b>` },
        { position: 'head', isEnabled: false, code: `<b>${locale} off</b>` },
      ],
    };
  });
  expect(await readSiteParts()).toMatchObject({
    frames: ['/platform/betting'],
    snippets: ['<b>en on</b>', '<b>fr on</b>'],
  });
  expect((await readSiteParts()).chats.map(({ kind }) => kind)).toEqual(['liveChat', 'verbox']);
});

it('snippets hold the site’s name as on pages, in each language', async () => {
  content.mockImplementation((collection, query) => {
    const locale = query.get('locale') ?? '';
    if (collection === 'common') return { siteName: `$& ${locale}` };
    const code = '<script>start("##site##")</script>';
    return locale === 'en' ? { customCode: [{ position: 'head', isEnabled: true, code }] } : null;
  });
  expect((await readSiteParts()).snippets).toEqual([
    '<script>start("$& en")</script>',
    '<script>start("$& fr")</script>',
  ]);
});

it('a content system without a record admits no snippet and no frame', async () => {
  content.mockReturnValue(null);
  expect(await readSiteParts()).toMatchObject({ snippets: [], frames: [] });
});
