import type { IncomingMessage } from 'node:http';
import { NextResponse } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proofCookie, proofOf, requireProof } from './preview-proof.mjs';

const SECRET = 'preview-secret-of-this-site';
const DRAFT = '__prerender_bypass=the-id-of-this-build';
const EIGHT_HOURS_MS = 8 * 3_600_000;

function remaining(cookie: string): string | undefined {
  const request = { headers: { cookie } };
  requireProof(request as unknown as IncomingMessage);
  return request.headers.cookie;
}

beforeEach(() => {
  vi.stubEnv('PREVIEW_SECRET', SECRET);
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
});
afterEach(() => vi.unstubAllEnvs());

describe('requireProof', () => {
  it('SEC: the cookie of draft mode stays with a proof of this secret', () => {
    const cookie = `a=1; ${DRAFT}; preview=${proofOf(SECRET, Date.now())}`;
    expect(remaining(cookie)).toBe(cookie);
  });

  it.each([
    ['none', () => ''],
    ['one of another secret', () => `preview=${proofOf('another-secret-of-a-site', Date.now())}`],
    ['one that is over', () => `preview=${proofOf(SECRET, Date.now() - EIGHT_HOURS_MS - 1_000)}`],
    ['one that is to live longer', () => `preview=${proofOf(SECRET, Date.now() + 5_000)}`],
    ['one whose end was changed', () => `preview=9${proofOf(SECRET, Date.now())}`],
    ['junk', () => 'preview=.; preview=1.é'],
  ])('SEC: it is taken off with %s', (_, proof) => {
    expect(remaining(`a=1; ${DRAFT}; ${proof()}`)).not.toContain('__prerender_bypass');
    expect(remaining(`a=1; ${DRAFT}; ${proof()}`)).toContain('a=1');
  });

  it('SEC: without a secret nobody previews', () => {
    vi.stubEnv('PREVIEW_SECRET', '');
    expect(remaining(`${DRAFT}; preview=${proofOf('', Date.now())}`)).not.toContain('__prerender_bypass');
  });

  it('leaves other requests as they are', () => {
    expect(remaining('sid=abc;x=1')).toBe('sid=abc;x=1');
  });
});

describe('proofCookie', () => {
  it('is of this site alone, but in a frame of the content system', () => {
    expect(proofCookie('p', false)).toBe('preview=p; Path=/; HttpOnly; Max-Age=28800; SameSite=Lax');
    expect(proofCookie('p', true)).toContain('SameSite=None; Secure; Partitioned');
    vi.stubEnv('SITE_URL', 'https://casino.example');
    expect(proofCookie(null, false)).toBe(
      '__Host-preview=; Path=/; HttpOnly; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; Secure',
    );
  });

  it.each([false, true])('is removed after Next.js has rewritten the header too (framed: %s)', (isFramed) => {
    const { cookies, headers } = new NextResponse(null, {
      headers: { 'set-cookie': proofCookie(null, isFramed) },
    });
    cookies.set('other', 'x');
    const [removal = ''] = headers.getSetCookie();
    expect(removal).toMatch(/^preview=;/);
    expect(/Expires=([^;]+)/.exec(removal)?.[1]).toBe('Thu, 01 Jan 1970 00:00:00 GMT');
  });
});
