import { isoSeconds } from '../../world/clock';
import { BANNERS } from '../../world/seed/banners';
import { listParam, type SandboxMethod, type SandboxMethods } from '../method';
import { page } from './paging';

const DEFAULT_COUNT = 10;
const DAY_MS = 86_400_000;

/** Midnight of the day so many days ahead: stable within a day, so pages made from it do not change by the second. */
function endOf(endsInDays: number, now: number): string {
  return isoSeconds((Math.floor(now / DAY_MS) + endsInDays) * DAY_MS);
}

const get: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: ({ world, query, locale }) => {
    const fields = new Set(listParam(query, 'fields'));
    const isRequested = (field: string) => fields.size === 0 || fields.has(field);
    const { items } = page(BANNERS, query, DEFAULT_COUNT);
    const shown = items.map((banner) => ({
      ...(isRequested('id') ? { id: banner.id } : {}),
      ...(isRequested('finished_at') ? { finished_at: endOf(banner.endsInDays, world.clock.now()) } : {}),
      ...(isRequested('description') ? { description: describe(banner, locale) } : {}),
    }));
    return { items: shown, count: shown.length };
  },
};

function describe(banner: (typeof BANNERS)[number], locale: 'en' | 'fr') {
  return {
    position: banner.position,
    title_1: banner.title[locale],
    subtitle_1: banner.subtitle[locale],
    button_1: banner.button[locale],
    link_1: banner.link,
    // The site loads a banner's picture only as SVG (R-BAN-07).
    image_1: `/platform/media/banners/${banner.image}.svg`,
    image_2: `/platform/media/banners/${banner.image}-mobile.svg`,
  };
}

/** Slides of the home page, in no particular order. */
export const bannersMethods: SandboxMethods = { 'banners.get': get };
