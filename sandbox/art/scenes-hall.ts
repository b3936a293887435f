import { hsl } from './palette';
import { beam, hills, lights, times, type Stage } from './stage';
import { box, circle, line, oval, path, round } from './svg';

type Scene = (stage: Stage) => string;

/** Curtain hanging at one side; `lean` 1 opens to the right, -1 to the left. */
function drape(stage: Stage, x: number, lean: number, fill: string): string {
  const { height: h } = stage;
  return times(3, (n) =>
    path(
      `M${x + n * lean * 14} -4q${lean * 26} ${h * 0.5} ${lean * (4 - n * 3)} ${h + 8}h${-lean * 30}V-4z`,
      fill,
      `opacity="${round(0.9 - n * 0.25)}"`,
    ),
  );
}

function felt(s: Stage): string {
  const { width: w, height: h, between, palette } = s;
  const cloth = [150, 0, 215, 265, 28, 190][Math.floor(between(0, 5.9))] ?? 150;
  const y = h * between(0.62, 0.72);
  return (
    beam(s, w * between(0.2, 0.4), 70) +
    beam(s, w * between(0.6, 0.8), 70) +
    lights(s, 9, 7, hsl(palette.glow, 80, 60), 0.5) +
    oval(w / 2, y + 74, w * 0.72, 84, hsl(30, 55, 16)) +
    oval(w / 2, y + 80, w * 0.68, 80, hsl(cloth, 62, 26)) +
    oval(w / 2, y + 86, w * 0.56, 66, 'none', 'stroke="#fff" stroke-width="2" opacity=".35"') +
    times(5, (n) =>
      box(
        round(w * (0.16 + n * 0.15)),
        y + 20,
        22,
        30,
        3,
        'none',
        `stroke="#fff" stroke-width="1.5" opacity=".3" transform="rotate(${(n - 2) * 6} ${round(w / 2)} ${y})"`,
      ),
    )
  );
}

function studio(s: Stage): string {
  const { width: w, height: h, between, palette } = s;
  const panels = times(7, (n) =>
    box(
      round((n * w) / 7 + 3),
      between(8, 26),
      round(w / 7 - 6),
      h * 0.6,
      4,
      hsl(n % 2 === 0 ? palette.glow : palette.second, 70, 32),
      'opacity=".5"',
    ),
  );
  return (
    panels +
    beam(s, w * between(0.3, 0.7), 110) +
    drape(s, 0, 1, hsl(palette.night, 60, 20)) +
    drape(s, w, -1, hsl(palette.night, 60, 20)) +
    oval(w / 2, h, w * 0.7, 54, s.near) +
    oval(w / 2, h * 0.86, w * 0.44, 20, s.light, 'opacity=".22"')
  );
}

/** Backdrops under a roof: reels, circus, city, studios and tables, by world. */
export const HALL_SCENES: Readonly<Record<string, Scene>> = {
  sevens: (s) => {
    const { width: w, height: h, palette } = s;
    const y = h * s.between(0.5, 0.62);
    const floor = times(13, (n) => `M${w / 2} ${y}L${round(w * (n - 6) * 0.3 + w / 2)} ${h}`);
    const rows = times(5, (n) => `M0 ${round(y + (h - y) * (n / 5) ** 1.7)}H${w}`);
    const bulbs = times(14, (n) => circle(round((n / 13) * w), 10, 3.5, n % 2 === 0 ? '#fff' : s.light));
    const rays = times(6, (n) =>
      path(`M${w / 2} ${y}L${w * (n * 0.2)} -4h${w * 0.08}z`, s.light, 'opacity=".16"'),
    );
    const tiles = line(floor + rows, hsl(palette.glow, 95, 60), 1.3);
    return `${bulbs}${rays}${box(0, y, w, h, 0, s.near)}<g opacity=".6">${tiles}</g>`;
  },
  circus: (s) => {
    const { width: w, height: h, between, palette } = s;
    const stripes = times(9, (n) =>
      path(
        `M${w / 2} -30L${round((n * w) / 8 - 16)} ${h}h${round(w / 16)}z`,
        hsl(palette.glow, 75, 46),
        'opacity=".3"',
      ),
    );
    return (
      stripes +
      beam(s, w * between(0.2, 0.45), 80) +
      beam(s, w * between(0.55, 0.8), 80) +
      drape(s, 0, 1, hsl(palette.main, 70, 30)) +
      drape(s, w, -1, hsl(palette.main, 70, 30)) +
      oval(w / 2, h * 0.98, w * 0.6, 40, s.near) +
      lights(s, 18, 2.5, hsl(palette.second, 95, 66), 1)
    );
  },
  heist: (s) => {
    const { width: w, height: h, between } = s;
    const tower = (x: number, fill: string, tall: number) => {
      const [top, wide] = [h * 0.9 - tall, between(24, 38)];
      const windows = times(8, (n) =>
        between(0, 1) > 0.4
          ? `M${Math.round(x + 7 + (n % 3) * 8)} ${Math.round(top + 10 + Math.floor(n / 3) * 14)}v4`
          : '',
      );
      return box(x, top, wide, tall + 40, 1, fill) + line(windows, s.light, 3.5, 'opacity=".7"');
    };
    return (
      circle(w * between(0.3, 0.7), h * 0.3, between(24, 40), '#fff', 'opacity=".3"') +
      times(6, (n) => box(round((n * w) / 6), h * between(0.3, 0.5), 40, h, 0, s.far)) +
      times(7, (n) => tower(round((n * w) / 7), n % 2 === 0 ? s.middle : s.near, between(44, 104))) +
      box(0, h * 0.88, w, h, 0, s.near) +
      line(`M-5 ${between(20, 60)}L${w + 5} ${between(60, 120)}`, '#ff4d6a', 1.5, 'opacity=".8"')
    );
  },
  fruit: (s) => {
    const { width: w, height: h, between, palette } = s;
    const [cx, cy] = [w * between(0.35, 0.65), h * between(0.4, 0.6)];
    const at = (angle: number) =>
      `${Math.round(cx + 420 * Math.cos(angle))} ${Math.round(cy + 420 * Math.sin(angle))}`;
    const wedges = times(12, (n) => `M${cx} ${cy}L${at(n * 0.5236)}L${at(n * 0.5236 + 0.26)}z`);
    const rays = path(wedges, hsl(palette.glow, 85, 50), 'opacity=".28"');
    return rays + lights(s, 12, 9, hsl(palette.second, 90, 65), 1) + hills(s, h * 0.86, 10, s.near);
  },
  'live-show': studio,
  'live-roulette': studio,
  'live-blackjack': studio,
  'live-baccarat': studio,
  'live-dice': studio,
  roulette: felt,
  blackjack: felt,
  poker: felt,
  craps: felt,
  baccarat: felt,
};
