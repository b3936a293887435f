import { address, expect, expectHydrated, expectQuiet, inBothLanguages, test } from './fixtures';

test.use({ isTheSameAtEveryWidth: true });

inBothLanguages((locale) => {
  test(`R-GUARD-17 a link within the site (${locale}) keeps its query and hash at a redirect rule`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/terms'));
    await expectHydrated(page);
    await expectQuiet(page);
    await page.evaluate(
      (href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'To the club' });
        link.dataset['soft'] = '';
        document.querySelector('main h1')?.before(link);
      },
      address(locale, '/vip?from=menu#levels'),
    );
    await page.getByRole('link', { name: 'To the club' }).click();
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/loyalty')}\\?from=menu#levels$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${address(locale, '/terms')}$`));
  });
});
