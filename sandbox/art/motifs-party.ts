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

/** Sweets, circus and winter. Each fills a square from -50 to 50. */
export const PARTY_MOTIFS: Readonly<Record<string, () => string>> = {
  lollipop: () =>
    line('M8 10L26 48', '#fff', 7) +
    line('M8 10L26 48', '#e8556f', 7, 'stroke-dasharray="6 9"') +
    circle(-6, -10, 37, M, rim(INK, 2)) +
    group(
      'translate(-6 -10)',
      turned(path('M0 0Q-20-14-10-35Q4-38 10-35Q-4-20 0 0z', '#fff', 'opacity=".85"'), 5),
    ) +
    path('M-36-20A32 32 0 0 1-8-42A42 42 0 0 0-36-20z', SHINE) +
    path('M20 18L42 8L40 30L22 26L6 38L8 18z', B, rim(INK, 1.5)),
  cupcake: () =>
    path('M-32 10H32L24 46H-24z', B, rim(INK, 2)) +
    line('M-18 14L-14 44M-6 14L-5 44M6 14L5 44M18 14L14 44', SHADE, 4) +
    path(
      'M-40 12C-48-4-34-14-28-14C-28-26-16-30-10-28C-6-38 10-38 12-28C22-28 28-22 28-14C38-12 46 0 40 12z',
      M,
      rim(INK, 2),
    ) +
    path('M-34-2Q-10-16 30-4M-20-20Q0-30 20-18', 'none', rim('#fff9', 4)) +
    circle(0, -38, 9, '#f0324f', rim(INK, 2)) +
    circle(-3, -41, 2.5, '#fff') +
    line('M-20 2l5 3M6-8l4-4M22 4l-5 3M-6 6h6M-14-16l4 4', K, 4),
  gumdrop: () =>
    [
      [-24, 22, B],
      [24, 22, K],
      [0, -8, M],
    ]
      .map(([x, y, fill]) =>
        group(
          `translate(${x} ${y})`,
          path('M-24 24C-26-8-16-30 0-30S26-8 24 24Q0 32-24 24z', String(fill), rim(INK, 2)),
          path('M-14 8C-14-10-8-20 0-22C-4-12-6 0-6 12z', '#fff9'),
          line('M8-10h1M12 4h1M4 12h1M-4 18h1', '#fff', 3.5),
        ),
      )
      .join(''),
  candy: () =>
    path('M-26-10L-50-26L-46-4L-50 20L-26 12zM26-10L50-26L46-4L50 20L26 12z', B, rim(INK, 2)) +
    circle(0, 0, 31, M, rim(INK, 2)) +
    turned(path('M0 0Q-16-12-8-29Q2-32 8-29Q-2-16 0 0z', '#fffd'), 4) +
    path('M-24-8A26 26 0 0 1 2-26A34 34 0 0 0-24-8z', SHINE),
  doughnut: () =>
    circle(0, 0, 45, '#d99a4e', rim(INK, 2)) +
    path(
      'M0-40C22-40 40-24 40-2C46 14 30 14 28 26C20 40 10 30 0 38C-12 44-18 30-28 28C-42 20-32 8-40 0C-40-24-22-40 0-40z',
      M,
    ) +
    circle(0, 0, 15, D, rim('#b8742e', 4)) +
    turned(line('M-3-28L3-31', '#fff', 4), 5) +
    turned(line('M-3-22L2-20', K, 4), 5, 36) +
    turned(line('M0-36L3-32', B, 4), 5, 18) +
    path('M-32-12A34 34 0 0 1-6-34A44 44 0 0 0-32-12z', SHINE),
  joker: () =>
    path(
      'M-30-4C-36-30-48-34-46-10C-52-18-40-48-20-36C-10-30 0-40 0-46C0-40 10-30 20-36C40-48 52-18 46-10C48-34 36-30 30-4z',
      M,
      rim(INK, 2),
    ) +
    path('M0-46C0-40 10-30 20-36C40-48 52-18 46-10C48-34 36-30 30-4H0z', B, rim(INK, 2)) +
    circle(-46, -6, 6, K, rim(INK, 1.5)) +
    circle(46, -6, 6, K, rim(INK, 1.5)) +
    circle(0, -48, 6, K, rim(INK, 1.5)) +
    path('M-28-4H28C30 26 14 40 0 40S-30 26-28-4z', '#fff1e0', rim(INK, 2)) +
    mirrored(path('M8 6L14-2L20 6L14 14z', M) + circle(14, 6, 3, INK)) +
    path('M-18 18Q0 40 18 18Q0 26-18 18z', '#e0253f', rim(INK, 1.5)) +
    circle(0, 14, 5, '#ff5b6e') +
    box(-30, -8, 60, 8, 4, K, rim(INK, 1)) +
    path('M-24 38L-10 50L0 40L10 50L24 38L12 34H-12z', M, rim(INK, 1.5)),
  mask: () =>
    path(
      'M22-26C26-46 40-52 50-48C44-40 40-32 36-24zM6-30C6-44 14-52 22-50C20-42 18-36 18-28z',
      B,
      rim(INK, 1.5),
    ) +
    path(
      'M-46-18C-26-32-10-26 0-18C10-26 26-32 46-18C48 8 34 26 18 24C8 22 4 12 0 10C-4 12-8 22-18 24C-34 26-48 8-46-18z',
      M,
      rim(INK, 2),
    ) +
    mirrored(path('M10-4C20-14 32-12 36-8C32 6 18 8 10-4z', INK, rim(K, 2.5))) +
    line('M-42-18C-26-28-10-24 0-14C10-24 26-28 42-18', K, 3) +
    path('M0-14L5-4L0 6L-5-4z', K) +
    line('M40 12L48 48', K, 4),
  tophat: () =>
    path('M-26-44H26L22 20H-22z', D, rim(INK, 2)) +
    path('M-24-2H24L22 14H-22z', M, rim(INK, 1.5)) +
    path('M-48 16C-30 26 30 26 48 16C46 34 24 40 0 40S-46 34-48 16z', D, rim(INK, 2)) +
    oval(0, -44, 26, 6, N, 'opacity=".35"') +
    path('M-18-40H-8L-10 18H-16z', SHINE) +
    group(
      'translate(26 -20) rotate(18)',
      box(-12, -18, 24, 34, 4, '#fff', rim(INK, 1.5)),
      path('M0-9C-10-18-14 0 0 9C14 0 10-18 0-9z', '#e22b45'),
    ),
  tent: () =>
    line('M0-50V-36', K, 4) +
    path('M0-50L22-45L0-39z', B) +
    path('M-44-4L0-38L44-4L40 4H-40z', M, rim(INK, 2)) +
    path('M-38 4H38L44 46H-44z', N, rim(INK, 2)) +
    path('M-38 4H-22L-26 46H-44zM-8 4H8L12 46H-12zM22 4H38L44 46H26z', M) +
    path('M0 8C10 20 14 34 14 46H-14C-14 34-10 20 0 8z', D, rim(K, 2)) +
    path('M-44-4Q-36 10-28 0Q-18 12-10 2Q0 14 10 2Q18 12 28 0Q36 10 44-4z', K, rim(INK, 1.5)) +
    path('M0-38L-20-8H-6z', SHINE),
  snowflake: () =>
    turned(line('M0 0V-46M0-30L-12-42M0-30L12-42M0-16L-10-24M0-16L10-24', M, 7), 6) +
    turned(line('M0 0V-44M0-30L-10-40M0-30L10-40', '#fff', 2.5), 6) +
    path(starPath(6, 15, 9), N, rim(INK, 1)) +
    circle(0, 0, 5, K),
  gift: () =>
    box(-36, -4, 72, 50, 4, M, rim(INK, 2)) +
    box(-42, -20, 84, 20, 4, M, rim(INK, 2)) +
    path('M-9-20H9V46H-9z', K) +
    path('M-42-14H42V-7H-42z', K, 'opacity=".9"') +
    path('M0-20C-36-20-36-50-18-46C-6-44-2-32 0-20C2-32 6-44 18-46C36-50 36-20 0-20z', B, rim(INK, 2)) +
    circle(0, -22, 7, K, rim(INK, 1.5)) +
    path('M-36-18H-14L-30 44H-34z', '#fff3'),
  bauble: () =>
    path('M-8-40H8V-28H-8z', K, rim(INK, 1.5)) +
    circle(0, -44, 6, 'none', rim(K, 3)) +
    circle(0, 10, 38, M, rim(INK, 2)) +
    path('M-36 0L-24 10L-12 0L0 10L12 0L24 10L36 0L37 14L24 24L12 14L0 24L-12 14L-24 24L-37 14z', B) +
    path(starPath(6, 10, 4), '#fff', 'transform="translate(0 34)"') +
    path('M-28 0A30 30 0 0 1 0-22A40 40 0 0 0-28 0z', '#fff', 'opacity=".8"'),
};
