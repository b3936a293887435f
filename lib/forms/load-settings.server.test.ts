import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import { loadFormSettings } from './load-settings.server';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.test' }));
vi.mock('@/lib/env/server', () => ({ env }));

const { platform, content } = serverBackEnds(env);

const config = {
  messages: { required: 'Fill me in' },
  masks: { iban: '#### ####' },
  patterns: { name: '^a' },
};

beforeEach(() => {
  content.mockReturnValue(config);
});

describe('loadFormSettings', () => {
  it('R-PROF-04 R-VAL-10: joins the operator’s settings and the platform’s phone countries', async () => {
    platform.mockReturnValue({
      default_country_code: 'CA',
      items: [{ country_code: 'CA', phone_country_code: '1', mask: '(###) ###-####' }],
    });
    expect(await loadFormSettings('fr')).toEqual({
      locale: 'fr',
      ...config,
      phone: {
        defaultCountry: 'CA',
        countries: [{ country: 'CA', callingCode: '1', mask: '(###) ###-####' }],
      },
    });
  });

  it('R-PROF-04: reads a calling code that came as a number', async () => {
    platform.mockReturnValue({ items: [{ country_code: 'FR', phone_country_code: 33, mask: null }] });
    expect((await loadFormSettings('en')).phone.countries).toEqual([
      { country: 'FR', callingCode: '33', mask: null },
    ]);
  });

  it('offers every country where the platform does not say', async () => {
    platform.mockReturnValue(null);
    expect((await loadFormSettings('en')).phone).toEqual({ defaultCountry: null, countries: [] });
  });
});
