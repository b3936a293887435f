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
  mirrored,
  N,
  oval,
  path,
  rim,
  SHADE,
  SHINE,
  starPath,
  turned,
} from './svg';

/** Space, sea gear and quick games. Each fills a square from -50 to 50. */
export const FLIGHT_MOTIFS: Readonly<Record<string, () => string>> = {
  planet: () =>
    path('M-48 20C-30 32 38 2 48-22C50-34 28-28 22-24', 'none', rim(K, 6)) +
    circle(0, 0, 34, M, rim(INK, 2)) +
    path('M-32-10Q0-22 30-16L33-6Q0-10-34 0zM-32 12Q0 6 32 12L26 22Q0 14-26 22z', B, 'opacity=".7"') +
    path('M-22-10A26 26 0 0 1 6-28A34 34 0 0 0-22-10z', '#fff', 'opacity=".7"') +
    path('M0 34A34 34 0 0 0 34 0A44 44 0 0 1 0 34z', SHADE) +
    path('M-22-24C-40-12-52 8-48 20C-40 30 10 14 34-8', 'none', rim(K, 6)),
  ufo: () =>
    path('M-18 14L-40 50H40L18 14z', B, 'opacity=".45"') +
    path('M-22-4C-22-46 22-46 22-4z', '#c9f4ff', rim(INK, 2)) +
    mirrored(oval(7, -14, 5, 7, INK)) +
    path('M-14-8C-14-34-6-38 0-38C-6-30-8-20-8-8z', '#fffc') +
    oval(0, 2, 48, 17, M, rim(INK, 2)) +
    oval(0, -3, 34, 9, N, rim(INK, 1.5)) +
    [-32, -12, 12, 32].map((x) => circle(x, 9 - Math.abs(x) / 9, 4.5, K, rim(INK, 1))).join(''),
  comet: () =>
    path('M50-46L-8-4L4 20zM46-14L2 12L-4 36zM10-50L-34-6L-6-10z', K, 'opacity=".75"') +
    circle(-16, 16, 30, M, rim(INK, 2)) +
    circle(-26, 8, 7, SHADE) +
    circle(-8, 26, 9, SHADE) +
    circle(-4, 8, 5, SHADE) +
    path('M-40 18A26 26 0 0 1-18-8A36 36 0 0 0-40 18z', '#fff9'),
  astronaut: () =>
    path('M-34 50C-36 24-22 16 0 16S36 24 34 50z', N, rim(INK, 2)) +
    box(-14, 28, 28, 16, 4, M, rim(INK, 1.5)) +
    circle(-6, 36, 3, '#fff') +
    circle(5, 36, 3, K) +
    circle(0, -12, 36, N, rim(INK, 2)) +
    path('M-26-10C-26-36 26-36 26-10C26 12 12 16 0 16S-26 12-26-10z', M, rim(INK, 2)) +
    path('M-20-10C-18-26-8-30 4-30C-6-22-12-14-14-2z', '#fffb') +
    path(starPath(4, 8, 2), '#fff', 'transform="translate(12 0)"') +
    mirrored(box(33, -20, 8, 18, 4, K, rim(INK, 1.5))),
  starcore: () =>
    path(starPath(4, 50, 12), K, rim(INK, 1.5)) +
    group('rotate(45)', path(starPath(4, 38, 12), B, rim(INK, 1.5))) +
    circle(0, 0, 20, M, rim('#fff', 2.5)) +
    circle(-6, -7, 6, '#fffc') +
    oval(0, 0, 44, 14, 'none', `${rim(N, 3)} transform="rotate(-24)"`),
  rocket: () =>
    path('M-14 24L-22 50L-8 40L0 52L8 40L22 50L14 24z', K) +
    path('M-8 26L-8 40L0 46L8 40V26z', '#fffbe0') +
    path('M-18-2C-40 6-42 22-38 38L-16 26zM18-2C40 6 42 22 38 38L16 26z', B, rim(INK, 2)) +
    path('M0-52C24-36 26-4 18 28H-18C-26-4-24-36 0-52z', N, rim(INK, 2)) +
    path('M0-52C12-44 18-34 20-22H-20C-18-34-12-44 0-52z', M, rim(INK, 2)) +
    circle(0, -4, 11, '#8fe9ff', rim(M, 4)) +
    path('M-6-8A8 8 0 0 1 2-12L-4-2z', '#fff') +
    path('M-18 20H18V28H-18z', M) +
    path('M4-40C16-20 16 0 12 26H18C26-4 22-28 4-40z', SHADE),
  plane: () =>
    path('M-48 6L-40-20L-28-18L-22-2z', B, rim(INK, 2)) +
    path('M-48 8C-30-10 10-20 34-14C48-10 50 4 40 10C16 22-24 22-48 8z', M, rim(INK, 2)) +
    path('M-4-14C2-26 18-28 24-16z', '#c9f4ff', rim(INK, 2)) +
    path('M-18 8L-34 38L-18 40L16 10z', B, rim(INK, 2)) +
    path('M-40 5Q0-12 36-6Q10-18-40 5z', SHINE) +
    oval(46, -2, 4, 28, '#fff9') +
    circle(46, -2, 5, K, rim(INK, 1.5)) +
    path(starPath(5, 7, 3), '#fff', 'transform="translate(0 4)"'),
  bomb: () =>
    circle(-4, 10, 38, D, rim(INK, 2)) +
    path('M-28-4A30 30 0 0 1 0-20A42 42 0 0 0-28-4z', '#fff', 'opacity=".7"') +
    group('translate(18 -24) rotate(38)', box(-12, -8, 24, 14, 4, N, rim(INK, 2))) +
    line('M24-32C30-46 42-40 40-28', '#c98a4b', 5) +
    path(starPath(8, 16, 6), K, 'transform="translate(40 -26)"') +
    path(starPath(8, 8, 3), '#fff', 'transform="translate(40 -26)"') +
    path(starPath(4, 17, 6), M, 'transform="translate(-4 12)"') +
    path('M-4 48A38 38 0 0 0 34 10A46 46 0 0 1-4 48z', '#fff3'),
  plinko: () =>
    [0, 1, 2, 3]
      .map((row) =>
        Array.from({ length: row + 2 }, (_, n) =>
          circle((n - (row + 1) / 2) * 22, -24 + row * 17, 5, N),
        ).join(''),
      )
      .join('') +
    [M, B, K, B, M].map((fill, n) => box(-50 + n * 20.5, 36, 18, 14, 3, fill, rim(INK, 1))).join('') +
    line('M0-44L10-30L-2-14L12 4L2 20', '#fff', 2, 'stroke-dasharray="2 4" opacity=".7"') +
    circle(0, -40, 11, M, rim('#fff', 2)) +
    circle(-3, -44, 3, '#fff') +
    circle(4, 18, 9, K, rim(INK, 1.5)),
  football: () =>
    circle(0, 0, 44, '#fdfdff', rim(INK, 2)) +
    path('M0-16L15-5L9 13H-9L-15-5z', D) +
    turned(path('M0-43L13-36L8-26H-8L-13-36z', D) + line('M0-26V-16', INK, 3), 5) +
    turned(line('M13-36L28-26', INK, 2.5), 5) +
    path('M0 44A44 44 0 0 0 44 0A60 60 0 0 1 0 44z', SHADE) +
    path('M-36-12A38 38 0 0 1-4-38A50 50 0 0 0-36-12z', M, 'opacity=".5"'),
  keno: () =>
    [
      [-22, 16, M, '7'],
      [24, 18, B, '3'],
      [0, -20, K, '8'],
    ]
      .map(
        ([x, y, fill, digit]) =>
          circle(Number(x), Number(y), 26, String(fill), rim(INK, 2)) +
          circle(Number(x), Number(y), 14, '#fff') +
          group(`translate(${x} ${y})`, line(DIGITS[String(digit)] ?? '', INK, 4)) +
          oval(Number(x) - 10, Number(y) - 16, 6, 4, '#fffb'),
      )
      .join(''),
  trident: () =>
    line('M0 48V-20', '#6b4a1d', 9) +
    line('M0 48V-20', K, 5) +
    path('M-5-50L5-50L6-8H-6z', K, rim(INK, 1.5)) +
    path('M0-50L10-34H-10z', K, rim(INK, 2)) +
    path(
      'M-36-46L-26-30L-30-28C-30-10-18-4 0-4S30-10 30-28L26-30L36-46L46-30L40-28C40-2 24 8 0 8S-40-2-40-28L-46-30z',
      K,
      rim(INK, 2),
    ) +
    circle(0, 2, 9, M, rim(INK, 2)) +
    path('M-8 16H8L6 24H-6z', B, rim(INK, 1.5)) +
    circle(-3, -1, 3, '#fffb'),
  anchor: () =>
    circle(0, -38, 10, 'none', rim(K, 5)) +
    path(
      'M-5-28H5V30C18 28 28 20 32 8L22 10L38-10L48 12L40 8C36 32 20 46 0 48C-20 46-36 32-40 8L-48 12L-38-10L-22 10L-32 8C-28 20-18 28-5 30z',
      M,
      rim(INK, 2),
    ) +
    box(-22, -20, 44, 9, 4, K, rim(INK, 1.5)) +
    path('M-4-26H-1V34L-4 32z', SHINE) +
    line('M-34 30C-10 10 4 0 10-14S30-40 44-32', N, 4, 'stroke-dasharray="5 5"'),
};

const DIGITS: Readonly<Record<string, string>> = {
  '3': 'M-5-7H5L0-1Q6 0 6 4T-5 7',
  '7': 'M-6-7H6L-2 8',
  '8': 'M0-1A3.5 3.5 0 1 1 .1-1A4.5 4.5 0 1 1-.1-1',
};
