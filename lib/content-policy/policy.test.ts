import { describe, expect, it } from 'vitest';
import { contentPolicy, type PolicyWish } from './policy';
import { everythingFrom, NO_SOURCES } from './sources';

function directives(wish: Partial<PolicyWish> = {}, inline: string[] = []): Map<string, string[]> {
  const policy = contentPolicy({
    site: 'https://casino.example',
    frameAncestors: "'self'",
    sources: NO_SOURCES,
    hasInlineStyles: false,
    ...wish,
  })(inline);
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('contentPolicy', () => {
  it('SEC: scripts come from the site, from what is named, and from nowhere else', () => {
    const policy = directives({ sources: everythingFrom(['https://vendor.example']) }, ["'nonce-A'"]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-A'", 'https://vendor.example']);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://vendor.example', 'wss://vendor.example']);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  it('frames and forms may lead to any https address, http only where the site is http itself', () => {
    expect(directives().get('frame-src')).toEqual(["'self'", 'https:']);
    expect(directives().get('form-action')).toEqual(["'self'", 'https:']);
    const plain = directives({ site: 'http://localhost:3000' });
    expect(plain.get('form-action')).toEqual(["'self'", 'https:', 'http:']);
    expect(plain.has('upgrade-insecure-requests')).toBe(false);
    expect(directives().has('upgrade-insecure-requests')).toBe(true);
  });

  it('styles of others only with a service that writes them, and then no hash takes that back', () => {
    const sources = { ...NO_SOURCES, style: ["'sha256-x='", 'https://fonts.example'] };
    expect(directives({ sources }).get('style-src')).toEqual([
      "'self'",
      "'sha256-x='",
      'https://fonts.example',
    ]);
    expect(directives({ sources, hasInlineStyles: true }).get('style-src')).toEqual([
      "'self'",
      "'unsafe-inline'",
      'https://fonts.example',
    ]);
  });

  it('SEC: never allows inline scripts or eval', () => {
    for (const hasInlineStyles of [true, false]) {
      const script = directives({ hasInlineStyles }).get('script-src');
      expect(script?.join(' ')).not.toMatch(/unsafe|\*|data:|blob:|strict-dynamic/);
    }
  });
});
