import { describe, expect, it } from 'vitest';
import { BANNER_COUNT, bannerHref, showableBanners } from './rules';
import type { WireBanner } from './schema';

const NOW = Date.parse('2026-01-10T00:00:00Z');
const MAPPING = {
  title_1: 'title',
  subtitle_1: 'subtitle',
  button_1: 'buttonTitle',
  link_1: 'buttonUrl',
  image_1: 'image',
  image_2: 'imageMobile',
};

function banner(
  id: string,
  description: WireBanner['description'],
  finished_at: string | null = null,
): WireBanner {
  return { id, finished_at, description };
}

const SITE = 'https://site.example';
const ids = (banners: readonly WireBanner[]) =>
  showableBanners(banners, MAPPING, NOW, SITE).map(({ id }) => id);

describe('showableBanners', () => {
  it('R-CONST-08 requests ten banners', () => expect(BANNER_COUNT).toBe(10));

  it('sorts ascending by position, those without one last (R-BAN-01)', () => {
    const banners = [
      banner('none', { title_1: 'x' }),
      banner('ten', { title_1: 'x', position: 10 }),
      banner('two', { title_1: 'x', position: '2' }),
      banner('one', { title_1: 'x', position: 1 }),
    ];
    expect(ids(banners)).toEqual(['one', 'two', 'ten', 'none']);
  });

  it('leaves out what is over; the end itself is over, no end never is (R-BAN-02)', () => {
    const banners = [
      banner('over', { title_1: 'x' }, '2026-01-09T23:59:59Z'),
      banner('just over', { title_1: 'x' }, '2026-01-10T00:00:00Z'),
      banner('running', { title_1: 'x' }, '2026-01-10T00:00:01Z'),
      banner('endless', { title_1: 'x' }),
    ];
    expect(ids(banners)).toEqual(['running', 'endless']);
  });

  it('maps the description and checks its parts (R-BAN-02, R-CMS-04)', () => {
    const [view] = showableBanners(
      [
        banner('1', {
          title_1: ' Welcome ',
          subtitle_1: 5,
          button_1: 'Join',
          link_1: '/fr/offers',
          image_1: '/platform/media/a.svg',
        }),
      ],
      MAPPING,
      NOW,
      SITE,
    );
    expect(view).toEqual({
      id: '1',
      title: 'Welcome',
      subtitle: null,
      buttonTitle: 'Join',
      href: '/offers',
      image: '/platform/media/a.svg',
      imageMobile: '/platform/media/a.svg',
    });
  });

  it('loads svg pictures only (R-BAN-07)', () => {
    const [view] = showableBanners(
      [banner('1', { title_1: 'x', image_1: '/platform/media/a.png', image_2: 'data:image/svg+xml,x' })],
      MAPPING,
      NOW,
      SITE,
    );
    expect(view).toMatchObject({ image: null, imageMobile: null });
  });

  it('leaves out doubles and banners with nothing to show', () => {
    const banners = [
      banner('1', null),
      banner('2', { title_1: 'a' }),
      banner('2', { title_1: 'b' }),
      banner('3', { button_1: 'Go' }),
    ];
    expect(ids(banners)).toEqual(['2']);
  });
});

describe('bannerHref', () => {
  it.each([
    ['/offers', '/offers'],
    ['/fr/offers?a=1', '/offers?a=1'],
    ['/fr', '/'],
    ['https://partner.example/x', 'https://partner.example/x'],
    ['https://site.example/fr/offers/11', '/offers/11'],
    ['//evil.example', null],
    ['/fr//evil.example', '/evil.example'],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['offers', null],
    ['', null],
    [7, null],
    [`/${'a'.repeat(2_100)}`, null],
  ])('reads %s as %s', (value, expected) => {
    expect(bannerHref(value, SITE)).toBe(expected);
  });
});
