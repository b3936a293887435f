import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shared } from '../shared-state.mjs';
import { addInlineScripts, allowInlineScripts, inlineScriptSources } from './policy-hashes.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineScriptSources', () => {
  it('SEC: hashes each inline script as the browser reads it, once', () => {
    const html =
      '<script>a()</script><p>x</p><script id="_R_">b("<\\/script")\n</script><script>a()</script>';
    expect(inlineScriptSources(html)).toEqual([hash('a()'), hash('b("<\\/script")\n')]);
  });

  it.each([
    '<script src="/a.js" async=""></script>',
    '<script async="" src="/a.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script id="seed" type="application/json">{}</script>',
    '<link rel="preload" as="script" href="/a.js"/>',
    '&lt;script>a()&lt;/script>',
  ])('leaves out what runs no inline code: %s', (html) => {
    expect(inlineScriptSources(html)).toEqual([]);
  });
});

it('a page without hashes of its own lets every inline script run', () => {
  const entry = { kind: 'APP_PAGE', html: '<script>a()</script>', headers: { 'x-a': '1' } };
  allowInlineScripts(entry);
  expect(entry.headers).toEqual({ 'x-a': '1', 'content-security-policy': "script-src 'unsafe-inline'" });
});

describe('addInlineScripts', () => {
  it('SEC: stores the hashes with the page, beside the headers it has', () => {
    const entry = {
      kind: 'APP_PAGE',
      html: '<script>a()</script><script>b()</script>',
      headers: { 'x-a': '1' },
    };
    addInlineScripts(entry, new Set(['a()']));
    expect(entry.headers).toEqual({ 'x-a': '1', 'content-security-policy': `script-src ${hash('a()')}` });
  });

  it('SEC: admits what every document runs, as the middleware passes it', () => {
    shared.ownScripts = new Set(['first()']);
    const entry = { kind: 'APP_PAGE', html: '<script>first()</script><script>b()</script>', headers: {} };
    addInlineScripts(entry, new Set());
    delete shared.ownScripts;
    expect(entry.headers).toEqual({ 'content-security-policy': `script-src ${hash('first()')}` });
  });

  it.each([{ kind: 'APP_ROUTE', html: '<script>a()</script>' }, { kind: 'APP_PAGE' }, null])(
    'leaves everything else alone (%#)',
    (entry) => {
      const before = structuredClone(entry);
      addInlineScripts(entry, new Set(['a()']));
      expect(entry).toEqual(before);
    },
  );
});
