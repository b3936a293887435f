import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SeoText } from './seo-text';

vi.mock('@/i18n/locale.server', () => ({ currentLocale: () => Promise.resolve('en') }));
vi.mock('@/lib/env/server', () => ({
  env: { CONTENT_URL: 'http://cms.test', SITE_URL: 'https://site.test' },
}));

it.each([null, '', '<p></p>', '<p>&nbsp;</p>'])('the text %j shows no fold', async (text) => {
  const { container } = render(await SeoText({ text, fold: 'More' }));
  expect(container.innerHTML).toBe('');
});

it('words are shown below their label', async () => {
  const { container } = render(await SeoText({ text: '<p>Words</p>', fold: 'More' }));
  expect(container.textContent).toBe('MoreWords');
});
