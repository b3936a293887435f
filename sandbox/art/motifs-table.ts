import {
  B,
  box,
  circle,
  D,
  group,
  INK,
  K,
  line,
  M,
  N,
  oval,
  path,
  rim,
  SHINE,
  starPath,
  turned,
} from './svg';

type Pips = readonly (readonly [number, number])[];

const dieFace = (pips: Pips) => pips.map(([x, y]) => circle(x, y, 4.5, INK)).join('');

const whiteDieFace = (pips: Pips) => `<g fill="#fff">${dieFace(pips).replaceAll(` fill="${INK}"`, '')}</g>`;

/** Cards, chips, dice, wheels and classic reels. Each fills a square from -50 to 50. */
export const TABLE_MOTIFS: Readonly<Record<string, () => string>> = {
  cards: () =>
    card(-14, -14, 'M0-9C-14-22-20 0 0 12C20 0 14-22 0-9z', '#e22b45') +
    card(14, 14, 'M0-14C14 0 16 8 8 10Q4 11 2 7L5 16H-5L-2 7Q-4 11-8 10C-16 8-14 0 0-14z', INK),
  baccarat: () =>
    group('rotate(-26 0 50)', plainCard('M0-14L10 0L0 14L-10 0z', '#e22b45')) +
    plainCard('M0-14C14 0 16 8 8 10Q4 11 2 7L5 16H-5L-2 7Q-4 11-8 10C-16 8-14 0 0-14z', INK) +
    group('rotate(26 0 50)', plainCard('M0-9C-14-22-20 0 0 12C20 0 14-22 0-9z', '#e22b45')),
  chips: () =>
    [
      [-22, 40, M],
      [24, 40, B],
      [0, 22, K],
    ]
      .map(([x, y, fill]) =>
        [0, 1, 2]
          .map(
            (n) =>
              oval(Number(x), Number(y) - n * 8, 24, 10, String(fill), rim(INK, 1.5)) +
              oval(Number(x), Number(y) - n * 8 - 1, 14, 5, '#fff5'),
          )
          .join(''),
      )
      .join('') + group('translate(0 -26) scale(.46)', chip()),
  roulette: () =>
    circle(0, 0, 49, K, rim(INK, 1.5)) +
    circle(0, 0, 43, D) +
    turned(path('M0-42A42 42 0 0 1 16-38.800L9-22A24 24 0 0 0 0-24z', '#d8213c'), 8) +
    turned(line('M0-42V-24', K, 1.5), 16) +
    circle(0, 0, 24, M, rim(K, 3)) +
    turned(line('M0 0V-19', K, 5) + circle(0, -19, 4, K), 4) +
    circle(0, 0, 9, K, rim(INK, 1.5)) +
    circle(24, -24, 6, '#fff', rim(INK, 1)) +
    path('M-38-18A42 42 0 0 1 8-41L7-34A36 36 0 0 0-31-16z', SHINE),
  wheel: () =>
    circle(0, 2, 46, K, rim(INK, 2)) +
    turned(path('M0 2L-16-37A40 40 0 0 1 16-37z', M), 4) +
    group('rotate(45)', turned(path('M0 0L-15-36A40 40 0 0 1 15-36z', B), 4)) +
    turned(circle(0, -43, 2.8, '#fff'), 16) +
    circle(0, 2, 12, N, rim(INK, 2)) +
    path(starPath(5, 8, 3.5), K, 'transform="translate(0 2)"') +
    path('M-9-50H9L0-32z', '#ff4d6a', rim('#fff', 2)),
  dice: () =>
    group(
      'rotate(-14) translate(-14 8)',
      box(-28, -28, 56, 56, 11, N, rim(INK, 2)),
      dieFace([
        [-14, -14],
        [14, -14],
        [0, 0],
        [-14, 14],
        [14, 14],
      ]),
    ) +
    group(
      'rotate(16) translate(17 -22)',
      box(-24, -24, 48, 48, 10, M, rim(INK, 2)),
      path('M-20-14Q-20-20-14-20H12L-20 12z', SHINE),
      whiteDieFace([
        [-11, -11],
        [0, 0],
        [11, 11],
      ]),
    ),
  seven: () =>
    path('M-36-46H38V-26C16-6 8 16 6 46H-24C-20 16-10-4 10-22H-36z', M, rim('#fff3b0', 5)) +
    path('M-36-46H38V-26C16-6 8 16 6 46H-24C-20 16-10-4 10-22H-36z', M, rim(INK, 1.5)) +
    path('M-32-42H34V-36H-32z', '#fffa') +
    path('M10-22H20C4-4-10 14-14 46H-24C-20 16-10-4 10-22z', '#fff5'),
  bell: () =>
    path(
      'M0-46C6-46 8-42 8-38C28-32 30-10 32 6C34 20 40 24 42 32H-42C-40 24-34 20-32 6C-30-10-28-32-8-38C-8-42-6-46 0-46z',
      K,
      rim(INK, 2),
    ) +
    circle(0, 38, 10, M, rim(INK, 2)) +
    path('M-44 26H44V36H-44z', M, rim(INK, 1.5)) +
    path('M-22 18C-20-8-18-22-6-30C-12-18-12-2-12 18z', '#fff9') +
    line('M-36-30Q-46-18-46-4M36-30Q46-18 46-4', M, 4),
  star: () =>
    path(starPath(5, 50, 23), K, rim(INK, 2)) +
    turned(path('M0 0V-50L11-15z', '#fff6'), 5) +
    turned(path('M0 0V-50L-11-15z', '#9a4a0b44'), 5) +
    circle(0, 0, 11, M, rim('#fff', 2)),
  bar: () =>
    [-36, -10, 16]
      .map(
        (y) =>
          box(-46, y, 92, 22, 5, M, rim('#fff3b0', 2.5)) +
          line(`M-38 ${y + 5}H38`, SHINE, 3) +
          group(
            `translate(0 ${y})`,
            line(
              'M-26 6V16M-26 6H-20L-20 11H-26M-26 16H-19V11M-6 16L0 6L6 16M18 16V6H26V11H18L27 16',
              '#fff',
              3.5,
            ),
          ),
      )
      .join(''),
};

function plainCard(suit: string, colour: string): string {
  return (
    box(-24, -36, 48, 70, 6, '#fffdf6', rim(INK, 2)) +
    path(suit, colour, 'transform="scale(1.25)"') +
    path(suit, colour, 'transform="translate(-15 -26) scale(.4)"') +
    path(suit, colour, 'transform="translate(15 24) scale(.4)"')
  );
}

function card(x: number, turn: number, suit: string, colour: string): string {
  return group(`translate(${x} 0) rotate(${turn})`, plainCard(suit, colour));
}

function chip(): string {
  return (
    circle(0, 0, 46, M, rim(INK, 2)) +
    turned(path('M-8-45.500Q0-47 8-45.500L6-33Q0-34-6-33z', '#fff'), 6) +
    circle(0, 0, 30, D, rim('#fff', 2)) +
    path(starPath(5, 20, 9), K)
  );
}
