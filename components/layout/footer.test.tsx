import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sanitizeRichText } from '@/lib/content/rich-text.server';
import { commonSchema } from '@/lib/content/schema-common';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { stubObservers } from '@/tests/support/stub-observers';
import type { MenuEntry } from '@/stores/dialogs';
import { Footer } from './footer';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
vi.mock('@/lib/env/server', () => ({
  env: { SITE_URL: 'https://casino.test', CONTENT_URL: 'http://cms.test' },
}));

beforeEach(() => stubObservers());

async function renderPart(common: object) {
  const { siteName, footerText, footerMarks } = commonSchema.parse(common);
  const text = footerText === null ? null : sanitizeRichText(footerText);
  const links = { menu: [], links: [], locales: ['en', 'fr'] };
  renderWithTexts(await Footer({ ...links, siteName, text, textLang: undefined, marks: footerMarks }));
}

it('a link with an English title on a French page says so', async () => {
  const menu: MenuEntry[] = [{ title: 'Winners', href: '/winners', icon: null, lang: 'en' }];
  const links = [
    { title: 'About', url: '/about', lang: 'en' as const },
    { title: 'Contacts', url: '/contacts' },
  ];
  const shared = { siteName: 'A', text: null, textLang: undefined, marks: [], locales: ['en', 'fr'] };
  renderWithTexts(await Footer({ ...shared, menu, links }), 'fr');
  const langs = ['Winners', 'About', 'Contacts'].map((name) => screen.getByRole('link', { name }).lang);
  expect(langs).toEqual(['en', 'en', '']);
});

it('shows the licence with its links, and nothing that runs', async () => {
  await renderPart({
    footerText:
      '<p onclick="x()">Licence <a href="https://authority.test/1">No. 1</a></p><script>x()</script>',
  });
  expect(screen.getByRole('link', { name: 'No. 1' })).toHaveAttribute('href', 'https://authority.test/1');
  expect(document.querySelector('[onclick], script')).toBeNull();
});

it('takes the age of the mark from the text content, not from its markup', async () => {
  await renderPart({ footerText: '<p title="19+">Only 21+ may play</p>' });
  expect(screen.getByText('21+')).toBeVisible();
});

it('an age alone stands in the mark only', async () => {
  await renderPart({ footerText: '<p>21+</p>' });
  expect(screen.getAllByText('21+')).toHaveLength(1);
});

it('shows each mark as a picture with its name, as a link where it leads somewhere', async () => {
  await renderPart({
    footerMarks: [
      { name: 'Licence', image: '/uploads/licence.svg', url: 'https://authority.test/1' },
      { name: 'Age', image: 'https://pictures.test/age.png' },
      { name: 'Unsafe', image: 'javascript:alert(1)', url: '/terms' },
      { name: 'No picture', url: '/terms' },
    ],
  });
  const marks = screen.getByRole('list', { name: 'footerMarks' });
  expect(Array.from(marks.querySelectorAll('img'), ({ alt }) => alt)).toEqual(['Licence', 'Age']);
  const link = screen.getByRole('link', { name: 'Licence' });
  expect(link).toHaveAttribute('href', 'https://authority.test/1');
  expect(link.querySelector('img')).toHaveAttribute('src', '/content/uploads/licence.svg');
});

it('R-ROUTE-02: leads a mark to a page in the reader’s language, or to a file of the content system', async () => {
  await renderPart({
    footerMarks: [
      { name: 'Terms', image: '/uploads/a.svg', url: '/fr/terms' },
      { name: 'Licence', image: '/uploads/b.svg', url: '/uploads/licence.pdf' },
    ],
  });
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  const file = screen.getByRole('link', { name: 'Licence' });
  expect(file).toHaveAttribute('href', 'https://casino.test/content/uploads/licence.pdf');
});

it('has no list of marks where there are none', async () => {
  await renderPart({});
  expect(screen.queryByRole('list', { name: 'footerMarks' })).toBeNull();
});
