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

const coinStack = (x: number, y: number, coins: number) =>
  Array.from({ length: coins }, (_, index) => oval(x, y - index * 7, 18, 7, K, rim('#7a3d08', 1.5))).join('');

/** Gems, gold and their containers. Each fills a square from -50 to 50. */
export const TREASURE_MOTIFS: Readonly<Record<string, () => string>> = {
  diamond: () =>
    path('M-28-36H28L48-10L0 46L-48-10z', M, rim(INK, 2)) +
    path('M-28-36L-18-10H-48zM28-36L18-10H48z', '#fff5') +
    path('M-18-10L0-36L18-10z', '#fffb') +
    path('M-18-10H18L0 46z', '#fff4') +
    path('M18-10H48L0 46z', SHADE) +
    path('M-28-36L0-36L-18-10z', B, 'opacity=".5"'),
  ruby: () =>
    path('M-22-46H22L46-22V22L22 46H-22L-46 22V-22z', M, rim(INK, 2)) +
    path('M-14-28H14L28-14V14L14 28H-14L-28 14V-14z', '#fff3', rim('#fff8', 1.5)) +
    path('M-22-46H22L14-28H-14z', '#fffa') +
    path('M-46-22L-22-46L-14-28L-28-14z', '#fff6') +
    path('M46 22L22 46L14 28L28 14zM22 46H-22L-14 28H14z', SHADE) +
    path('M-20-8L-8-22L0-22L-16 0z', '#fffc'),
  emerald: () =>
    path('M-24-48H24L38-34V34L24 48H-24L-38 34V-34z', M, rim(INK, 2)) +
    path('M-14-30H14L20-22V22L14 30H-14L-20 22V-22z', '#fff3', rim('#fff8', 1.5)) +
    path('M-24-48H24L14-30H-14zM-38-34L-24-48L-14-30L-20-22z', '#fff8') +
    path('M38 34L24 48H-24L-14 30H14L20 22z', SHADE) +
    path('M-12-24L8-24L-16 6V-18z', '#fff9'),
  crystal: () =>
    path('M-26 46L-46 8L-36-14L-18 0zM26 46L46 4L34-24L18-4z', B, rim(INK, 2)) +
    path('M-20 46L-22-20L0-50L22-20L20 46z', M, rim(INK, 2)) +
    path('M-22-20L0-50L-4-12L-8 46H-20z', '#fff6') +
    path('M22-20L0-50L-4-12z', '#fffb') +
    path('M22-20L-4-12L-2 46H20z', SHADE) +
    path('M-46 8L-36-14L-34 16zM46 4L34-24L34 12z', '#fff6'),
  gemstar: () =>
    path(starPath(6, 48, 27), B, rim(INK, 2)) +
    path(starPath(6, 36, 20), M, rim('#fff9', 1.5)) +
    turned(path('M0 0L0-36L10-18z', '#fff7'), 6) +
    circle(0, 0, 10, '#fffc'),
  skull: () =>
    line('M-44 20L44 46M44 20L-44 46', N, 9) +
    path(
      'M0-48C30-48 42-28 40-8C40 4 32 12 26 16V30H-26V16C-32 12-40 4-40-8C-42-28-30-48 0-48z',
      N,
      rim(INK, 2),
    ) +
    path('M-40-18C-30-52 30-52 40-18Q0-34-40-18z', M, rim(INK, 2)) +
    mirrored(oval(16, -4, 10, 11, INK) + circle(16, -3, 4, B)) +
    path('M0 6L6 18H-6z', INK) +
    line('M-14 22V30M-5 22V30M5 22V30M14 22V30', INK, 2.5),
  chest: () =>
    path('M-47-2C-54-64 54-64 47-2z', M, rim(INK, 2)) +
    path('M-37-34Q-32-39-27-42V-2H-37zM27-42Q32-39 37-34V-2H27z', K, rim('#7a3d08', 1.5)) +
    path('M-38-2C-44-46 44-46 38-2z', '#3a1a08', rim(INK, 1.5)) +
    path('M-38-2L-24-26L-6-14L4-34L16-14L34-24L38-2z', K, rim('#7a3d08', 1.5)) +
    circle(-12, -16, 9, B, rim(INK, 1.5)) +
    path('M8-30L22-20L14-6L2-14z', M, rim(INK, 1.5)) +
    path('M-44-4H44V44H-44z', M, rim(INK, 2)) +
    path('M-44-4H44V10H-44zM-36-4H-26V44H-36zM26-4H36V44H26z', K, rim('#7a3d08', 1.5)) +
    box(-10, 0, 20, 22, 4, K, rim(INK, 2)) +
    circle(0, 8, 4, INK) +
    path('M-2 9H2L3 18H-3z', INK),
  compass: () =>
    circle(0, 0, 46, K, rim(INK, 2)) +
    circle(0, 0, 37, D, rim('#7a3d08', 2)) +
    turned(line('M0-33V-27', '#fff', 3), 8) +
    path('M0-32L8 0H-8z', M, rim(INK, 1)) +
    path('M0 32L8 0H-8z', N, rim(INK, 1)) +
    group('rotate(90)', path('M0-22L6 0H-6zM0 22L6 0H-6z', B)) +
    circle(0, 0, 5, K, rim(INK, 1.5)) +
    path('M-30-20A36 36 0 0 1 20-30A44 44 0 0 0-30-20z', SHINE),
  ship: () =>
    line('M-12 16V-46M16 16V-38', '#5b2f12', 4) +
    path('M-14-40C-34-30-38-12-36 2C-28-4-20-4-14-2zM-10-44C16-38 22-16 12 4C6 0-2-2-10-2z', N, rim(INK, 2)) +
    path('M18-34C40-28 44-10 38 4C32 0 24 0 18 2z', M, rim(INK, 2)) +
    path('M-12-50L6-46L-12-42z', B) +
    path('M-48 8L-36 16H38L50 6C46 30 34 40 20 40H-22C-38 38-44 26-48 8z', M, rim(INK, 2)) +
    line('M-36 18H38', K, 4) +
    circle(-18, 28, 4, K) +
    circle(0, 28, 4, K) +
    circle(18, 28, 4, K) +
    path('M-50 42Q-38 34-26 42T-2 42T22 42T50 42V50H-50z', B),
  doubloon: () =>
    coinStack(-26, 42, 4) +
    coinStack(27, 42, 3) +
    circle(0, -6, 38, K, rim(INK, 2)) +
    circle(0, -6, 30, 'none', rim('#9a5a0c', 3)) +
    group('translate(0 -6) scale(.42)', coinSkull()) +
    path('M-26-20A30 30 0 0 1 10-34A40 40 0 0 0-26-20z', SHINE),
  coin: () =>
    coinStack(-28, 44, 3) +
    coinStack(28, 44, 5) +
    circle(0, -6, 40, K, rim(INK, 2)) +
    circle(0, -6, 32, 'none', rim('#9a5a0c', 3)) +
    box(-11, -17, 22, 22, 2, D, rim('#9a5a0c', 3)) +
    line('M-5-32H5M0-36V-26M-5 16H5M0 14V24M-30-6H-20M22-10V0M28-10V0', M, 4) +
    path('M-28-20A32 32 0 0 1 10-36A42 42 0 0 0-28-20z', SHINE),
  badge: () =>
    path(starPath(5, 50, 24), K, rim(INK, 2)) +
    turned(circle(0, -47, 5, K, rim(INK, 1.5)), 5) +
    circle(0, 0, 20, M, rim('#7a3d08', 2)) +
    path(starPath(5, 14, 6), N) +
    path('M0-42L-9-22L-34-16L-12-24z', '#fff9'),
  hat: () =>
    path('M-26 6C-26-24-22-44-10-42Q0-36 10-42C22-44 26-24 26 6z', M, rim(INK, 2)) +
    path('M-26 0Q0 14 26 0V10Q0 22-26 10z', B, rim(INK, 1.5)) +
    path('M-50-2C-40 4-34 8-26 8Q0 20 26 8C34 8 40 4 50-2C46 22 24 30 0 30S-46 22-50-2z', M, rim(INK, 2)) +
    path(starPath(5, 10, 4), K, 'transform="translate(0 8)"') +
    path('M-20-6C-20-24-16-36-10-36L-8 0z', SHINE) +
    path('M-34 34H34L0 50z', B, rim(INK, 2)),
  horseshoe: () =>
    path(
      'M-26 46L-40 40C-52-4-38-48 0-48S52-4 40 40L26 46L22 34C30 4 24-24 0-24S-30 4-22 34z',
      M,
      rim(INK, 2),
    ) +
    line('M-32 20C-38-8-26-34 0-35C26-34 38-8 32 20', K, 5, 'stroke-dasharray="1 13"') +
    path('M-34 30C-44-10-32-42 0-43C-24-36-34-8-30 28z', SHINE) +
    path(starPath(5, 14, 6), K, 'transform="translate(0 8)"'),
  minecart: () =>
    path('M-34-8L-22-32L-8-20L6-40L20-20L34-28L38-8z', K, rim('#7a3d08', 2)) +
    path('M-12-10L0-28L10-12z', B, rim(INK, 1.5)) +
    path('M-46-10H46L34 28H-34z', M, rim(INK, 2)) +
    path('M-46-10H46L44 0H-44z', N, rim(INK, 1.5)) +
    line('M-22 2L-18 26M0 2V26M22 2L18 26', SHADE, 4) +
    mirrored(circle(22, 36, 11, D, rim(K, 4)) + circle(22, 36, 3, K)) +
    line('M-50 48H50', N, 4),
  vault: () =>
    box(-46, -44, 92, 88, 8, D, rim(INK, 2)) +
    box(-40, -38, 80, 76, 6, M, rim(INK, 2)) +
    circle(0, 0, 28, N, rim(INK, 2)) +
    circle(0, 0, 21, D) +
    turned(line('M0-6V-24', K, 5) + circle(0, -25, 5, K, rim(INK, 1)), 5) +
    circle(0, 0, 8, K, rim(INK, 1.5)) +
    mirrored(circle(33, -31, 3, '#fff9') + circle(33, 31, 3, '#fff9')) +
    path('M-40-32Q-40-38-34-38H30L-40 20z', '#fff3'),
  moneybag: () =>
    path('M-16-22C-44-4-48 46-24 47H24C48 46 44-4 16-22z', M, rim(INK, 2)) +
    path('M-20-46Q-8-38 0-46Q8-38 20-46L14-24H-14z', M, rim(INK, 2)) +
    box(-18, -27, 36, 9, 4, K, rim(INK, 1.5)) +
    circle(0, 14, 18, K, rim(INK, 1.5)) +
    line('M8 6Q-8 0-8 8T0 14T8 21T-8 22M0 0V28', '#8a4b0b', 4) +
    path('M-28 26C-30 6-22-8-12-14C-18 0-22 12-20 30z', SHINE),
  goldbars: () =>
    [
      [0, -30],
      [-24, 0],
      [24, 0],
      [0, 28],
    ]
      .slice(0, 3)
      .map(
        ([x = 0, y = 0]) =>
          path(`M${x - 14} ${y - 8}H${x + 14}L${x + 24} ${y + 22}H${x - 24}z`, K, rim('#7a3d08', 2)) +
          path(`M${x - 14} ${y - 8}H${x + 14}L${x + 16} ${y - 1}H${x - 16}z`, '#fffb') +
          path(starPath(4, 8, 3), M, `transform="translate(${x} ${y + 11})"`),
      )
      .join('') + path('M-48 24H48L42 40H-42z', D, rim(INK, 2)),
  car: () =>
    path('M-48 16C-48 4-36 0-26-2C-18-18-8-24 6-24C20-24 26-14 34-2C46 0 50 8 48 22H-48z', M, rim(INK, 2)) +
    path('M-20-2C-14-14-6-18 2-18V-2zM8-18C18-18 22-10 28-2H8z', '#bff1ff', rim(INK, 1.5)) +
    path('M-46 8L-34 4L-32 12H-47z', '#fff3a0') +
    line('M-24 6H38', SHINE, 3) +
    mirrored(circle(27, 24, 14, INK) + circle(27, 24, 7, N) + circle(27, 24, 2.5, K)) +
    path('M-8-30H10V-25H-8z', B) +
    path('M-50 38H50V42H-50z', SHADE),
};

function coinSkull(): string {
  return (
    path('M0-48C30-48 42-28 40-8C40 4 32 12 26 16V30H-26V16C-32 12-40 4-40-8C-42-28-30-48 0-48z', '#9a5a0c') +
    mirrored(oval(16, -4, 11, 12, '#ffe9a0')) +
    path('M0 6L7 20H-7z', '#ffe9a0')
  );
}
