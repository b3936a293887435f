import { describe, expect, it } from 'vitest';
import { contentPolicy, type PolicyWish } from './policy';
import { everythingFrom, NO_SOURCES } from './sources';

function directives(wish: Partial<PolicyWish> = {}, inline: string[] = []): Map<string, string[]> {
  const policy = contentPolicy({
    site: 'https://casino.example',
    frameAncestors: "'self'",
    sources: NO_SOURCES,
    mediaOrigins: ['https:'],
    paymentOrigins: ['https:'],
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

  it('SEC: frames come from the site and from what is named', () => {
    expect(directives().get('frame-src')).toEqual(["'self'"]);
    const sources = { ...NO_SOURCES, frame: ['https://games.example'] };
    expect(directives({ sources }).get('frame-src')).toEqual(["'self'", 'https://games.example']);
    const open = { ...NO_SOURCES, frame: ['https://games.example', 'https:'] };
    expect(directives({ sources: open }).get('frame-src')).toEqual(["'self'", 'https:']);
  });

  it('SEC: payment forms and pictures are held to what the operator names, and to https without that', () => {
    expect(directives().get('form-action')).toEqual(["'self'", 'https:']);
    expect(directives().get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https:']);
    expect(directives().get('media-src')).toEqual(["'self'", 'https:']);
    const sources = { ...NO_SOURCES, media: ['https://chat.example'] };
    const named = { sources, mediaOrigins: ['https://cdn.example'], paymentOrigins: ['https://pay.example'] };
    expect(directives(named).get('form-action')).toEqual(["'self'", 'https://pay.example']);
    const media = ['https://cdn.example', 'https://chat.example'];
    expect(directives(named).get('img-src')).toEqual(["'self'", 'data:', 'blob:', ...media]);
    expect(directives(named).get('media-src')).toEqual(["'self'", ...media]);
    expect(directives({ ...named, mediaOrigins: [] }).get('media-src')).toEqual(["'self'", media[1]]);
  });

  it('plain http counts only where the site is http itself', () => {
    const plain = directives({ site: 'http://localhost:3000' });
    expect(plain.get('form-action')).toEqual(["'self'", 'https:', 'http:']);
    expect(plain.has('upgrade-insecure-requests')).toBe(false);
    expect(directives().has('upgrade-insecure-requests')).toBe(true);
  });

  it('SEC: Trusted Types, with policies of others only where code of others runs', () => {
    expect(directives().get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives().get('trusted-types')).toEqual(['default', 'site']);
    const policy = directives({ sources: everythingFrom(['https://vendor.example']) });
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['*', "'allow-duplicates'"]);
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
