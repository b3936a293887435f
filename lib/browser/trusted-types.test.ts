// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_POLICY_SCRIPT } from './default-policy-script';

type Rule = (text: string) => string | null;
type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>;

const made = new Map<string, Rules>();

/** A browser with Trusted Types, in which a policy's values look like plain text. */
function withTrustedTypes(): void {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      made.set(name, rules);
      return rules;
    },
  });
}

/** The policy that the document's first script creates, called as the browser calls it for plain strings. */
function defaultPolicy(): Rules {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({ text: DEFAULT_POLICY_SCRIPT } as never);
  (0, eval)(DEFAULT_POLICY_SCRIPT);
  const policy = made.get('default');
  if (policy === undefined) throw new Error('There is no default policy');
  return policy;
}

beforeEach(() => {
  made.clear();
  vi.resetModules();
  withTrustedTypes();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'runsForeignCode');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the default policy', () => {
  it.each([
    ['/_next/static/chunks/a.js', true],
    ['/_next/static/../../content/uploads/evil.js', false],
    ['/sw.js', true],
    ['/content/uploads/evil.js', false],
    ['https://evil.example/sw.js', false],
    ['https://evil.example/_next/static/a.js', false],
    ['//evil.example/_next/static/a.js', false],
    ['data:text/javascript,x()', false],
    ['blob:http://localhost/x', false],
  ])("SEC: of addresses takes the build's own scripts alone: %s", (address, isTaken) => {
    expect(defaultPolicy().createScriptURL(address)).toBe(isTaken ? address : null);
  });

  it('SEC: takes no markup and no script, but what React writes for a script that does not run', () => {
    const policy = defaultPolicy();
    expect(policy.createHTML('<b>x</b>')).toBeNull();
    expect(policy.createHTML('<script>x()</script>')).toBeNull();
    expect(policy.createScript('x()')).toBeNull();
    expect(['', '{}'].map(policy.createHTML)).toEqual(['', '{}']);
    expect(policy.createHTML('<script></script>')).toBe('<script></script>');
    expect(policy.createHTML(DEFAULT_POLICY_SCRIPT)).toBe(DEFAULT_POLICY_SCRIPT);
  });

  it('takes what code of others writes once the product loads such code', async () => {
    const policy = defaultPolicy();
    const { loadScript } = await import('./load-script');
    void loadScript('https://chat.example/x.js');
    expect(policy.createHTML('<b>x</b>')).toBe('<b>x</b>');
    expect(policy.createScript('x()')).toBe('x()');
    expect(policy.createScriptURL('https://chat.example/x.js')).toBe('https://chat.example/x.js');
  });
});

describe('the policy of the product', () => {
  it('SEC: takes markup, and no script of any kind', async () => {
    const { trustedMarkup } = await import('./trusted-types');
    expect(trustedMarkup('<b>x</b>')).toBe('<b>x</b>');
    expect(Object.keys(made.get('site') ?? {})).toEqual(['createHTML']);
  });

  it('hands the text on where the browser has no Trusted Types', async () => {
    vi.stubGlobal('trustedTypes', undefined);
    const { trustedMarkup } = await import('./trusted-types');
    expect(trustedMarkup('<b>x</b>')).toBe('<b>x</b>');
  });
});
