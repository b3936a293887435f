import { describe, expect, it } from 'vitest';
import { CHAT_KINDS } from '@/lib/content/chat-kinds';
import { CHAT_DOUBLES } from '../../tests/support/chat-doubles';
import { NO_SOURCES } from './sources';
import { needsInlineStyles, vendorSources, type Vendors } from './vendors';

const OFF: Vendors = { hasTagManager: false, hasFraudCheck: false, chats: [] };
const withChat = (kind: string | null, config: Record<string, unknown> = {}): Vendors => ({
  ...OFF,
  chats: [{ kind, config }],
});

/** Whether a policy's source list admits a URL. */
function admits(sources: readonly string[], address: string): boolean {
  const { protocol, hostname, origin } = new URL(address);
  return sources.some((source) => {
    const host = /^(\w+:)\/\/\*(\..+)$/.exec(source);
    return host ? protocol === host[1] && hostname.endsWith(host[2] ?? '') : source === origin;
  });
}

describe('vendorSources', () => {
  it('admits nothing where nothing is switched on', () => {
    expect(vendorSources(OFF)).toEqual(NO_SOURCES);
    expect(needsInlineStyles(OFF)).toBe(false);
  });

  it.each(CHAT_DOUBLES)('R-SUP-03 admits the script and the socket of $kind', ({ kind, config, script }) => {
    const sources = vendorSources(withChat(kind, config));
    expect(admits(sources.script, script)).toBe(true);
    expect(sources.connect.some((source) => source.startsWith('wss://'))).toBe(true);
    expect(needsInlineStyles(withChat(kind, config))).toBe(true);
    expect(admits(sources.script, 'https://evil.example/x.js')).toBe(false);
  });

  it('admits a host that is named without its scheme, as the chat completes it', () => {
    const { script } = vendorSources(withChat('freshChat', { host: ' chat.example.com ' }));
    expect(script).toContain('https://chat.example.com');
  });

  it('knows every chat kind', () => {
    const known = CHAT_DOUBLES.map(({ kind }) => kind);
    expect(new Set([...known, 'comm100'])).toEqual(new Set(CHAT_KINDS));
  });

  it.each([null, 'comm100', 'constructor', 'unheard-of'])('R-CONST-10 the kind %s admits nothing', (kind) => {
    expect(vendorSources(withChat(kind, { url: 'https://a.example' })).script).toEqual([]);
    expect(needsInlineStyles(withChat(kind))).toBe(false);
  });

  it.each(['http://a.example/x.js', 'javascript:alert(1)', 'https://a.example;script-src *', 7, null])(
    'SEC: the setting %j opens the policy to nothing but an https origin',
    (url) => {
      for (const source of vendorSources(withChat('betunlim', { url })).script) {
        expect(source).toMatch(/^https:\/\/[\w.-]+(?::\d+)?$/);
      }
    },
  );

  it('R-TRACK-03, R-TRACK-08 admits the fraud check and the tag manager when they are on', () => {
    const { script } = vendorSources({ hasTagManager: true, hasFraudCheck: true, chats: [] });
    expect(script).toEqual(['https://www.googletagmanager.com', 'https://cdn.seondf.com']);
  });
});
