import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isConsented, useConsent } from './consent';

const DAY_MS = 86_400_000;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  useConsent.setState({ isRequired: true, allowed: null });
});

const allows = (purpose: 'statistics' | 'chat' | 'fraud') => isConsented(useConsent.getState(), purpose);

describe('consent', () => {
  it('allows nothing before a choice, and what was chosen after it', () => {
    expect(allows('chat')).toBe(false);
    useConsent.getState().choose(['chat'], 1_000);
    expect([allows('chat'), allows('statistics'), allows('fraud')]).toEqual([true, false, false]);
  });

  it('is remembered for half a year and then asked for again', () => {
    useConsent.getState().choose(['chat', 'fraud'], 0);
    useConsent.setState({ allowed: null });
    useConsent.getState().recall(179 * DAY_MS);
    expect(useConsent.getState().allowed).toEqual(['chat', 'fraud']);
    useConsent.getState().recall(181 * DAY_MS);
    expect(useConsent.getState().allowed).toBeNull();
  });

  it.each(['x', '{}', '[]', '{"at":1}', '{"at":"1","allowed":["chat"]}', '{"at":99,"allowed":["chat"]}'])(
    'reads no choice from %s',
    (junk) => {
      stored.set('consent', junk);
      useConsent.getState().recall(50);
      expect(useConsent.getState().allowed).toBeNull();
    },
  );

  it('stores a refusal as a choice', () => {
    useConsent.getState().choose([], 0);
    useConsent.getState().recall(1);
    expect(useConsent.getState().allowed).toEqual([]);
  });

  it('allows everything where the operator does not ask', () => {
    useConsent.getState().setRequired(false);
    expect(allows('fraud')).toBe(true);
  });

  it('follows a refusal also where the operator does not ask', () => {
    useConsent.getState().setRequired(false);
    useConsent.getState().choose(['chat'], 0);
    expect([allows('chat'), allows('statistics'), allows('fraud')]).toEqual([true, false, false]);
  });
});
