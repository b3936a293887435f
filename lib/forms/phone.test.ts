import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('libphonenumber-js/min');
});

describe('readPhone with numbering plans', () => {
  it.each([
    ['06 12 34 56 78', '33', 'valid', '33612345678', '33'],
    ['+44 7911 123456', '33', 'valid', '447911123456', '44'],
    ['447911123456', '33', 'valid', '447911123456', '44'],
    ['0044 7911 123456', '33', 'valid', '447911123456', '44'],
    ['07911 123456', '44', 'valid', '447911123456', '44'],
    ['12', '33', 'format', '12', '33'],
    ['+33 6x', '33', 'format', '336', '33'],
  ])('R-VAL-10: %s with %s is %s', async (text, callingCode, verdict, digits, code) => {
    const { loadPhoneLibrary, readPhone } = await import('./phone');
    expect(await loadPhoneLibrary()).toBe(true);
    expect(readPhone(text, callingCode)).toEqual({ verdict, digits, callingCode: code });
  });

  it('lists every country', async () => {
    const { allPhoneCountries, loadPhoneLibrary } = await import('./phone');
    expect(allPhoneCountries()).toEqual([]);
    await loadPhoneLibrary();
    expect(allPhoneCountries()).toContainEqual({ country: 'FR', callingCode: '33' });
  });
});

describe('readPhone without numbering plans', () => {
  it.each([
    ['06 12 34 56 78', '33', 'valid', '33612345678'],
    ['+33 6 12 34 56 78', '33', 'valid', '33612345678'],
    ['123', '33', 'format', '33123'],
    ['1'.repeat(16), '', 'format', '1'.repeat(16)],
  ])('takes %s with %s by its length: %s', async (text, callingCode, verdict, digits) => {
    vi.doMock('libphonenumber-js/min', () => {
      throw new Error('offline');
    });
    const { loadPhoneLibrary, readPhone } = await import('./phone');
    expect(await loadPhoneLibrary()).toBe(false);
    expect(readPhone(text, callingCode)).toEqual({ verdict, digits, callingCode });
  });
});
