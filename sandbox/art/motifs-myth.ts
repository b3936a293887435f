import {
  B,
  box,
  circle,
  D,
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

/** Symbols of old worlds. Each fills a square from -50 to 50. */
export const MYTH_MOTIFS: Readonly<Record<string, () => string>> = {
  pharaoh: () =>
    path('M0-48C30-48 40-26 40 0L46 46H24L16 20H-16L-24 46H-46L-40 0C-40-26-30-48 0-48z', M, rim(INK, 2)) +
    line(
      'M-38-8L-22-4M-40 8L-20 10M-42 24L-24 24M38-8L22-4M40 8L20 10M42 24L24 24M-30-28L-16-20M30-28L16-20',
      K,
      4,
    ) +
    path('M-20-18C-20-34 20-34 20-18V6C20 22 8 32 0 32S-20 22-20 6z', K, rim(INK, 1.5)) +
    mirrored(
      path('M4-8Q11-14 17-8Q11-3 4-8z', '#fff') +
        circle(10.5, -8, 2.6, INK) +
        line('M3-14Q11-19 18-13', INK, 2),
    ) +
    line('M0-6V6L-3 9H3M-7 17Q0 21 7 17', '#7a3d08', 2) +
    path('M-5 30H5L3 48Q0 52-3 48z', B, rim(INK, 1.5)) +
    path('M-6-34Q0-56 6-34L4-26H-4z', B, rim(INK, 1.5)),
  scarab: () =>
    line('M-22-12L-42-26M-26 4H-46M-22 20L-40 36M22-12L42-26M26 4H46M22 20L40 36', K, 5) +
    path('M0-40C12-40 18-32 18-24H-18C-18-32-12-40 0-40z', K, rim(INK, 2)) +
    oval(0, 8, 30, 36, M, rim(INK, 2)) +
    line('M0-26V43M-28-4Q0-22 28-4', K, 3) +
    path('M-20-2Q-24 16-14 32Q-8 12-10-8z', SHINE) +
    circle(0, -12, 8, B, rim(K, 3)) +
    mirrored(path('M16-2Q24 12 16 30Q10 12 16-2z', SHINE)),
  eye: () =>
    path('M-46 0Q0-38 46 0Q0 30-46 0z', N, rim(K, 5)) +
    circle(0, -2, 18, M, rim(INK, 2)) +
    circle(0, -2, 8, INK) +
    circle(-6, -9, 4, '#fff') +
    line('M-48-20Q0-60 50-18', K, 6) +
    line('M-4 20L-10 46M14 20Q18 44 38 40Q46 36 40 30', K, 6),
  ankh: () =>
    path('M0-48C24-48 24-22 8-2H40V14H9L13 48H-13L-9 14H-40V-2H-8C-24-22-24-48 0-48z', K, rim(INK, 2)) +
    path('M0-36C12-36 10-20 0-8C-10-20-12-36 0-36z', D, rim('#8a4b0b', 2)) +
    circle(0, 6, 8, M, rim(INK, 1.5)) +
    line('M-34 2H-12M-4 22L-7 44', '#fff8', 3),
  sundisc: () =>
    turned(path('M-7-32L0-50L7-32z', K), 12) +
    circle(0, 0, 34, K, rim(INK, 2)) +
    circle(0, 0, 26, M, rim('#8a4b0b', 2)) +
    turned(line('M0-23V-17', K, 4), 10) +
    path(starPath(8, 15, 7), B, rim(K, 2)) +
    path('M-24-18A30 30 0 0 1 14-27A36 36 0 0 0-24-18z', SHINE),
  dragon: () =>
    path(
      'M-10-46L2-26L24-40L20-20C38-14 48 4 46 18L26 20L40 28C32 36 18 36 8 30C4 40-8 48-26 48C-40 34-46 8-34-12C-30-22-22-28-14-30z',
      M,
      rim(INK, 2),
    ) +
    path('M-34-12L-50-22L-40 2L-50 6L-38 16L-46 26L-32 30z', B, rim(INK, 2)) +
    path('M24-40L20-20L6-24zM-10-46L2-26L-14-30z', K, rim(INK, 1.5)) +
    path('M2-12Q14-16 22-4Q10-2 2-12z', '#fff3a0', rim(INK, 2)) +
    path('M12-10L13-3L16-8z', INK) +
    circle(38, 8, 2.6, INK) +
    path('M26 20L30 28L34 20M14 21L17 29L21 21', '#fff') +
    line('M8 30Q16 22 26 20', INK, 2) +
    path('M-24-8Q-34 12-22 36Q-20 10-6-6z', SHINE),
  egg: () =>
    path('M0-46C22-46 36-8 36 10C36 34 20 48 0 48S-36 34-36 10C-36-8-22-46 0-46z', M, rim(INK, 2)) +
    path(
      'M-26-8Q-14-18-2-8Q-14 10-26-8zM2-8Q14-18 26-8Q14 10 2-8zM-34 14Q-24 4-14 14Q-24 32-34 14zM-12 14Q0 4 12 14Q0 32-12 14zM14 14Q24 4 34 14Q24 32 14 14zM-12-28Q0-38 12-28Q0-12-12-28z',
      B,
      'opacity=".75"',
    ) +
    line('M-30 30L-14 22L-4 34L8 20L20 32L30 24', '#fff3a0', 4) +
    path('M-22-16Q-12-40 0-40Q-14-26-16-4z', SHINE),
  flame: () =>
    path(
      'M4-50C10-28 38-14 36 16C35 36 18 48 0 48S-36 36-36 14C-36-4-22-10-20-26C-10-20-6-14-6-4C4-14 8-30 4-50z',
      M,
      rim(INK, 2),
    ) +
    path(
      'M2-14C6-2 24 6 22 24C20 38 10 44 0 44S-22 36-22 22C-22 10-12 8-10-2C-4 4-2 8-2 14C4 8 6-2 2-14z',
      K,
    ) +
    path('M2 12C4 20 12 24 10 34C8 42-10 42-10 32C-10 24-4 22 2 12z', '#fffbe0'),
  pearl: () =>
    path('M-46 22C-30 50 30 50 46 22C34 30 20 24 14 16H-14C-20 24-34 30-46 22z', K, rim(INK, 2)) +
    circle(0, -6, 34, M, rim(INK, 2)) +
    path('M-24-6A26 26 0 0 1 6-32A34 34 0 0 0-24-6z', '#fff', 'opacity=".8"') +
    path('M0 26A32 32 0 0 0 32-6A40 40 0 0 1 0 26z', B, 'opacity=".6"') +
    turned(line('M0-44V-50', '#fff', 3), 6, 30),
  totem: () =>
    path('M-30-46H30L38-14L30 46H-30L-38-14z', M, rim(INK, 2)) +
    path('M-38-14L-50-26L-44 6L-34 4zM38-14L50-26L44 6L34 4z', B, rim(INK, 2)) +
    box(-26, -34, 52, 10, 3, K) +
    mirrored(path('M6-16H24L20-2H10z', '#fff7c2', rim(INK, 2)) + circle(15, -9, 4, INK)) +
    path('M0-10L8 12H-8z', K, rim(INK, 1.5)) +
    box(-22, 18, 44, 16, 5, INK) +
    path('M-20 20H20V25H-20zM-20 33V28H20V33z', '#fff', 'stroke-dasharray="5"') +
    line('M-14 19V33M-5 19V33M5 19V33M14 19V33', INK, 2),
  hammer: () =>
    path('M-6-8H6L9 46Q0 52-9 46z', B, rim(INK, 2)) +
    line('M-7 6L7 12M-7 18L8 24M-8 30L8 36', K, 3) +
    path('M-44-40L-36-46H36L44-40V-10L36-2H-36L-44-10z', N, rim(INK, 2)) +
    path('M-30-46H-18V-2H-30zM18-46H30V-2H18z', K, rim(INK, 1.5)) +
    path('M0-40L12-24L0-8L-12-24z', M, rim(INK, 1.5)) +
    path('M-42-38L-36-44H34L40-38z', SHINE),
  viking: () =>
    mirrored(path('M22-14C40-12 50-28 44-48C38-38 30-36 20-34z', N, rim(INK, 2))) +
    path('M-32 0C-34-44 34-44 32 0z', M, rim(INK, 2)) +
    path('M-6-38H6L5 14H-5z', K, rim(INK, 1.5)) +
    box(-35, -8, 70, 12, 4, K, rim(INK, 1.5)) +
    mirrored(path('M6 5H28Q26 16 8 14z', INK) + circle(17, 9, 3.5, '#8fe3ff')) +
    path(
      'M-30 8L-22 16Q-10 10-5 16H5Q10 10 22 16L30 8Q34 34 12 40L0 50L-12 40Q-34 34-30 8z',
      B,
      rim(INK, 2),
    ) +
    line('M-10 24Q0 18 10 24', INK, 3),
  axe: () =>
    line('M-26 46L20-40', '#5b2f12', 9) +
    line('M-26 46L20-40', K, 4, 'stroke-dasharray="10 8"') +
    path('M4-32C20-52 44-40 48-14C34-14 22-8 12 4C16-8 14-20 4-32z', N, rim(INK, 2)) +
    path('M-2-20C-24-36-44-22-46 2C-34-4-20-2-8 6C-12-4-10-12-2-20z', N, rim(INK, 2)) +
    circle(7, -16, 10, M, rim(K, 3)),
  shield: () =>
    circle(0, 0, 46, K, rim(INK, 2)) +
    circle(0, 0, 38, M, rim(INK, 2)) +
    path('M0 0V-38A38 38 0 0 1 38 0zM0 0V38A38 38 0 0 1-38 0z', B) +
    turned(circle(0, -42, 2.5, '#7a3d08'), 12) +
    circle(0, 0, 14, N, rim(INK, 2)) +
    path(starPath(4, 11, 4), K) +
    path('M-32-14A36 36 0 0 1-6-35L-5-28A28 28 0 0 0-25-11z', SHINE),
  rune: () =>
    path('M-26-46L14-50L36-30L40 24L22 48L-20 46L-38 22L-36-26z', D, rim(INK, 2)) +
    path('M-26-46L14-50L6-38L-22-34L-30 18L-38 22L-36-26z', SHINE) +
    line('M-8 32V-28L16-12L-8 4M-8-8L18 14', M, 9) +
    line('M-8 32V-28L16-12L-8 4M-8-8L18 14', '#fff', 3),
  bolt: () =>
    turned(path('M-3-40L0-50L3-40z', K), 8, 22) +
    path('M12-50L-28 8H-4L-14 50L30-12H6z', K, rim(INK, 3)) +
    path('M10-40L-18 4H-2z', '#fffbe0') +
    line('M-40-24L-30-14L-36-6L-24 2M40-2L30 6L38 14L26 26', M, 4),
  helmet: () =>
    path('M-34-6C-44-44-6-56 22-40C6-42-8-34-10-18z', B, rim(INK, 2)) +
    path('M-30 40C-38-20-24-34 6-34C32-34 40-10 34 8L22 4L24 46L4 30L-8 46z', K, rim(INK, 2)) +
    path('M0-6H30L26 6H12L16 26L4 30L-2 20z', INK) +
    path('M-22 26C-28-14-16-26 0-28C-12-18-16 0-14 32z', SHINE) +
    circle(-12, 6, 5, M, rim(INK, 1.5)),
  lyre: () =>
    path(
      'M-22-46C-50-20-36 20-14 28L-8 44H8L14 28C36 20 50-20 22-46C34-20 24 4 10 12H-10C-24 4-34-20-22-46z',
      K,
      rim(INK, 2),
    ) +
    box(-32, -34, 64, 8, 4, M, rim(INK, 1.5)) +
    line('M-12-26V14M-4-26V14M4-26V14M12-26V14', '#fff', 2) +
    box(-16, 42, 32, 8, 4, B, rim(INK, 1.5)),
  laurel: () =>
    mirrored(
      line('M0 44C-34 34-44 0-28-38', K, 4) +
        path(
          'M-28-38Q-16-50-12-34Q-22-26-28-38zM-38-22Q-54-30-50-12Q-40-10-38-22zM-36-14Q-20-24-18-6Q-30 0-36-14zM-40 4Q-54 2-48 18Q-36 16-40 4zM-34 10Q-18 4-18 20Q-30 22-34 10zM-30 26Q-42 30-32 42Q-22 36-30 26z',
          M,
          rim(INK, 1.5),
        ),
    ) + path(starPath(5, 22, 10), K, rim(INK, 2)),
  pegasus: () =>
    path(
      'M-6 46C-20 30-8 14-14 0L-30 10C-38 6-38-2-30-10L-12-32L-6-46L4-34C30-28 42 2 36 46z',
      N,
      rim(INK, 2),
    ) +
    path(
      'M-2-34C30-34 48-8 44 34C36 30 34 20 30 16C28 20 24 18 22 6C16 8 14 0 12-8C4-8 0-18-2-34z',
      M,
      rim(INK, 2),
    ) +
    circle(-14, -14, 3.5, INK) +
    line('M-30 4Q-24 6-20 2', INK, 2) +
    path('M30 0C48-6 50-26 40-44C30-30 12-26 8-22C16-18 24-12 30 0z', K, rim(INK, 1.5)),
  sunmask: () =>
    turned(path('M-9-30L0-50L9-30z', B, rim(INK, 1)), 12) +
    circle(0, 0, 36, K, rim(INK, 2)) +
    circle(0, 0, 28, M, rim('#8a4b0b', 2)) +
    mirrored(box(5, -12, 14, 10, 2, INK) + box(9, -10, 6, 6, 1, '#fff3a0') + circle(32, 0, 6, B, rim(K, 2))) +
    path('M-5-14H5L8 6H-8z', K, rim(INK, 1.5)) +
    box(-12, 10, 24, 10, 3, INK) +
    path('M-3 10H3V28H-3z', '#ff5b6e') +
    line('M-20-20H20', K, 4),
  serpent: () =>
    line('M34 40C-10 52-46 34-34 10C-24-8 14 12 20-6C24-18 4-26-8-24', M, 20) +
    line('M34 40C-10 52-46 34-34 10C-24-8 14 12 20-6C24-18 4-26-8-24', B, 8, 'stroke-dasharray="6 9"') +
    path('M-2-42C-20-46-36-34-40-22L-30-12C-18-8-2-10 4-20z', M, rim(INK, 2)) +
    path('M0-42L10-50L8-38L22-44L14-32L28-32L12-22L2-22z', K, rim(INK, 1.5)) +
    circle(-20, -28, 4.5, '#fff3a0', rim(INK, 1.5)) +
    line('M-38-18L-48-14L-46-8M-48-14L-50-18', '#ff5b6e', 2.5),
  book: () =>
    path('M-44-34L-2-44V34L-44 44z', M, rim(INK, 2)) +
    path('M44-34L2-44V34L44 44z', M, rim(INK, 2)) +
    path('M-38-30L0-36V28L-38 34zM38-30L0-36V28L38 34z', '#fff2cf') +
    path('M0-36L-12-34V30L0 28z', SHADE) +
    line(
      'M-32-18L-16-21M-32-8L-16-11M-32 2L-16-1M-32 12L-16 9M32-18L16-21M32-8L16-11M32 2L16-1M32 12L16 9',
      '#a8783a',
      3,
    ) +
    circle(0, -2, 16, K, rim(INK, 2)) +
    path(starPath(6, 12, 5), B, rim('#7a3d08', 1)) +
    path('M-44 30V44L-30 40zM44 30V44L30 40zM-44-34V-20L-30-37zM44-34V-20L30-37z', K),
  scroll: () =>
    path('M-34-34H34V34H-34z', '#f6dfa8', rim(INK, 2)) +
    line('M-22-16H22M-22-4H14M-22 8H20', '#9a6a2c', 4) +
    circle(14, 22, 12, M, rim(INK, 1.5)) +
    path(starPath(5, 8, 3.5), K) +
    box(-46, -44, 92, 14, 7, K, rim(INK, 2)) +
    box(-46, 32, 92, 14, 7, K, rim(INK, 2)) +
    line('M-40-40H20M-40 36H20', '#fff9', 3) +
    mirrored(circle(46, -37, 5, B, rim(INK, 1.5)) + circle(46, 39, 5, B, rim(INK, 1.5))),
};
