import { B, circle, D, INK, K, line, M, mirrored, N, oval, path, rim, SHADE, SHINE } from './svg';

const eyes = (x: number, y: number, colour: string) =>
  mirrored(
    path(
      `M${x - 7} ${y - 4}Q${x + 2} ${y - 7} ${x + 7} ${y + 2}Q${x - 2} ${y + 5} ${x - 7} ${y - 4}z`,
      colour,
      rim(INK, 1.5),
    ) + circle(x, y - 0.5, 2.5, INK),
  );

/** Beasts and birds. Each fills a square from -50 to 50. */
export const BEAST_MOTIFS: Readonly<Record<string, () => string>> = {
  toucan: () =>
    path('M-36 46C-46 0-34-46-2-46C18-46 24-30 20-16C16 20 0 36-20 48z', D, rim(INK, 2)) +
    path('M-8-12C8-18 18-8 14 4C8 18-8 22-20 12C-22 0-18-8-8-12z', '#fff7d6') +
    path('M12-34C40-44 54-18 42 12C36-4 24-8 12-8z', M, rim(INK, 2)) +
    path('M48-14C50-4 46 6 42 12C38 4 36 0 32-3z', INK) +
    line('M14-22Q30-28 42-14', '#fff8', 3) +
    circle(0, -26, 9, B, rim(INK, 1.5)) +
    circle(1, -26, 4.5, INK),
  monkey: () =>
    mirrored(circle(34, -4, 14, B, rim(INK, 2)) + circle(34, -4, 7, K)) +
    path('M0-44C26-44 36-22 34 0C32 30 18 46 0 46S-32 30-34 0C-36-22-26-44 0-44z', M, rim(INK, 2)) +
    path('M0-14C10-30 28-22 24-2C30 22 16 36 0 36S-30 22-24-2C-28-22-10-30 0-14z', K, rim(INK, 1.5)) +
    eyes(12, -6, '#fff') +
    line('M-4 8V11M4 8V11M-14 20Q0 30 14 20', INK, 3) +
    path('M-12-38L0-50L12-38L0-30z', B, rim(INK, 1.5)),
  cat: () =>
    mirrored(path('M14-32L38-48L40-8z', M, rim(INK, 2)) + path('M22-30L34-40L35-18z', B)) +
    path('M0-38C26-38 42-18 38 8C34 32 18 46 0 46S-34 32-38 8C-42-18-26-38 0-38z', M, rim(INK, 2)) +
    path('M0-38L8-18L0-8L-8-18zM-34 0L-20 2L-30 12zM34 0L20 2L30 12z', INK, 'opacity=".55"') +
    eyes(17, -4, '#d8ff6a') +
    path('M-18 18C-18 8 18 8 18 18C18 36 8 40 0 40S-18 36-18 18z', N) +
    path('M-8 10H8L0 20z', INK) +
    line('M0 20V28M0 28Q-8 34-12 28M0 28Q8 34 12 28', INK, 2),
  wolf: () =>
    mirrored(path('M8-26L30-50L40-12z', D, rim(INK, 2)) + path('M20-26L29-40L34-20z', M)) +
    path('M0-34L20-30L36-12L48 14L30 18L20 34L0 48L-20 34L-30 18L-48 14L-36-12L-20-30z', M, rim(INK, 2)) +
    path('M0-30L10-10L6 14L14 24L0 44L-14 24L-6 14L-10-10z', N) +
    path('M-34 10L-18 14L-14 26L-26 16zM34 10L18 14L14 26L26 16z', N) +
    eyes(16, -2, '#ffe066') +
    path('M-9 24H9L0 36z', INK) +
    line('M0 36V42', INK, 2),
  fox: () =>
    mirrored(path('M10-24L34-50L44-10z', M, rim(INK, 2)) + path('M22-24L33-40L37-18z', D)) +
    path('M0-30L22-26L44-6Q40 16 22 24L0 48L-22 24Q-40 16-44-6L-22-26z', M, rim(INK, 2)) +
    path('M-42-2L-12 10L0 46L-22 24Q-38 16-42-2zM42-2L12 10L0 46L22 24Q38 16 42-2z', N) +
    eyes(17, 0, '#fff3a0') +
    circle(0, 42, 6, INK) +
    path('M-14-24L0-14L14-24L0-28z', '#fff5'),
  bear: () =>
    mirrored(circle(30, -30, 14, M, rim(INK, 2)) + circle(30, -30, 7, B)) +
    path('M0-42C28-42 44-22 42 4C40 32 20 46 0 46S-40 32-42 4C-44-22-28-42 0-42z', M, rim(INK, 2)) +
    oval(0, 20, 24, 20, N, rim(INK, 1.5)) +
    eyes(18, -8, '#fff3c4') +
    path('M-10 8H10Q8 18 0 20Q-8 18-10 8z', INK) +
    line('M0 20V28M-10 32Q0 24 10 32', INK, 2.5) +
    path('M-30-14C-24-30-12-36 0-36C-14-28-22-18-24-4z', SHINE),
  buffalo: () =>
    mirrored(
      path('M20-16C44-12 50-30 44-48C40-34 30-32 16-34z', N, rim(INK, 2)) +
        path('M24-8L44-2L28 10z', M, rim(INK, 2)),
    ) +
    path('M0-38C24-38 34-20 28 6L20 34Q0 52-20 34L-28 6C-34-20-24-38 0-38z', M, rim(INK, 2)) +
    path('M0-40C18-42 26-28 22-14L10-20L6-6L0-18L-6-6L-10-20L-22-14C-26-28-18-42 0-40z', D) +
    eyes(17, 2, '#ffce5c') +
    oval(0, 32, 18, 12, D) +
    circle(0, 42, 6, 'none', rim('#fdc94b', 3)) +
    mirrored(oval(8, 30, 3.5, 3, INK)),
  eagle: () =>
    path('M-46 46C-44 10-40-40 4-44C28-44 38-28 36-16L18-12C20 16 10 38-6 48z', M, rim(INK, 2)) +
    path(
      'M-26-20C-18-40-2-44 12-42C28-40 38-28 36-16L14-10L2-18L4 2L-8-8L-10 12L-18-2L-26 10z',
      N,
      rim(INK, 1.5),
    ) +
    path('M16-26C40-32 50-12 42 8C38-2 28-8 14-8z', K, rim(INK, 2)) +
    line('M0-28L18-22', INK, 3) +
    circle(10, -21, 4.5, '#ffd54a', rim(INK, 1.5)) +
    line('M-34 26L-26 14M-24 36L-16 22M-12 40L-6 28', SHADE, 4),
  stag: () =>
    mirrored(line('M8-18C14-30 24-32 28-48M16-28L10-46M24-34L42-38M26-42L38-50', K, 5)) +
    mirrored(path('M14-10L38-18L26 4z', M, rim(INK, 2))) +
    path('M0-22C18-22 22-6 18 8L12 38Q0 52-12 38L-18 8C-22-6-18-22 0-22z', M, rim(INK, 2)) +
    path('M0-18L6 10L9 34Q0 44-9 34L-6 10z', N, 'opacity=".8"') +
    mirrored(circle(12, 2, 4, INK) + circle(13, 1, 1.3, '#fff')) +
    oval(0, 38, 7, 5, INK),
  owl: () =>
    mirrored(path('M8-34L34-48L30-22z', M, rim(INK, 2)) + path('M26-4C48 0 44 34 24 44z', D, rim(INK, 2))) +
    path('M0-40C28-40 36-16 34 8C32 34 16 48 0 48S-32 34-34 8C-36-16-28-40 0-40z', M, rim(INK, 2)) +
    path('M-20 16Q-10 24 0 16Q10 24 20 16Q18 42 0 42Q-18 42-20 16z', N, 'opacity=".75"') +
    mirrored(
      circle(15, -10, 15, K, rim(INK, 2)) +
        circle(15, -10, 9, '#fff8dc') +
        circle(14, -10, 6, INK) +
        circle(17, -13, 2, '#fff'),
    ) +
    path('M-6-2H6L0 12z', B, rim(INK, 1.5)),
  bat: () =>
    mirrored(
      path('M6-6C18-34 40-30 50-14C42-12 40-2 40 8C32 2 26 6 22 16C16 10 12 14 8 24z', M, rim(INK, 2)) +
        line('M14-6L40 6M14-4L22 14M16-8L48-14', SHADE, 2),
    ) +
    path('M-12-30L-6-18H6L12-30L14-4C14 16 6 28 0 34C-6 28-14 16-14-4z', D, rim(INK, 2)) +
    mirrored(path('M2-8L10-12L9-4z', '#ff5d5d')) +
    path('M-5 4H-1L-3 11zM5 4H1L3 11z', '#fff'),
  penguin: () =>
    mirrored(
      path('M26-2C44 8 42 26 36 32C32 22 28 18 24 16z', D, rim(INK, 2)) +
        oval(13, 46, 12, 5, K, rim(INK, 1.5)),
    ) +
    path('M0-46C26-46 30-22 30 6C30 32 18 46 0 46S-30 32-30 6C-30-22-26-46 0-46z', D, rim(INK, 2)) +
    path('M0-16C10-30 22-20 18-6C26 14 18 40 0 40S-26 14-18-6C-22-20-10-30 0-16z', '#fff') +
    mirrored(circle(9, -16, 3.5, INK)) +
    path('M-7-8H7L0 2z', K, rim(INK, 1)) +
    path('M-26 4Q0 16 26 4L28 12Q0 24-28 12z', M, rim(INK, 1.5)) +
    path('M12 12L24 34L14 36z', M, rim(INK, 1.5)),
  yeti: () =>
    path(
      'M0-48L8-42L20-46L24-34L38-30L36-16L46-4L40 8L46 22L36 30L34 44H-34L-36 30L-46 22L-40 8L-46-4L-36-16L-38-30L-24-34L-20-46L-8-42z',
      N,
      rim(INK, 2),
    ) +
    path('M0-28C22-28 28-14 28 2C28 22 14 32 0 32S-28 22-28 2C-28-14-22-28 0-28z', M, rim(INK, 1.5)) +
    mirrored(circle(11, -8, 8, '#fff', rim(INK, 1.5)) + circle(9, -7, 4, INK) + line('M3-20L18-16', INK, 3)) +
    path('M-16 10H16Q14 26 0 26Q-14 26-16 10z', INK) +
    path('M-12 10h6l-3 8zM6 10h6l-3 8z', '#fff'),
};
