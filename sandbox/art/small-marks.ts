import { hashText } from '../world/random';
import { box, circle, line, path, starPath, svgDocument } from './svg';

/** Line icons of the categories in a square of 24. */
const CATEGORY_ICONS: readonly string[] = [
  'M12 3c1 4 6 5 6 11a6 6 0 0 1-12 0c0-3 2-4 2-6c2 1 2 2 2.500 3.500C12 9 13 6 12 3z',
  'M12 3l2.600 6l6.400.5l-5 4.200l1.600 6.300L12 16.500L6.400 20l1.600-6.300l-5-4.200L9.400 9z',
  'M4 10l3-5h10l3 5l-8 10zM4 10h16M9 10l3 10l3-10M7 5l2 5l3-5l3 5l2-5',
  'M5 4v16M5 8h6l4 8h4M5 16h6l4-8h4M17 6l2 2l-2 2M17 14l2 2l-2 2',
  'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 21c0-5 4-7 8-7s8 2 8 7M9 17l3 2l3-2',
  'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM12 3v6M12 15v6M3 12h6M15 12h6',
  'M4 6l9-3l5 14l-9 3zM15 4l5 2v13l-4 1M9 8l1.500 3.500L9 15l-2-3z',
  'M12 2c5 4 5 9 3 14H9C7 11 7 6 12 2zM9 13l-4 4v3l4-2M15 13l4 4v3l-4-2M10.500 20h3M12 8.500a1.500 1.500 0 1 0 0 .1',
  'M4 9h16l-2 8H6zM8 17v4M16 17v4M8 9V6h8v3M12 3v3',
  'M4 5c3-1.500 6-1 8 1c2-2 5-2.500 8-1v14c-3-1.500-6-1-8 1c-2-2-5-2.500-8-1zM12 6v14',
  'M8 14a4 4 0 1 0 0 .1M18 16a3.500 3.500 0 1 0 0 .1M7 12C8 7 11 4 15 3c-1 4 0 7 2.500 10M15 3c3-.5 5 1 5 3c-3 .5-4-.5-5-3z',
  'M12 4v2M12 18v2M4 12h2M18 12h2M6.300 6.300l1.400 1.400M16.300 16.300l1.400 1.400M6.300 17.700l1.400-1.400M16.300 7.700l1.400-1.400M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8z',
];

/** The white line icon of a category, by its id (1 is the first icon) or by any other name. */
export function categoryIcon(name: string): string {
  const index = /^\d+$/.test(name) ? Number(name) - 1 : hashText(name);
  const icon = CATEGORY_ICONS[index % CATEGORY_ICONS.length] ?? '';
  return svgDocument(24, 24, line(icon, '#fff', 1.6));
}

const PAY_SIGNS: readonly (readonly [names: RegExp, from: string, to: string, sign: string])[] = [
  [
    /card|visa/,
    '#5b6cff',
    '#2a1f8f',
    box(24, 18, 48, 30, 5, '#fff') +
      path('M24 25h48v7H24z', '#1b1550') +
      box(29, 38, 16, 4, 2, '#5b6cff') +
      circle(63, 40, 4, '#f5b942'),
  ],
  [
    /bank|iban|transfer/,
    '#1fae8e',
    '#0a4b52',
    path('M48 12l26 13v4H22v-4z', '#fff') +
      path('M27 32h6v12h-6zM39 32h6v12h-6zM51 32h6v12h-6zM63 32h6v12h-6zM22 46h52v6H22z', '#fff'),
  ],
  [
    /crypto|coin|btc/,
    '#f7a531',
    '#8a4208',
    circle(48, 32, 20, '#fff') +
      path(
        'M42 20h9c9 0 9 11 2 12c9 1 8 13-2 13h-9zM47 25v5h4c4 0 4-5 0-5zM47 34v6h4c5 0 5-6 0-6z',
        '#b5660d',
      ) +
      line('M46 17v4M51 17v4M46 44v4M51 44v4', '#b5660d', 2.5),
  ],
  [
    /wallet|pay$/,
    '#c05bff',
    '#4a1386',
    box(24, 20, 46, 30, 7, '#fff') +
      path('M28 20l30-8q4 0 5 8z', '#e5c4ff') +
      box(54, 30, 20, 11, 5.5, '#4a1386') +
      circle(60, 35.5, 2.6, '#f5b942'),
  ],
  [
    /voucher|ticket|gift/,
    '#ff5f7e',
    '#7d0f39',
    path('M22 20h52v8a5 5 0 0 0 0 9v9H22v-9a5 5 0 0 0 0-9z', '#fff') +
      line('M56 22v22', '#7d0f39', 2, 'stroke-dasharray="1 5"') +
      path(starPath(5, 9, 4), '#f5b942', 'transform="translate(39 33)"'),
  ],
  [
    /mobile|phone|sms/,
    '#34b3ff',
    '#0d3c86',
    box(34, 9, 28, 46, 6, '#fff') +
      box(38, 15, 20, 28, 2, '#0d3c86') +
      circle(48, 49, 2.6, '#0d3c86') +
      line('M42 30l4 4l8-9', '#5ff0b0', 3.5),
  ],
];

/** The mark of a payment method; a neutral coin for one that is not known. */
export function payMark(name: string): string {
  const [, from = '#3d4a7a', to = '#141a36', sign = circle(48, 32, 18, '#fff')] =
    PAY_SIGNS.find(([names]) => names.test(name)) ?? [];
  return svgDocument(
    96,
    64,
    `<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    box(0, 0, 96, 64, 14, 'url(#a)'),
    path('M0 14A14 14 0 0 1 14 0H82Q40 10 0 50z', '#fff', 'opacity=".14"'),
    sign,
  );
}
