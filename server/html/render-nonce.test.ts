import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addInlineScripts, hashSource } from './policy-hashes.mjs';
import { giveNonce, hideNonce, takeNonce } from './render-nonce.mjs';

const NONCE = 'Zm9v+bar/bazQUJDREVGRw==';
const page = (body: string) => ({
  kind: 'APP_PAGE',
  html: `<head><link rel="stylesheet" href="/a.css" nonce="${NONCE}"/><script src="/_next/a.js" async="" nonce="${NONCE}"></script></head>${body}`,
});

/** The policy cached with the page. */
function policyOf(body: string): string | undefined {
  const entry = page(body);
  addInlineScripts(entry, takeNonce(entry));
  expect(entry.html).not.toContain(NONCE);
  return (entry as { headers?: Record<string, string> }).headers?.['content-security-policy'];
}

describe('takeNonce', () => {
  it('SEC: a script that Next.js wrote is admitted, and has no nonce any more', () => {
    expect(
      policyOf(`<script nonce="${NONCE}">own()</script><script id="x" nonce="${NONCE}">two()</script>`),
    ).toBe(`script-src ${hashSource('own()')} ${hashSource('two()')}`);
  });

  it.each([
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="another+nonce/ABCDEFGHIJ==">evil()</script>',
    `<iframe srcdoc="<script>evil()</script>"></iframe>`,
    `<p title="<script>evil()</script>">x</p>`,
  ])('SEC: an injected script is not: %s', (injected) => {
    expect(policyOf(`${injected}<script nonce="${NONCE}">own()</script>`)).toBe(
      `script-src ${hashSource('own()')}`,
    );
  });

  it('leaves no nonce in a page’s data', () => {
    const data = `0:["$","script",null,{"async":true,"nonce":"${NONCE}"}]\n:HL["/a.css","style",{"nonce":"${NONCE}"}]\n`;
    const entry = {
      ...page(`<script nonce="${NONCE}">self.__next_f.push([1,${JSON.stringify(data)}])</script>`),
      rscData: Buffer.from(`${data}é`),
      segmentData: new Map([['/_tree', Buffer.from(data)]]),
    };
    const clean = '0:["$","script",null,{"async":true,"nonce":"$undefined"}]\n:HL["/a.css","style"]\n';
    const texts = [...takeNonce(entry)].filter((text) => text !== '');
    expect(texts).toEqual([`self.__next_f.push([1,${JSON.stringify(clean)}])`]);
    expect(entry.html).toContain(`<script>${texts.join('')}</script>`);
    expect(entry.rscData.toString()).toBe(`${clean}é`);
    expect(entry.segmentData.get('/_tree')?.toString()).toBe(clean);
  });
});

describe('giveNonce', () => {
  it('gives each rendering one of its own, in place of what the visitor sent', () => {
    const nonces = [1, 2].map(() => {
      const request = { headers: { 'content-security-policy': "script-src 'nonce-mine'" } };
      const response = {} as ServerResponse;
      giveNonce(request as unknown as IncomingMessage, response);
      const own = request.headers['content-security-policy'];
      // Only this nonce is removed from what is sent, no other.
      expect(hideNonce(response, `default-src 'none';${own} https://a.test 'nonce-other'`)).toBe(
        "default-src 'none';script-src https://a.test 'nonce-other'",
      );
      return own;
    });
    for (const nonce of nonces) expect(nonce).toMatch(/^script-src 'nonce-[\w+/]{22}=='$/);
    expect(new Set(nonces).size).toBe(2);
  });
});
