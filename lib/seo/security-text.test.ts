import { describe, expect, it } from 'vitest';
import { securityText } from './security-text';

const NOW = Date.parse('2026-11-25T13:14:15.678Z');

describe('security.txt', () => {
  it('SEC: has what RFC 9116 requires, the preferred contact first', () => {
    const text = securityText(
      ['mailto:security@casino.example', 'https://casino.example/report'],
      'https://casino.example',
      NOW,
    );
    expect(text.split('\n')).toEqual([
      'Contact: mailto:security@casino.example',
      'Contact: https://casino.example/report',
      'Expires: 2027-02-23T00:00:00Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://casino.example/.well-known/security.txt',
      '',
    ]);
  });

  it('SEC: is never over when it is sent, nor valid for more than a year', () => {
    const end = /Expires: (.+)/.exec(securityText(['tel:+1'], 'https://a.test', NOW))?.[1] ?? '';
    const days = (Date.parse(end) - NOW) / 86_400_000;
    expect(days).toBeGreaterThan(80);
    expect(days).toBeLessThan(365);
  });
});
