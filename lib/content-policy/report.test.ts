import { describe, expect, it } from 'vitest';
import { readReport } from './report';

const single = (report: object) => ({ 'csp-report': report });
const several = (...bodies: object[]) => bodies.map((body) => ({ type: 'csp-violation', age: 1, body }));

describe('readReport', () => {
  it('reads both forms, and keeps nothing that identifies the visitor', () => {
    const expected = [{ directive: 'script-src-elem', blocked: 'https://evil.example', page: '/fr/offers' }];
    const page = 'https://casino.example/fr/offers?redirectUrl=/profile&code=123456#tgWebAppData=x';
    const blocked = 'https://evil.example/steal.js?token=abc';
    expect(
      readReport(
        single({ 'effective-directive': 'script-src-elem', 'blocked-uri': blocked, 'document-uri': page }),
      ),
    ).toEqual(expected);
    expect(
      readReport(several({ effectiveDirective: 'script-src-elem', blockedURL: blocked, documentURL: page })),
    ).toEqual(expected);
  });

  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['data:text/html,secret', 'data:'],
    ['', 'unknown'],
    ['not a url with "quotes"\n', 'unknown'],
  ])('names what was refused: %j is %s', (value, blocked) => {
    expect(readReport(single({ 'blocked-uri': value }))?.[0]?.blocked).toBe(blocked);
  });

  it('passes over reports of other kinds', () => {
    expect(readReport([{ type: 'deprecation', body: { id: 'x' } }])).toEqual([]);
  });

  it.each([undefined, null, 1, 'x', {}, { 'csp-report': 1 }])('refuses %j', (value) => {
    expect(readReport(value)).toBeNull();
  });
});
