import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

let local = fakeStorage();
let session = fakeStorage();

async function load() {
  vi.resetModules();
  return import('./storage');
}

beforeEach(() => {
  local = fakeStorage();
  session = fakeStorage();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
});
afterEach(() => vi.unstubAllGlobals());

describe('browser storage', () => {
  it('keeps values where they belong, texts as they are and the rest as JSON', async () => {
    const { writeStored, readStored } = await load();
    writeStored('last_activity', { at: 5, limit: 1_800 });
    writeStored('betting_back_social_auth_key', '/fr/offers?a=1');
    writeStored('sign_out_reason', 'inactivity');
    expect(local.entries.get('betting_back_social_auth_key')).toBe('/fr/offers?a=1');
    expect(session.entries.get('sign_out_reason')).toBe('inactivity');
    expect(readStored('last_activity')).toEqual({ at: 5, limit: 1_800 });
  });

  it.each(['', '{', 'null', '7', '"x"', '[]', '{"at":"now"}', '{"limit":3}'])(
    'reads nothing from junk: %s',
    async (junk) => {
      local.entries.set('last_activity', junk).set('was_signed_in', junk);
      const { readStored } = await load();
      expect(readStored('last_activity')).toBeNull();
      expect(readStored('was_signed_in')).toBeNull();
    },
  );

  it('reads lists as lists and tables as tables, for who knows their entries', async () => {
    const { readStored } = await load();
    session.entries.set('closed_hints', '["registration",3]');
    local.entries.set('confirmation_sent', '{"7":12,"8":"x"}');
    expect(readStored('closed_hints')).toEqual(['registration', 3]);
    expect(readStored('confirmation_sent')).toEqual({ 7: 12, 8: 'x' });
    session.entries.set('closed_hints', '{"7":12}');
    for (const text of ['7', 'null', '"x"', '{']) {
      local.entries.set('confirmation_sent', text);
      expect([readStored('closed_hints'), readStored('confirmation_sent')]).toEqual([null, null]);
    }
  });

  it('refuses an over-long text', async () => {
    local.entries.set('promo_code', 'x'.repeat(101));
    const { readStored } = await load();
    expect(readStored('promo_code')).toBeNull();
  });

  it('works in memory where naming the storage throws', async () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { writeStored, readStored, takeStored } = await load();
    writeStored('promo_code', 'DAWN');
    expect(readStored('promo_code')).toBe('DAWN');
    expect(takeStored('promo_code')).toBe('DAWN');
    expect(readStored('promo_code')).toBeNull();
  });

  it('keeps a newer value in memory when the quota is full, until it can be stored again', async () => {
    const { writeStored, readStored } = await load();
    writeStored('promo_code', 'OLD');
    const { setItem } = local;
    local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    writeStored('promo_code', 'NEW');
    expect(readStored('promo_code')).toBe('NEW');
    local.setItem = setItem;
    writeStored('promo_code', 'NEWEST');
    expect(local.entries.get('promo_code')).toBe('NEWEST');
    expect(readStored('promo_code')).toBe('NEWEST');
  });

  it('reads places it wrote itself, and nothing else', async () => {
    const { readStored } = await load();
    for (const text of ['null', '{"path":"https://evil.example","length":1}', '{"path":"/a"}', 'junk']) {
      session.entries.set('last_place', text);
      expect(readStored('last_place')).toBeNull();
    }
  });

  it('forgets a player and keeps what belongs to the device', async () => {
    local.entries.set('was_signed_in', '1').set('last_activity', '{"at":1}').set('promo_code', 'DAWN');
    session.entries.set('closed_hints', '[]').set('tg', 'data');
    const { removePlayerKeys } = await load();
    removePlayerKeys();
    expect([...local.entries.keys()]).toEqual(['promo_code']);
    expect([...session.entries.keys()]).toEqual(['tg']);
  });
});
