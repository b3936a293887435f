import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { previewTarget } from './preview-link';

const SECRET = 'a-preview-secret-of-24-chars';
const NOW = Date.UTC(2026, 0, 1);
const SOON = String(NOW / 1000 + 600);

function link(locale: string, path: string, until = SOON, secret = SECRET): URLSearchParams {
  const signature = createHmac('sha256', secret).update(`${locale}\n${path}\n${until}`).digest('hex');
  return new URLSearchParams({ locale, path, until, signature });
}

describe('a link to a preview', () => {
  it.each([
    ['en', '/terms', '/terms'],
    ['fr', '/terms', '/fr/terms'],
    ['fr', '/', '/fr'],
    ['en', '/offers/11', '/offers/11'],
  ])('%s %s leads to %s', (locale, path, target) => {
    expect(previewTarget(link(locale, path), SECRET, NOW)).toBe(target);
  });

  it.each([
    ['signed with another secret', link('en', '/terms', SOON, 'another-secret-of-some-length')],
    ['over', link('en', '/terms', String(NOW / 1000))],
    ['of a life longer than a day', link('en', '/terms', String(NOW / 1000 + 86_401))],
    ['without an end', link('en', '/terms', 'never')],
    ['of another language', link('de', '/terms')],
    ['to another site', link('en', 'https://evil.example/')],
    ['to another site without a protocol', link('en', '//evil.example/')],
    ['to a service of this site', link('en', '/api/auth.logout')],
    ['without anything', new URLSearchParams()],
  ])('%s leads nowhere', (_, query) => {
    expect(previewTarget(query, SECRET, NOW)).toBeNull();
  });

  it('cannot be changed after it was signed', () => {
    const query = link('en', '/terms');
    query.set('path', '/');
    expect(previewTarget(query, SECRET, NOW)).toBeNull();
  });
});
