import { expect, it, vi } from 'vitest';
import { serverBackEnds } from '@/tests/support/server-back-ends';
import type { SettingsParts } from './settings-parts';
import { isSettingsPart, loadSettingsPart } from './settings-parts.server';

const env = vi.hoisted(() => ({ SITE_URL: 'https://casino.test', MEDIA_ORIGINS: ['https:'] }));
vi.mock('@/lib/env/server', () => ({ env, isDevelopment: false }));

const { content } = serverBackEnds(env);

const RECORDS: Readonly<Record<string, object>> = {
  common: {
    wrongRegistrationServer: 'Pas aujourd’hui',
    promoErrors: { expired: 'Trop tard' },
    systemPages: { maintenance: { title: 'Fermé ce soir' } },
  },
  'games-config': { hiddenCategories: [7] },
};

async function load<Part extends keyof SettingsParts>(part: Part): Promise<SettingsParts[Part]> {
  content.mockImplementation((collection) => RECORDS[collection]);
  return (await loadSettingsPart(part, 'fr')) as SettingsParts[Part];
}

it('the sign-up gets its forms, the operator’s text for a failure, its banner and the phone settings', async () => {
  const { forms, auth, banner, phone, wrongRegistrationServer, ...rest } = await load('auth');
  expect(forms).toHaveProperty('messages');
  expect(auth).toHaveProperty('registrationTypes');
  expect(banner).toMatchObject({ isExist: true });
  expect(phone).toHaveProperty('countries');
  expect(wrongRegistrationServer).toBe('Pas aujourd’hui');
  expect(rest).toEqual({});
});

it('the search gets its settings and the categories that are hidden', async () => {
  const search = await load('search');
  expect(search.minLength).toBeGreaterThan(0);
  expect(search.hiddenCategories.map(String)).toEqual(['7']);
});

it('a player’s page gets no more of the site’s settings than it uses', async () => {
  const site = await load('site');
  expect(Object.keys(site).sort()).toEqual([
    'balanceRefresh',
    'descriptionMapping',
    'features',
    'loyaltyNotification',
    'promoErrors',
  ]);
  expect(site.promoErrors).toEqual({ expired: 'Trop tard' });
});

it('a visit gets what its chat and its consent need', async () => {
  expect(Object.keys(await load('visit')).sort()).toEqual(['chat', 'consent']);
});

it('the menu gets its banner', async () => {
  expect((await load('menu')).banner).toHaveProperty('image');
});

it('system pages get the operator’s texts over the built-in ones', async () => {
  const { maintenance, errors } = await load('system');
  expect(maintenance).toMatchObject({ title: 'Fermé ce soir', button: 'Réessayer' });
  expect(errors.title).toBe('Une erreur est survenue');
});

it.each([
  ...['auth', 'search', 'site', 'visit', 'menu', 'system'].map((name) => [name, true] as const),
  ...['', 'other', 'toString', '__proto__'].map((name) => [name, false] as const),
])('%j is a part: %s', (name, isPart) => {
  expect(isSettingsPart(name)).toBe(isPart);
});
