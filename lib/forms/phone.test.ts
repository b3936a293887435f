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

describe('a phone number as typed', () => {
  const plain = async (text: string, callingCode: string) =>
    (await import('./phone')).readPhone(text, callingCode);

  it.each([
    ['+336123', '44', 'format', '336123', ''],
    ['+3361234', '44', 'valid', '3361234', ''],
    ['  +3361234  ', '33', 'valid', '3361234', '33'],
    ['3361234', '33', 'valid', '3361234', '33'],
    ['6123433', '33', 'valid', '336123433', '33'],
    ['0102030', '33', 'valid', '33102030', '33'],
    ['1020300', '33', 'valid', '331020300', '33'],
    ['1234567', '', 'valid', '1234567', ''],
    ['012345678', '', 'valid', '12345678', ''],
    ['1'.repeat(15), '', 'valid', '1'.repeat(15), ''],
    ['0033 6123', '44', 'format', '336123', ''],
    ['(06) 12/34.56-78', '33', 'valid', '33612345678', '33'],
  ])(
    'is measured where no plan is there yet: %s with %j',
    async (text, code, verdict, digits, callingCode) => {
      expect(await plain(text, code)).toEqual({ verdict, digits, callingCode });
    },
  );

  it.each(['', '+', '()', 'call me', '06 12 34 56 78 x', 'x06 12 34 56 78', '1'.repeat(41), '33+612345678'])(
    'is none where it holds anything else: %j',
    async (text) => {
      const { loadPhoneLibrary, readPhone } = await import('./phone');
      expect(readPhone(text, '33').verdict).toBe('format');
      await loadPhoneLibrary();
      expect(readPhone(text, '33').verdict).toBe('format');
    },
  );

  it.each([
    ['06 12 34 56 7', '33', 'number'],
    ['00 00 00 00 00', '33', 'format'],
    ['+33 0 12 34 56 78', '33', 'number'],
    ['+33612345678', '', 'valid'],
    ['612345678', '', 'format'],
    ['+999 12345678', '33', 'format'],
  ])('R-VAL-10: by plan %s with %j is %s', async (text, code, verdict) => {
    const { loadPhoneLibrary, readPhone } = await import('./phone');
    await loadPhoneLibrary();
    expect(readPhone(text, code).verdict).toBe(verdict);
  });
});

describe('the country of a phone field', () => {
  const countries = [
    { country: 'DE', callingCode: '49' },
    { country: 'CH', callingCode: '41' },
  ];

  it('is the configured default, else the first one, else the language’s own', async () => {
    const { defaultPhoneCountry } = await import('./phone');
    const of = (phone: { defaultCountry?: string | null; countries: typeof countries }) =>
      defaultPhoneCountry({ phone, locale: 'fr' }).country;
    expect(of({ defaultCountry: 'CH', countries })).toBe('CH');
    expect(of({ defaultCountry: 'XX', countries })).toBe('DE');
    expect(of({ countries })).toBe('DE');
    expect(of({ countries: [] })).toBe('FR');
    expect(defaultPhoneCountry({ phone: { countries: [] }, locale: 'en' }).callingCode).toBe('44');
  });

  it('gives the calling code until the player chooses one', async () => {
    const { chosenCallingCode } = await import('./phone');
    const settings = { phone: { countries }, locale: 'fr' } as const;
    expect(chosenCallingCode({ phone_country_code: '41' }, settings)).toBe('41');
    expect(chosenCallingCode({ phone_country_code: '' }, settings)).toBe('49');
    expect(chosenCallingCode({}, settings)).toBe('49');
  });
});
