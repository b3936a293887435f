// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHAT_DOUBLES, type ChatDouble } from '../../../tests/support/chat-doubles';
import { CHAT_KINDS } from '@/lib/content/chat-kinds';
import type { ChatStart } from './contract';
import { chatStarter } from './kinds';

const IDENTITY = { externalId: '1001', name: 'Lucky7', email: 'player@example.com', restoreId: null };

/** What the vendors' scripts do once loaded; `null` for a URL that fails. */
let scripts: Map<string, (() => void) | null>;
let requested: string[];
const events: [string, Record<string, unknown>][] = [];

/** The test browser fetches no scripts: the double runs instead of the vendor's. */
function serveScripts(): void {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      requested.push(node.src);
      const run = scripts.get(node.src);
      setTimeout(() => {
        if (run === null) return node.onerror?.('failed');
        run?.();
        if (run) node.onload?.(new Event('load'));
      }, 0);
    }
  });
}

/** The code of a kind comes in real time, also where the clock is a test's. */
async function readyToStart(double: ChatDouble, wish: Partial<ChatStart> = {}) {
  const begin = await chatStarter(double.kind);
  return () =>
    begin?.({
      config: double.config,
      identity: null,
      locale: 'en',
      forgetsPrevious: false,
      onEvent: (name, params) => void events.push([name, params]),
      ...wish,
    });
}

const start = (...all: Parameters<typeof readyToStart>) => readyToStart(...all).then((begin) => begin());

/** Why a chat whose vendor does not respond was given up. */
async function givenUp(...all: Parameters<typeof readyToStart>): Promise<string> {
  const begin = await readyToStart(...all);
  vi.useFakeTimers();
  const failed = Promise.resolve(begin()).then(() => 'started', String);
  await vi.advanceTimersByTimeAsync(10_100);
  return failed;
}

const logged = () => JSON.stringify(window.chatLog ?? []);
const onPage = ({ element }: ChatDouble) => document.querySelector<HTMLElement>(element);
const scriptsOnPage = () => document.querySelectorAll('script').length;

beforeEach(() => {
  scripts = new Map(CHAT_DOUBLES.map(({ script, run }) => [script, run]));
  requested = [];
  events.length = 0;
  window.chatLog = [];
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'LiveTex');
  serveScripts();
});
afterEach(() => vi.useRealTimers());

describe.each(CHAT_DOUBLES.map((double) => [double.kind, double] as const))('chat %s', (kind, double) => {
  it('R-SUP-03 loads the vendor by its own address, once, and shows its widget', async () => {
    await start(double);
    expect(requested).toEqual([double.script]);
    expect(onPage(double)).not.toBeNull();
  });

  it('R-SUP-06 introduces a player, and a guest not at all', async () => {
    const guest = await start(double);
    expect(logged()).not.toContain('1001');
    await guest?.end();
    await start(double, { identity: IDENTITY });
    expect(logged()).toContain('1001');
    expect(logged()).toContain('player@example.com');
    expect(logged()).toContain('Lucky7');
  });

  it('R-SUP-04 leaves the screen and comes back, where the vendor can do that', async () => {
    const session = await start(double);
    if (!session?.hide) return expect(['verbox', 'betunlim']).toContain(kind);
    session.hide();
    expect(onPage(double)?.hidden ?? true).toBe(true);
    session.show?.();
    expect(onPage(double)?.hidden).toBe(false);
  });

  it('R-SUP-01 opens its window when the page asks for it', async () => {
    const session = await start(double);
    expect(logged()).not.toContain(double.opened);
    session?.open();
    expect(logged()).toContain(double.opened);
  });

  it('R-SUP-05 is ended and started again for somebody else, with one widget on the page', async () => {
    const session = await start(double, { identity: IDENTITY });
    await session?.end();
    expect(onPage(double)?.hidden ?? true).toBe(true);
    if (kind !== 'live_tex') expect(scriptsOnPage()).toBe(0);
    await start(double, { identity: { ...IDENTITY, externalId: '2002' } });
    expect(document.querySelectorAll(double.element)).toHaveLength(1);
    expect(onPage(double)?.hidden).toBe(false);
    expect(logged()).toContain('2002');
  });

  it('R-SUP-08 refuses unusable settings before anything is loaded', async () => {
    await expect(start(double, { config: {} })).rejects.toThrow(/missing/);
    await expect(start(double, { config: { url: 'javascript:alert(1)' } })).rejects.toThrow(/missing/);
    expect(requested).toEqual([]);
  });

  it('R-SUP-08 leaves nothing behind when the script fails', async () => {
    scripts.set(double.script, null);
    await expect(start(double)).rejects.toThrow('did not load');
    expect(scriptsOnPage()).toBe(0);
    for (const name of [
      'LiveChatWidget',
      '__lc',
      'fcWidget',
      'Verbox',
      'jivo_onLoadCallback',
      'BetunlimChat',
    ]) {
      expect(Reflect.get(window, name), name).toBeUndefined();
    }
  });

  it('R-SUP-08 gives up on a vendor that never responds', async () => {
    scripts.delete(double.script);
    expect(await givenUp(double)).toMatch(/did not load|no response/);
    expect(scriptsOnPage()).toBe(0);
  });
});

const double = (kind: ChatDouble['kind']): ChatDouble => {
  const found = CHAT_DOUBLES.find((candidate) => candidate.kind === kind);
  if (!found) throw new Error(`No double of ${kind}`);
  return found;
};

/** A message of the visitor in Freshchat. */
function say(text: string): void {
  const widget: unknown = window.fcWidget;
  (widget as { emit(name: string, detail: unknown): void }).emit('message:sent', { text });
}

describe('what is particular to a vendor', () => {
  it('R-SUP-03 R-CONST-10 comm100 and no kind do nothing', async () => {
    expect(await chatStarter('comm100')).toBeNull();
    expect(await chatStarter(null)).toBeNull();
    expect(requested).toEqual([]);
  });

  it('R-SUP-07 a new Freshchat user reports the restore id, a restored one does not', async () => {
    const session = await start(double('freshChat'), { identity: IDENTITY });
    await expect.poll(() => events).toEqual([['user:created', { restore_id: 'restore-1001' }]]);
    await session?.end();
    events.length = 0;
    await start(double('freshChat'), { identity: { ...IDENTITY, restoreId: 'r-1' } });
    // What is said now is reported after whatever the start reports.
    say('hello');
    await expect.poll(() => events).not.toEqual([]);
    expect(events).toEqual([['message:sent', {}]]);
  });

  it('R-SUP-07 what is said in Freshchat is reported by its kind alone', async () => {
    await start(double('freshChat'), { identity: { ...IDENTITY, restoreId: 'r-1' } });
    say('my password');
    await expect.poll(() => events).toEqual([['message:sent', {}]]);
  });

  it('R-SUP-05 Freshchat forgets the user before the widget is destroyed', async () => {
    const session = await start(double('freshChat'), { identity: IDENTITY });
    await session?.end();
    expect(window.chatLog?.slice(-2)).toEqual([
      ['freshChat', 'clear'],
      ['freshChat', 'destroy', null],
    ]);
  });

  it('R-SUP-05 Freshchat forgets whoever chatted on this device before', async () => {
    localStorage.setItem('fc_user', '7');
    await start(double('freshChat'), { identity: IDENTITY, forgetsPrevious: true });
    const calls = (window.chatLog ?? []).map(([, name]) => name);
    expect(calls.indexOf('clear')).toBeGreaterThan(0);
    expect(calls.lastIndexOf('init')).toBeGreaterThan(calls.indexOf('destroy'));
    expect(localStorage.getItem('fc_user')).toBe('1001');
  });

  it('R-SUP-03 Freshchat takes a host without scheme as https', async () => {
    const { token } = double('freshChat').config as { token: string };
    await start(double('freshChat'), { config: { token, host: ' wchat.freshchat.com ' } });
    expect(requested).toEqual([double('freshChat').script]);
  });

  it.each(['a', 'abc12', '0f9d-4_x'])(
    'R-SUP-03 Freshchat takes the token %s, however short',
    async (token) => {
      await start(double('freshChat'), { config: { token } });
      expect(logged()).toContain(`"token":"${token}"`);
    },
  );

  it.each(['', ' ', 'a b', "x'y", 'a'.repeat(101)])(
    'R-SUP-08 Freshchat refuses the token "%s"',
    async (token) => {
      const failed = start(double('freshChat'), { config: { token } });
      await expect(failed).rejects.toMatchObject({ name: 'UnusableChatSetting' });
      expect(requested).toEqual([]);
    },
  );

  it.each(['http://wchat.freshchat.com', 'wchat', 'javascript:alert(1)', 'data.x:alert(1)'])(
    'R-SUP-08 Freshchat refuses the host %s by an error of its own kind',
    async (host) => {
      const { token } = double('freshChat').config as { token: string };
      const failed = start(double('freshChat'), { config: { token, host } });
      await expect(failed).rejects.toMatchObject({ name: 'UnusableChatSetting' });
      expect(requested).toEqual([]);
    },
  );

  it('LiveChat gets the calls made before its script in their order', async () => {
    await start(double('liveChat'), { identity: IDENTITY });
    expect((window.chatLog ?? []).map(([, name]) => name)).toEqual([
      'set_customer_name',
      'set_customer_email',
      'set_session_variables',
      'loaded',
    ]);
    expect(() => window.LiveChatWidget?.get('state')).not.toThrow();
  });

  it('Verbox finds one script element, also after it was ended and started again', async () => {
    const session = await start(double('verbox'));
    await session?.end();
    await start(double('verbox'));
    expect((window.chatLog ?? []).filter(([, name]) => name === 'scripts')).toEqual([
      ['verbox', 'scripts', 1],
      ['verbox', 'scripts', 1],
    ]);
  });

  it('Verbox speaks the language of the page, and leaves nothing of it behind', async () => {
    const session = await start(double('verbox'), { locale: 'fr' });
    expect(logged()).toContain('["verbox","language","fr"]');
    await session?.end();
    expect(window.VerboxSetup).toBeUndefined();
  });

  it('LiveTex with a wrong account is given up, and stays out of sight if it comes after all', async () => {
    expect(await givenUp(double('live_tex'), { config: { account_id: '404' } })).toContain('no response');
  });

  it('LiveTex whose build never reports itself ready is found by its methods', async () => {
    const session = await start(double('live_tex'), { config: { account_id: '405' }, identity: IDENTITY });
    expect(onPage(double('live_tex'))?.hidden).toBe(false);
    expect(logged()).toContain('["liveTex","setConversationAttributes",{"name":"Lucky7"');
    session?.open();
    expect(logged()).toContain('showActiveWindow');
  });

  it('JivoChat that does not open says so, and opens on the second attempt', async () => {
    Reflect.set(window, 'jivoFails', 1);
    const session = await start(double('jivoSite'));
    expect(() => session?.open()).toThrow('did not open');
    expect(() => session?.open()).not.toThrow();
  });

  it('R-SUP-08 a vendor that replaces functions of the page does not keep them', async () => {
    const { fetch: ownFetch } = window;
    const { map } = Array.prototype;
    scripts.set(double('betunlim').script, () => {
      double('betunlim').run();
      Reflect.set(window, 'fetch', () => Promise.reject(new Error('mine')));
      Reflect.set(Array.prototype, 'map', () => []);
    });
    await start(double('betunlim'));
    expect(window.fetch).toBe(ownFetch);
    expect([1].map).toBe(map);
  });
});

it('the content system offers the kinds that load a chat, and the guide names the settings of each', async () => {
  const starters = await Promise.all(CHAT_KINDS.map(chatStarter));
  const loading = CHAT_KINDS.filter((_, at) => starters[at] !== null);
  const component = JSON.parse(readFileSync('cms/src/components/site/chat.json', 'utf8')) as {
    attributes: { kind: { enum: string[] } };
  };
  expect(component.attributes.kind.enum).toEqual(loading);
  const guide = readFileSync('docs/content.md', 'utf8');
  const rowOf = (kind: string) => guide.split('\n').find((line) => line.startsWith(`| \`${kind}\` `)) ?? '';
  for (const { kind, config } of CHAT_DOUBLES) {
    for (const key of Object.keys(config)) expect(rowOf(kind), kind).toContain(`\`${key}\``);
  }
  for (const kind of CHAT_KINDS)
    expect(rowOf(kind).includes('Loads nothing'), kind).toBe(!loading.includes(kind));
});
