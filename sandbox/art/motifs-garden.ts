import {
  B,
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
  turned,
} from './svg';

/** Fruit, plants and life of the sea. Each fills a square from -50 to 50. */
export const GARDEN_MOTIFS: Readonly<Record<string, () => string>> = {
  cherry: () =>
    line('M-20 6C-16-20 0-36 22-44C18-24 20-6 24 8', '#5fae2e', 5) +
    path('M22-44C40-52 50-40 48-26C34-24 24-32 22-44z', B, rim(INK, 2)) +
    circle(-22, 24, 24, M, rim(INK, 2)) +
    circle(24, 24, 22, M, rim(INK, 2)) +
    oval(-30, 14, 6, 9, '#fffc', 'transform="rotate(30 -30 14)"') +
    oval(17, 15, 5, 8, '#fffc', 'transform="rotate(30 17 15)"') +
    path('M-22 48A24 24 0 0 0 2 24A30 30 0 0 1-22 48z', SHADE),
  lemon: () =>
    path(
      'M-46 8C-42-24-16-40 12-34C20-42 32-42 34-32C48-14 46 14 30 28C10 46-28 44-36 24C-42 22-48 16-46 8z',
      M,
      rim(INK, 2),
    ) +
    path('M-34 4C-30-16-14-26 4-26C-12-18-22-4-24 16z', SHINE) +
    path('M12-34C10-50 28-54 44-46C38-32 24-28 12-34z', B, rim(INK, 2)) +
    group(
      'translate(14 12)',
      circle(0, 0, 20, '#fff8', rim(INK, 1.5)),
      turned(path('M0-4L6-15Q0-19-6-15z', '#fffbd2'), 7),
    ),
  melon: () =>
    circle(10, -16, 31, '#2fae58', rim(INK, 2)) +
    line('M-2-44Q-16-20-6 10M12-46Q8-20 14 14M26-42Q36-20 30 8', '#0f6b35', 6) +
    path('M-14-26A28 28 0 0 1 6-42A40 40 0 0 0-14-26z', '#fff9') +
    path('M-48-14C-44 34 44 34 48-14L40-16H-40z', '#1f8f4a', rim(INK, 2)) +
    path('M-42-14C-38 24 38 24 42-14z', '#e9ffd0') +
    path('M-38-15C-34 17 34 17 38-15z', M) +
    path('M-22-6l3 7h-6zM-6-2l3 7h-6zM10-6l3 7h-6zM24-10l3 7h-6zM2 8l3 6h-6zM-14 8l3 5h-6z', INK) +
    path('M-38-15C-36-4-28 4-18 7C-26 0-28-8-28-15z', SHINE),
  grapes: () =>
    line('M0-28V-46', '#6b4a1d', 6) +
    path('M0-34C14-52 36-50 42-34C28-24 12-24 0-34z', B, rim(INK, 2)) +
    [
      [-26, -18],
      [0, -20],
      [26, -18],
      [-14, 0],
      [13, 0],
      [-26, 6],
      [27, 6],
      [0, 20],
      [-15, 22],
      [16, 22],
      [0, 38],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 14, M, rim(INK, 1.5)) + circle(x - 4, y - 5, 3.5, '#fffb'))
      .join(''),
  plum: () =>
    path('M4-30C34-40 50-8 40 20C32 46-22 50-38 22C-52-8-28-38 4-30z', M, rim(INK, 2)) +
    line('M4-30C-6-10-8 20 2 44', SHADE, 3) +
    path('M-32 10C-36-10-26-24-12-26C-22-14-24 0-22 16z', SHINE) +
    line('M4-30L8-46', '#6b4a1d', 5) +
    path('M8-40C20-54 40-48 44-34C30-28 16-30 8-40z', B, rim(INK, 2)),
  flower: () =>
    turned(path('M0-6C-22-20-18-46 0-48C18-46 22-20 0-6z', M, rim(INK, 1.5)), 6) +
    turned(line('M0-12V-34', '#fff7', 3), 6) +
    circle(0, 0, 14, K, rim(INK, 2)) +
    turned(circle(0, -8, 2, '#8a4b0b'), 7),
  cactus: () =>
    path(
      'M-12 48V-30C-12-50 12-50 12-30V8H20V-10C20-22 36-22 36-10V10C36 22 28 24 12 24V48z',
      M,
      rim(INK, 2),
    ) +
    path('M-12 34H-22C-36 34-38 28-38 18V4C-38-8-22-8-22 4V18H-12z', M, rim(INK, 2)) +
    line('M-4-32V44M4-32V44M28-8V12M-30 6V22', '#fff6', 2.5) +
    group('translate(0 -42)', turned(circle(0, -6, 4.5, B, rim(INK, 1)), 5), circle(0, 0, 4, K)) +
    path('M-40 44Q0 36 40 44V50H-40z', D),
  clover: () =>
    line('M2 6C6 24 14 36 24 48', '#2e8f3c', 6) +
    turned(path('M0 0C-30-10-28-44-12-42Q-2-42 0-32Q2-42 12-42C28-44 30-10 0 0z', M, rim(INK, 2)), 4, 45) +
    turned(line('M0-6V-24', '#fff7', 3), 4, 45) +
    circle(0, 0, 6, K, rim(INK, 1.5)),
  shell: () =>
    path('M0 38C-54 28-50-34-30-40Q-22-48-14-42Q0-54 14-42Q22-48 30-40C50-34 54 28 0 38z', M, rim(INK, 2)) +
    line('M0 34L-30-34M0 34L-14-40M0 34V-44M0 34L14-40M0 34L30-34M0 34L-42-10M0 34L42-10', '#fff7', 3) +
    path('M-18 34H18L10 46H-10z', B, rim(INK, 2)) +
    circle(0, 14, 17, N, rim(INK, 2)) +
    circle(-6, 7, 5, '#fff'),
  fish: () =>
    path('M22 2L48-24Q44 0 50 26z', B, rim(INK, 2)) +
    path('M-44 0C-30-34 10-38 30-4C34 0 34 4 30 8C10 40-30 36-44 0z', M, rim(INK, 2)) +
    path('M-16-24Q0-48 20-26zM-6 28Q8 44 18 24z', B, rim(INK, 2)) +
    line('M-12-18Q-2 0-12 20M2-16Q10 0 2 18M16-10Q20 0 16 14', '#fff8', 3) +
    circle(-26, -6, 8, '#fff', rim(INK, 1.5)) +
    circle(-28, -6, 4, INK) +
    line('M-44 2Q-36 8-30 8', INK, 2),
  octopus: () =>
    line(
      'M-24 16C-50 16-50 44-32 40M-12 22C-28 48-8 54-6 42M12 22C28 48 8 54 6 42M24 16C50 16 50 44 32 40',
      M,
      11,
    ) +
    path('M0-48C30-48 38-20 30 4C26 20 14 28 0 28S-26 20-30 4C-38-20-30-48 0-48z', M, rim(INK, 2)) +
    mirrored(circle(13, 0, 10, '#fff', rim(INK, 1.5)) + circle(11, 2, 5, INK) + circle(18, -26, 4, B)) +
    line('M-7 17Q0 22 7 17', INK, 2.5) +
    path('M-24-14C-22-34-12-40-2-40C-14-30-18-18-18-4z', SHINE) +
    circle(0, -34, 5, B),
  koi: () =>
    path('M6 34C30 54 46 36 40 20C34 30 22 30 14 22z', B, rim(INK, 2)) +
    path('M-30-42C6-54 34-24 22 6C16 24 4 30-4 36C-2 24-14 20-26 6C-42-12-44-34-30-42z', N, rim(INK, 2)) +
    path(
      'M-30-42C-12-50 4-44 8-34C-6-30-22-20-30-6C-40-20-40-38-30-42zM20-10C26 4 14 22 4 28C0 18 6-4 20-10z',
      M,
    ) +
    path('M14-30L40-34L22-12zM-30 4L-44 20L-18 14z', B, rim(INK, 1.5)) +
    circle(-22, -30, 4, INK) +
    line('M-36-38L-48-40M-34-42L-38-50', K, 2.5),
};
