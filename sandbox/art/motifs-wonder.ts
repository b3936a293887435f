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
  SHINE,
  starPath,
  turned,
} from './svg';

/** Magic, ghosts and festivals. Each fills a square from -50 to 50. */
export const WONDER_MOTIFS: Readonly<Record<string, () => string>> = {
  pumpkin: () =>
    path('M-4-34C-4-46 4-50 14-48L10-34z', '#4f8f2b', rim(INK, 2)) +
    oval(0, 8, 46, 38, M, rim(INK, 2)) +
    oval(-20, 8, 20, 36, 'none', rim('#0003', 3)) +
    oval(20, 8, 20, 36, 'none', rim('#0003', 3)) +
    mirrored(path('M10 0L30-8L26 8z', '#fff19a', rim(INK, 2))) +
    path(
      'M-32 14L-20 20L-12 16L-4 22L4 16L12 22L20 18L32 14C28 36 14 40 0 40S-28 36-32 14z',
      '#fff19a',
      rim(INK, 2),
    ) +
    path('M-36-8C-30-20-20-26-8-26C-22-18-30-6-34 8z', SHINE),
  ghost: () =>
    path(
      'M0-48C28-48 36-24 36 0L40 44L26 34L14 48L0 36L-14 48L-26 34L-40 44L-36 0C-36-24-28-48 0-48z',
      N,
      rim(INK, 2),
    ) +
    path('M0-48C28-48 36-24 36 0L40 44L26 34C24 0 22-30 0-48z', M, 'opacity=".55"') +
    mirrored(oval(13, -12, 7, 10, INK) + circle(15, -15, 2.5, '#fff')) +
    oval(0, 10, 9, 12, INK) +
    path('M-28-14C-26-32-16-40-6-42C-16-30-22-14-24 6z', '#fff9'),
  coffin: () =>
    path('M-18-48H18L34-20L20 48H-20L-34-20z', M, rim(INK, 2)) +
    path('M-12-40H12L26-18L14 40H-14L-26-18z', D, rim(K, 2)) +
    path('M-5-28H5V-12H18V-3H5V28H-5V-3H-18V-12H-5z', K, rim(INK, 1.5)) +
    path('M-18-48L-34-20L-20 48L-14 40L-26-18L-12-40z', SHINE),
  fangs: () =>
    circle(0, -4, 44, N, 'opacity=".9"') +
    path('M-46-8Q-22-26-8-16Q0-10 8-16Q22-26 46-8Q24 34 0 34T-46-8z', M, rim(INK, 2)) +
    path('M-34-4Q0-12 34-4Q20 20 0 20T-34-4z', INK) +
    path('M-28-5Q0-11 28-5L22 2L18 24L11 0H-11L-18 24L-22 2z', '#fff', rim(INK, 1)) +
    path('M18 26Q12 38 18 42Q24 38 18 26z', '#ff2d4e') +
    path('M-30-12Q-16-18-8-10Q-18-6-30-12z', SHINE),
  orb: () =>
    path('M-26 26H26L36 48H-36z', K, rim(INK, 2)) +
    circle(0, -6, 38, M, rim(INK, 2)) +
    path('M-26 0C-10-20 4 8 26-12C24 12 8 22-8 20C-18 18-26 10-26 0z', B, 'opacity=".8"') +
    path(starPath(4, 16, 4), '#fff', 'transform="translate(8 -14)"') +
    path(starPath(4, 9, 2.5), '#fff', 'transform="translate(-14 8)"') +
    path('M-28-12A30 30 0 0 1 2-38A40 40 0 0 0-28-12z', '#fff', 'opacity=".75"') +
    line('M-24 34H24', '#fff8', 3),
  potion: () =>
    path(
      'M-10-32V-10C-30 0-40 16-34 32C-30 46-14 48 0 48S30 46 34 32C40 16 30 0 10-10V-32z',
      '#dff6ff66',
      rim('#fff', 3),
    ) +
    path('M-30 16C-34 30-26 43 0 43S34 30 30 16Q16 8 4 16T-30 16z', M) +
    circle(-10, 28, 5, '#fff8') +
    circle(10, 32, 7, '#fff6') +
    circle(4, 2, 4, B) +
    circle(-6, -12, 3, B) +
    box(-15, -38, 30, 8, 3, K, rim(INK, 1.5)) +
    box(-10, -50, 20, 13, 4, '#9a6132', rim(INK, 2)) +
    path('M-24 8C-22 0-16-6-10-8L-12 30C-22 30-26 18-24 8z', SHINE),
  wizard: () =>
    path('M-30 14C-36 34-20 50 0 50S36 34 30 14z', N, rim(INK, 2)) +
    oval(0, 4, 26, 18, '#f6c9a0', rim(INK, 1.5)) +
    mirrored(circle(10, 4, 3.5, INK) + line('M4-4L16-6', '#fff', 4)) +
    path('M-24 12Q-12 8 0 16Q12 8 24 12Q14 24 0 20Q-14 24-24 12z', '#fff', rim(INK, 1)) +
    path(
      'M-48-4C-30-8-22-20-14-36C-10-46 6-54 20-46C14-42 14-36 18-28C22-16 32-8 48-4Q0 14-48-4z',
      M,
      rim(INK, 2),
    ) +
    path('M-24-14Q0-4 24-14L30-7Q0 6-30-7z', K, rim(INK, 1)) +
    path(starPath(5, 9, 4), K, 'transform="translate(2 -26)"'),
  wand: () =>
    line('M-40 44L14-14', INK, 11) +
    line('M-40 44L14-14', M, 7) +
    line('M-40 44L-32 35M4-4L14-14', N, 7) +
    path(starPath(5, 28, 13), K, `${rim(INK, 2)} transform="translate(20 -20) rotate(16)"`) +
    path(starPath(4, 12, 3), '#fff', 'transform="translate(-22 -30)"') +
    path(starPath(4, 9, 2.5), B, 'transform="translate(36 22)"') +
    path(starPath(4, 7, 2), '#fff', 'transform="translate(-40 0)"') +
    circle(14, -26, 5, '#fffc'),
  lantern: () =>
    line('M0-50V-40M0 34V50M-8 36V46M8 36V46', K, 3) +
    box(-18, -42, 36, 9, 3, K, rim(INK, 1.5)) +
    path('M-20-32H20C50-20 50 18 20 28H-20C-50 18-50-20-20-32z', M, rim(INK, 2)) +
    line('M-14-32C-26-14-26 10-14 28M14-32C26-14 26 10 14 28M0-32V28', '#fff5', 3) +
    box(-18, 26, 36, 9, 3, K, rim(INK, 1.5)) +
    oval(0, -2, 15, 17, K, 'opacity=".85"') +
    line('M-6-8H6M0-12V8M-6 2L-8 8M6 2L8 8', '#a8231b', 3.5),
  fan: () =>
    path('M0 42L-48-6A50 50 0 0 1 48-6z', M, rim(INK, 2)) +
    path('M0 42L-30 4A40 40 0 0 1 30 4z', B, 'opacity=".65"') +
    line('M0 42L-36-22M0 42L-19-34M0 42V-38M0 42L19-34M0 42L36-22', '#fff8', 2.5) +
    path('M-48-6A50 50 0 0 1 48-6L43 0A44 44 0 0 0-43 0z', K, rim(INK, 1)) +
    circle(0, 40, 7, K, rim(INK, 2)) +
    group('translate(0 -10)', turned(circle(0, -6, 4.5, '#fff'), 5), circle(0, 0, 3, K)),
  drum: () =>
    path('M-42-14V22C-42 44 42 44 42 22V-14z', M, rim(INK, 2)) +
    line('M-42-6L-22 34L0-2L22 34L42-6', K, 3) +
    oval(0, -14, 42, 17, N, rim(K, 4)) +
    oval(0, -14, 20, 8, B, 'opacity=".6"') +
    line('M-40-48L-4-18M40-48L4-18', '#c98a4b', 6) +
    circle(-4, -19, 5, K) +
    circle(4, -19, 5, K),
};
