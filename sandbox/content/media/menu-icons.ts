import { PALETTE } from './palette';

/** One menu icon in a square of 24: `line` in the ink colour, `accent` in gold. */
function icon(line: string, accent: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" ' +
    'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">' +
    `<path stroke="${PALETTE.ink}" d="${line}"/><path stroke="${PALETTE.gold}" d="${accent}"/></svg>`
  );
}

/** Icons of the main menu by their file name under `/uploads/`. */
export const MENU_ICONS: Readonly<Record<string, string>> = {
  'icon-games.svg': icon('M4 20.5V11C4 6.6 7.6 3 12 3s8 3.6 8 8v9.5zM4 16.5h16', 'M9 9.2h6l-3.2 5'),
  'icon-jackpots.svg': icon(
    'M6 9h12l2.5 5L12 21.5 3.5 14zM3.5 14h17',
    'M9.5 14 12 21.5 14.5 14 12 9zM12 2.5v3M6.5 3.8l1.3 2.2M17.5 3.8l-1.3 2.2',
  ),
  'icon-tournaments.svg': icon(
    'M7.5 3.5h9V10a4.5 4.5 0 0 1-9 0zM12 14.5v3M8 20.5h8M9.5 20.5c0-1.7 1-3 2.5-3s2.5 1.3 2.5 3',
    'M7.5 5.5h-3c0 3 1 4.8 3.3 5.3M16.5 5.5h3c0 3-1 4.8-3.3 5.3',
  ),
  'icon-offers.svg': icon(
    'M4.5 11.5h15v9h-15zM3.5 7.5h17v4h-17z',
    'M12 7.5v13M12 7.5C9.5 7.5 7 6.3 7 4.6 7 2.6 10.6 2.4 12 7.5c1.4-5.1 5-4.9 5-2.9 0 1.7-2.5 2.9-5 2.9z',
  ),
  'icon-promotions.svg': icon(
    'M3.5 10v4.5h3.8L16 19V5.5L7.3 10zM7.5 14.5l1.2 5.5h2.8l-1-4.2',
    'M18.8 9.6c1 .5 1.7 1.5 1.7 2.7s-.7 2.2-1.7 2.7',
  ),
  'icon-loyalty.svg': icon(
    'M4 8.5l3.8 3.4L12 5l4.2 6.9L20 8.5 18.3 17H5.7z',
    'M6 20.5h12M12 5V3.2M4 8.5V7M20 8.5V7',
  ),
  'icon-betting.svg': icon(
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v4M12 17v4M3.6 9.5l3.6 1M20.4 9.5l-3.6 1M6 18.6l2.6-3M18 18.6l-2.6-3',
    'M12 7.2l4.6 3.3-1.7 5.3H9.1l-1.7-5.3z',
  ),
  'icon-winners.svg': icon(
    'M9 20.5V9.5h6v11M3 20.5V14h6M21 20.5v-4h-6M2.5 20.5h19',
    'M12 2.6l.9 1.9 2.1.3-1.5 1.4.3 2.1-1.8-1-1.8 1 .3-2.1L9 4.8l2.1-.3z',
  ),
  'icon-support.svg': icon(
    'M4 14.5V12a8 8 0 0 1 16 0v2.5M4 13.5h2.5v5H5a1 1 0 0 1-1-1zM20 13.5h-2.5v5H19a1 1 0 0 0 1-1z',
    'M18.8 18.5c0 1.6-1.6 2.5-4 2.5H13M11 21h2',
  ),
};
