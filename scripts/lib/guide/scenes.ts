import type { Page } from 'playwright';

/** A number in a picture: its position, and the content system field shown there. */
export interface Mark {
  /** Selector; the first match gets the number, at its upper left corner. */
  at: string;
  /** Collection and field, as in `docs/content.md`; or that the value comes from the platform. */
  source: string;
}

export interface Scene {
  /** File name without extension. */
  name: string;
  title: string;
  path: string;
  isForPlayers?: boolean;
  /** Photographed at phone width instead of the wide one. */
  isPhone?: boolean;
  prepare?(page: Page): Promise<void>;
  marks: readonly Mark[];
}

const click = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
};

const toMenuEnd = async (page: Page) => {
  await click('Menu')(page);
  await page.locator('dialog[open] img').last().scrollIntoViewIfNeeded();
};

const toFooter = async (page: Page) => {
  await page.locator('footer').scrollIntoViewIfNeeded();
};

/** What an editor sees of each collection on the site, in the order of `docs/content.md`. */
export const SCENES: readonly Scene[] = [
  {
    name: 'page',
    title: 'A page of text, `/terms`',
    path: '/terms',
    marks: [
      { at: 'main h1', source: '`page-seo.title`, up to its `|`' },
      { at: 'main p', source: '`page-seo.text`' },
      { at: 'header + nav', source: '`common.menu`' },
      { at: 'header a[href="/"]', source: '`common.siteName`' },
    ],
  },
  {
    name: 'home',
    title: 'Home',
    path: '/',
    marks: [
      {
        at: 'main h1',
        source: '`common.siteName` and the interface text `home.claim` (read by screen readers)',
      },
      {
        at: 'main section h2',
        source: "`title` of a banner: the platform's, by `prazer-config.descriptionMapping.banners`",
      },
      { at: 'main section p', source: '`subtitle` of the banner' },
      { at: 'main section a', source: '`buttonTitle` and `buttonUrl` of the banner' },
      {
        at: 'main :text-is("Popular")',
        source: "The platform's categories, without those of `games-config.hiddenCategories`",
      },
      { at: 'header button >> nth=0', source: '`search-config`' },
    ],
  },
  {
    name: 'footer',
    title: 'The foot of each page',
    path: '/',
    prepare: toFooter,
    marks: [
      { at: 'footer a[href="/gamehall"]', source: '`common.menu`' },
      { at: 'footer a[href="/about"]', source: '`common.footerLinks`' },
      { at: 'footer :text("Gambling can be addictive")', source: '`common.footerText`' },
      { at: 'footer img[src*="mark-"]', source: '`common.footerMarks`' },
    ],
  },
  {
    name: 'menu',
    title: 'The menu of phones',
    path: '/',
    isPhone: true,
    prepare: toMenuEnd,
    marks: [
      { at: 'dialog[open] img', source: '`banner.menuBanner.publicImage` (players: `image`)' },
      { at: 'dialog[open] :text("New at Aurelia?")', source: '`publicSubtitle` (`subtitle`)' },
      { at: 'dialog[open] :text("Open your account")', source: '`publicTitle` (`title`)' },
      {
        at: 'dialog[open] :text-is("Sign up") >> nth=1',
        source: '`publicButtonTitle` (`buttonTitle`, leads to `buttonSlug`)',
      },
      { at: 'dialog[open] nav a', source: '`common.menu`: `icon`, `title`, `url`' },
    ],
  },
  {
    name: 'registration',
    title: 'Registration',
    path: '/',
    prepare: click('Sign up'),
    marks: [
      { at: 'dialog[open] :text("Welcome")', source: '`banner.authBanner`: `label`, `value`, `addition`' },
      { at: 'dialog[open] img', source: '`banner.authBanner.image_360_520`' },
      { at: 'dialog[open] button[aria-pressed]', source: '`auth-config.registrationTypes`' },
      {
        at: 'dialog[open] label',
        source:
          '`forms-config.forms.registrationEmail`: the fields, `label`, `placeholder`, `mask`, `pattern`, bounds',
      },
      { at: 'dialog[open] input[type="checkbox"]', source: '`auth-config.terms`' },
      { at: 'dialog[open] input[type="checkbox"] >> nth=1', source: '`auth-config.notify`' },
    ],
  },
  {
    name: 'hall',
    title: 'The hall',
    path: '/gamehall',
    marks: [
      { at: 'main h1', source: 'Interface text `games.hallTitle`; `page-seo.title` sets the document title' },
      { at: 'main nav a', source: "The platform's categories" },
      { at: 'main :text-is("Slots")', source: '`games-config.types`' },
      { at: 'main li img', source: '`games-config.pageSize`: so many come at once' },
      { at: 'main li button', source: '`prazer-config.features.favouriteIcon`' },
    ],
  },
  {
    name: 'search',
    title: 'The search',
    path: '/',
    prepare: click('Search games'),
    marks: [
      { at: 'dialog[open] input', source: '`search-config.minLength`' },
      { at: 'dialog[open] :text-is("Book")', source: '`search-config.popularQueries`' },
      { at: 'dialog[open] img', source: '`search-config.recommendedSysnames`' },
    ],
  },
  {
    name: 'offers',
    title: 'Offers',
    path: '/offers',
    marks: [
      { at: 'main h1', source: 'Interface text `offers.title`; `page-seo.title` sets the document title' },
      { at: 'main li img', source: '`image`: by `prazer-config.descriptionMapping.offers`' },
      { at: 'main li h2, main li h3', source: '`name`' },
      { at: 'main li :text("100% up to 200 €")', source: '`title`' },
      {
        at: 'main li :text("First deposit of 10")',
        source: '`terms`; without them `text`, which is on its own page',
      },
      { at: 'main li :is(button, a):has-text("Claim the offer")', source: '`buttonTitle`, `buttonUrl`' },
    ],
  },
  {
    name: 'cashier',
    title: 'The cashier',
    path: '/cashier/deposit',
    isForPlayers: true,
    marks: [
      {
        at: 'main h1',
        source: 'Interface text `profile.pages.deposit`; `page-seo.title` sets the document title',
      },
      {
        at: 'main ul img',
        source: '`cashier-config.depositViewMode`: below each other, or in a row',
      },
      { at: 'main button:has-text("20 €")', source: '`cashier-config.depositAmountPresets`' },
    ],
  },
  {
    name: 'betting',
    title: 'Betting',
    path: '/betting',
    marks: [
      {
        at: 'main :text("Odds can change")',
        source: '`prazer-config.betting.notice`, `features.bettingNotice`',
      },
      { at: 'main iframe', source: '`prazer-config.betting.url`' },
    ],
  },
  {
    name: 'loyalty',
    title: 'Loyalty',
    path: '/loyalty',
    marks: [
      { at: 'main h1', source: '`loyalty.title`' },
      {
        at: 'main section',
        source:
          "The platform's levels, then `loyalty.text`, characters (`loyalty.charactersPlace`) and rewards",
      },
    ],
  },
  {
    name: 'not-found',
    title: 'A page that does not exist',
    path: '/nowhere-at-all',
    marks: [
      { at: 'main h1', source: '`common.systemPages.notFound.title`' },
      { at: 'main p', source: '`info`' },
      { at: 'main a', source: '`button`' },
    ],
  },
];
