import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { AuthBannerCard } from './auth-banner-card';

it('marks the English texts of a French page', () => {
  const banner = {
    isExist: true,
    label: 'Bienvenue',
    value: '100 %',
    addition: 'on your first deposit',
    image_360_520: null,
    image_735_240: null,
    lang: 'fr' as const,
    borrowed: ['addition'],
  };
  renderWithTexts(<AuthBannerCard banner={banner} />, 'fr');
  const langs = ['Bienvenue', '100 %', 'on your first deposit'].map((text) => screen.getByText(text).lang);
  expect(langs).toEqual(['', '', 'en']);
});
