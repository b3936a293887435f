import { describe, expect, it } from 'vitest';
import { contactChannels, formSettingsFor, readEmailLink } from './rules';

const query = (text: string) => readEmailLink(new URLSearchParams(text));

describe('readEmailLink', () => {
  it('R-UNS-02 takes contact and code of the query', () => {
    expect(query('?contact=ann%40a.test&code=%20123456')).toEqual({ contact: 'ann@a.test', code: '123456' });
  });

  it('brings a plus sign back that the link did not encode', () => {
    expect(query('contact=ann+news@a.test&code=1')?.contact).toBe('ann+news@a.test');
    expect(query('contact=+33612345678&code=1')?.contact).toBe('33612345678');
  });

  it.each([
    '',
    'contact=a@a.test',
    'code=1',
    'contact=&code=1',
    'contact=a&code=%20',
    `contact=${'a'.repeat(400)}&code=1`,
  ])('is null for "%s"', (text) => {
    expect(query(text)).toBeNull();
  });
});

const organization = {
  name: null,
  url: null,
  logo: null,
  contactPoint: {
    telephone: '+33 1 00 00 00 00',
    contactType: null,
    areaServed: null,
    availableLanguage: ['en', 'fr', 'en', 'not a language'],
  },
  sameAs: ['https://www.social.test/aurelia/', 'javascript:alert(1)', 'nonsense', 'https://'],
};

describe('contactChannels', () => {
  it('R-SEO-04 reads telephone, languages and addresses of the organization', () => {
    expect(contactChannels(organization, 'en')).toEqual({
      telephone: { text: '+33 1 00 00 00 00', href: 'tel:+33100000000' },
      languages: ['English', 'French', 'not a language'],
      links: [{ href: 'https://www.social.test/aurelia/', label: 'Social' }],
    });
    expect(contactChannels(organization, 'fr').languages[0]).toBe('anglais');
  });

  it('says nothing where the record says nothing or nonsense', () => {
    const nothing = { telephone: null, languages: [], links: [] };
    expect(contactChannels(null, 'en')).toEqual(nothing);
    const wordy = {
      ...organization,
      sameAs: [],
      contactPoint: { ...organization.contactPoint, availableLanguage: [], telephone: 'call us' },
    };
    expect(contactChannels(wordy, 'en')).toEqual(nothing);
  });
});

describe('formSettingsFor', () => {
  it('keeps what the fields of the form use', () => {
    const settings = formSettingsFor(
      [{ name: 'email', type: 'email' }],
      { messages: { required: 'Please' }, masks: { email: 'x', iban: '##' }, patterns: { phone: '1' } },
      'fr',
    );
    expect(settings).toEqual({
      locale: 'fr',
      messages: { required: 'Please' },
      masks: { email: 'x' },
      patterns: {},
      phone: { countries: [] },
    });
  });
});
