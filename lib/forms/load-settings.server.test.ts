import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCollection } from '@/lib/content/loaders.server';
import { readPublic } from '@/lib/platform/share.server';
import { loadFormSettings } from './load-settings.server';

vi.mock('@/lib/platform/share.server', () => ({ readPublic: vi.fn() }));
vi.mock('@/lib/content/loaders.server', () => ({ loadCollection: vi.fn() }));

const config = {
  messages: { required: 'Fill me in' },
  masks: { iban: '#### ####' },
  patterns: { name: '^a' },
};

beforeEach(() => {
  vi.mocked(loadCollection).mockResolvedValue(config as never);
});

describe('loadFormSettings', () => {
  it('R-PROF-04 R-VAL-10: joins the operator’s settings and the platform’s phone countries', async () => {
    vi.mocked(readPublic).mockResolvedValue({
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

  it('offers every country where the platform does not say', async () => {
    vi.mocked(readPublic).mockResolvedValue(null);
    expect((await loadFormSettings('en')).phone).toEqual({ defaultCountry: null, countries: [] });
  });
});
