import { coin, drawScene } from './arch-scene';

/** Pictures of the menu banner, of which a square of the middle is shown. */
export const MENU_PICTURES: Readonly<Record<string, () => string>> = {
  'menu-banner.svg': () =>
    drawScene({
      width: 480,
      height: 320,
      x: 236,
      y: 276,
      scale: 3.1,
      stars: [
        [60, 44, 1.2],
        [140, 78, 0.9],
        [228, 36, 1.4],
        [300, 60, 1],
        [436, 40, 1.3],
        [110, 150, 0.8],
      ],
      extra: coin(142, 258, 24, -14) + coin(326, 246, 30, 12) + coin(294, 286, 20, -6),
    }),
  'menu-banner-public.svg': () =>
    drawScene({
      width: 480,
      height: 320,
      x: 240,
      y: 290,
      scale: 3.7,
      stars: [
        [44, 60, 1.1],
        [120, 34, 1.4],
        [196, 92, 0.9],
        [256, 42, 1.2],
        [452, 66, 1.2],
        [84, 170, 0.8],
      ],
      extra: '',
    }),
};

/**
 * Pictures beside the sign-in form: the tall one is calm below, the wide one to the left. Dialogs cut up to a quarter of
 * the tall one at each side, and 23 pixels of the wide one at each edge.
 */
export const AUTH_PICTURES: Readonly<Record<'tall' | 'wide', () => string>> = {
  tall: () =>
    drawScene({
      width: 360,
      height: 520,
      x: 180,
      y: 316,
      scale: 2.8,
      stars: [
        [40, 60, 1.4],
        [96, 30, 1],
        [160, 54, 1.2],
        [250, 28, 1.5],
        [318, 74, 1.1],
        [28, 168, 1],
        [336, 190, 1.2],
      ],
      extra: '<rect y="316" width="360" height="204" fill="url(#calm)"/>',
    }),
  wide: () =>
    drawScene({
      width: 735,
      height: 240,
      x: 580,
      y: 202,
      scale: 2.6,
      stars: [
        [70, 40, 1.2],
        [180, 64, 0.9],
        [290, 30, 1.3],
        [400, 70, 1],
        [470, 34, 1.2],
        [700, 52, 1.3],
      ],
      extra: coin(486, 192, 20, -12) + coin(672, 188, 24, 10),
    }),
};
