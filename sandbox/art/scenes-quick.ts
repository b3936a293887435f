import { hashText } from '../world/random';
import { hsl } from './palette';
import { beam, hills, lights, times, type Stage } from './stage';
import { circle, line, path, round } from './svg';

type Scene = (stage: Stage) => string;

/** Backdrops of quick games, by world. */
export const QUICK_SCENES: Readonly<Record<string, Scene>> = {
  crash: (s) => {
    const { width: w, height: h, between, palette } = s;
    const grid = times(8, (n) => `M0 ${round((n * h) / 7)}H${w}M${round((n * w) / 7)} 0V${h}`);
    const climb = `M0 ${h * 0.92}C${w * 0.4} ${h * 0.9} ${w * between(0.5, 0.7)} ${h * 0.66} ${w * between(1, 1.1)} ${h * 0.1}`;
    return (
      line(grid, hsl(palette.glow, 70, 60), 0.8, 'opacity=".28"') +
      lights(s, 26, 1.4, '#fff', 1) +
      path(`${climb}V${h}H0z`, hsl(palette.main, 90, 50), 'opacity=".22"') +
      line(climb, hsl(palette.main, 95, 62), 4) +
      line(climb, '#fff', 1.5, 'opacity=".8"')
    );
  },
  mines: (s) => {
    const { width: w, height: h, between, palette } = s;
    const tiles = (isLucky: boolean) =>
      times(28, (n) => {
        if ((hashText(`${palette.night}${palette.glow}${n}`) % 8 === 0) !== isLucky) return '';
        return `M${Math.round((n % 7) * (w / 7) + 7)} ${Math.round(Math.floor(n / 7) * (h / 4) + 7)}h${Math.round(w / 7 - 14)}v${Math.round(h / 4 - 14)}h-${Math.round(w / 7 - 14)}z`;
      });
    const [dark, bright] = [hsl(palette.night, 45, between(18, 26)), hsl(palette.second, 75, 48)];
    return (
      path(tiles(false), dark, `stroke="${dark}" stroke-width="9"`) +
      path(tiles(true), bright, `stroke="${bright}" stroke-width="9"`)
    );
  },
  plinko: (s) => {
    const { width: w, height: h, between, palette } = s;
    return (
      times(5, (n) =>
        circle(
          w * between(0, 1),
          h * between(0, 1),
          between(30, 60),
          hsl(n % 2 === 0 ? palette.glow : palette.second, 90, 58),
          'opacity=".16"',
        ),
      ) +
      line(
        times(
          28,
          (n) =>
            `M${Math.round(((n % 7) + (Math.floor(n / 7) % 2) / 2) * (w / 6.5))} ${Math.round(Math.floor(n / 7) * (h / 4) + 20)}h0`,
        ),
        '#fff',
        5,
        'opacity=".5"',
      ) +
      hills(s, h * 0.92, 8, s.near)
    );
  },
  keno: (s) => {
    const { width: w, height: h, between, palette } = s;
    return (
      times(14, (n) =>
        circle(
          between(0, w),
          between(0, h),
          between(8, 20),
          hsl(n % 3 === 0 ? palette.second : palette.glow, 70, between(28, 44)),
          'stroke="#fff" stroke-opacity=".25"',
        ),
      ) + beam(s, w / 2, 120)
    );
  },
};
