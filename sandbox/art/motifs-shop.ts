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
  path,
  rim,
  SHADE,
  SHINE,
  starPath,
} from './svg';

/** What a rewards shop gives besides play. Each fills a square from -50 to 50. */
export const SHOP_MOTIFS: Readonly<Record<string, () => string>> = {
  headphones: () =>
    line('M-34 8V-4A34 34 0 0 1 34-4V8', INK, 15) +
    line('M-34 8V-4A34 34 0 0 1 34-4V8', M, 10) +
    line('M-30-12A30 28 0 0 1-4-35', '#fff7', 4) +
    mirrored(
      box(-46, 0, 24, 42, 11, M, rim(INK, 2)) +
        box(-28, 3, 12, 36, 6, D, rim(INK, 2)) +
        path('M-41 8Q-41 4-37 4V34Q-41 32-41 28z', SHINE),
    ),
  watch: () =>
    path('M-16-50H16L20-24H-20zM-16 50H16L20 24H-20z', B, rim(INK, 2)) +
    line('M-14-42H14M-15-34H15M-14 42H14M-15 34H15', SHADE, 3) +
    box(-29, -31, 58, 62, 16, K, rim(INK, 2)) +
    box(29, -9, 6, 18, 3, K, rim(INK, 1.5)) +
    box(-23, -25, 46, 50, 11, '#12101f', rim(INK, 1.5)) +
    circle(0, 0, 16, 'none', 'stroke="#fff3" stroke-width="5"') +
    path('M0-16A16 16 0 1 1-13.9-8', 'none', 'stroke="#4fd6a0" stroke-width="5"') +
    line('M0 0V-9M0 0L7 4', '#fff', 3) +
    path('M-20-20Q-20-23-16-23H2L-20 4z', '#fff2'),
  suitcase: () =>
    line('M-14-30V-46H14V-30', INK, 9) +
    line('M-14-30V-46H14V-30', K, 5) +
    box(-46, -30, 92, 70, 12, M, rim(INK, 2)) +
    line('M-26-29V39M26-29V39', SHADE, 8) +
    box(-31, -8, 10, 12, 3, K, rim(INK, 1.5)) +
    box(21, -8, 10, 12, 3, K, rim(INK, 1.5)) +
    box(-34, 40, 14, 8, 3, D) +
    box(20, 40, 14, 8, 3, D) +
    circle(0, 6, 13, '#ffd277', rim(INK, 1.5)) +
    path('M-13 12Q-6 6 0 12T13 12V16Q6 20 0 19T-13 16z', '#3fb3e8', rim(INK, 1)) +
    path('M-40-24H36Q-20-18-40 14z', '#fff3'),
  giftcard: () =>
    group(
      'rotate(-9)',
      box(-48, -32, 96, 64, 9, M, rim(INK, 2)) +
        box(-48, -8, 96, 12, 0, K) +
        box(-24, -32, 12, 64, 0, K) +
        path('M-18-4C-44-10-36-32-18-8C0-32 8-10-18-4z', K, rim(INK, 1.5)) +
        line('M10 18H40M24 25H40', '#fffb', 4) +
        path('M-42-26H30L-42 18z', '#fff2'),
    ),
  ticket: () =>
    group(
      'rotate(-14)',
      path('M-48-28H48V-10A10 10 0 0 0 48 10V28H-48V10A10 10 0 0 0-48-10z', M, rim(INK, 2)) +
        line('M-22-26V26', INK, 2, 'stroke-dasharray="1 7"') +
        path(starPath(5, 19, 8.5), K, `transform="translate(13 0)" ${rim(INK, 1.5)}`) +
        path('M-42-22H34L-30 8z', '#fff3') +
        line('M-36-8V8', N, 4),
    ),
};
