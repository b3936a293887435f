import { hsl } from './palette';
import { hills, lights, times, type Stage } from './stage';
import { box, circle, line, oval, path, round } from './svg';

type Scene = (stage: Stage) => string;

/** Backdrops under water, in space and in enchanted places, by world. */
export const WONDER_SCENES: Readonly<Record<string, Scene>> = {
  ocean: (s) => {
    const { width: w, height: h, between } = s;
    const weed = (x: number) =>
      line(
        `M${x} ${h}q${between(-16, 16)}-${between(20, 40)} ${between(-4, 4)}-${between(44, 76)}`,
        s.near,
        between(6, 11),
      );
    return (
      times(4, () =>
        path(
          `M${between(0, w)} -5l${between(-70, 10)} ${h}h${between(20, 44)}L${between(w * 0.3, w * 0.7)} -5z`,
          s.light,
          'opacity=".1"',
        ),
      ) +
      hills(s, h * 0.74, 20, s.far) +
      hills(s, h * 0.84, 16, s.middle) +
      times(9, (n) => weed(round((n / 8) * w + between(-10, 10)))) +
      hills(s, h * 0.94, 8, s.near) +
      times(10, () =>
        circle(
          between(8, w - 8),
          between(8, h * 0.8),
          between(2, 6),
          'none',
          'stroke="#fff" stroke-width="1.2" opacity=".5"',
        ),
      )
    );
  },
  space: (s) => {
    const { width: w, height: h, between, palette } = s;
    const [x, y, r] = [w * between(0.05, 0.95), h * between(0.1, 0.5), between(16, 34)];
    return (
      oval(
        w * between(0.2, 0.8),
        h * 0.5,
        w * 0.5,
        40,
        hsl(palette.second, 90, 55),
        `opacity=".2" transform="rotate(${between(-30, 30)} 144 96)"`,
      ) +
      lights(s, 40, 1.5, '#fff', 1) +
      circle(x, y, r, hsl(palette.second, 60, 46)) +
      circle(round(x + r * 0.3), round(y + r * 0.25), r, '#0007') +
      path(`M0 ${h}Q${w / 2} ${h * between(0.72, 0.84)} ${w} ${h}z`, s.middle) +
      path(`M0 ${h}Q${w / 2} ${h * 0.84} ${w} ${h}z`, s.near)
    );
  },
  jungle: (s) => {
    const { width: w, height: h, between } = s;
    const shape = `<defs><g id="leaf"><path d="M0 0C-30-20-30-70 0-104C30-70 30-20 0 0z"/>${line('M0 0V-90M-14-40l14 16l14-16M-15-62l15 16l15-16', '#fff3', 2)}</g></defs>`;
    const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
      `<use href="#leaf" fill="${fill}" transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${size})"/>`;
    return (
      shape +
      path(
        times(4, (n) => `M${w * (0.2 + n * 0.2)} -5l-40 ${h}h26z`),
        s.light,
        'opacity=".12"',
      ) +
      hills(s, h * 0.7, 20, s.far) +
      times(5, (n) =>
        leaf(-6, h * (0.15 + n * 0.22), between(60, 120), between(0.7, 1), n % 2 === 0 ? s.middle : s.near),
      ) +
      times(5, (n) =>
        leaf(
          w + 6,
          h * (0.15 + n * 0.22),
          between(-120, -60),
          between(0.7, 1),
          n % 2 === 0 ? s.near : s.middle,
        ),
      ) +
      times(5, (n) => leaf((n / 4) * w, h + 20, between(-24, 24), 0.7, s.near))
    );
  },
  gems: (s) => {
    const { width: w, height: h, between, palette } = s;
    const shard = () => {
      const [x, y] = [between(0, w), between(0, h)];
      return path(
        `M${x} ${y}l${between(30, 80)} ${between(-40, 20)}l${between(-50, 20)} ${between(30, 80)}z`,
        hsl(between(0, 1) > 0.5 ? palette.glow : palette.second, 85, 62),
        `opacity="${between(0.1, 0.3)}"`,
      );
    };
    const spike = (x: number) =>
      path(
        `M${x - 18} ${h}L${x - between(4, 12)} ${h - between(34, 72)}L${x + 6} ${h - between(50, 90)}L${x + 20} ${h}z`,
        s.middle,
      );
    return (
      times(13, shard) +
      times(8, (n) => spike(round((n / 7) * w))) +
      hills(s, h * 0.92, 8, s.near) +
      lights(s, 14, 2, '#fff', 1)
    );
  },
  magic: (s) => {
    const { width: w, height: h, between } = s;
    const tower = (x: number, top: number, size: number, fill: string) =>
      path(
        `M${x - size} ${h}V${top + 26}H${x - size * 1.3}L${x} ${top - 22}L${x + size * 1.3} ${top + 26}H${x + size}V${h}z`,
        fill,
      ) + box(x - 3, top + 36, 6, 11, 3, s.light, 'opacity=".8"');
    return (
      circle(w * between(0.3, 0.7), h * 0.34, between(36, 54), s.light, 'opacity=".3"') +
      lights(s, 26, 1.6, '#fff', 0.7) +
      tower(between(20, 50), h * 0.42, 15, s.far) +
      tower(w - between(20, 50), h * 0.36, 18, s.middle) +
      tower(w - between(70, 90), h * 0.56, 12, s.far) +
      hills(s, h * 0.8, 14, s.middle) +
      hills(s, h * 0.9, 10, s.near)
    );
  },
  book: (s) => {
    const { width: w, height: h, between, palette } = s;
    const spines = (y: number, hue: number, shade: number) => {
      const dashes = times(3, () => `${Math.round(between(7, 16))} ${Math.round(between(2, 12))} `).trim();
      return line(
        `M0 ${y}H${w}`,
        hsl(hue, 45, shade),
        38,
        `stroke-dasharray="${dashes}" stroke-linecap="butt"`,
      );
    };
    const shelf = (y: number) =>
      spines(y + 22, palette.night, 20) +
      spines(y + 24, palette.second, 19) +
      spines(y + 26, palette.main, 24) +
      path(`M0 ${y + 42}h${w}v5h-${w}z`, s.near);
    const candle = (x: number) =>
      circle(x, h * 0.62, 26, s.light, 'opacity=".22"') +
      box(x - 4, h * 0.66, 8, 60, 2, '#f3e3bd') +
      path(`M${x} ${h * 0.56}q7 10 0 19q-7-9 0-19z`, '#ffd76a');
    return (
      shelf(-6) +
      shelf(42) +
      shelf(90) +
      shelf(138) +
      circle(w / 2, h * 0.44, h * 0.48, s.light, 'opacity=".16"') +
      candle(between(18, 40)) +
      candle(w - between(18, 40))
    );
  },
  greek: (s) => {
    const { width: w, height: h, between } = s;
    const column = (x: number) =>
      box(x - 12, 22, 24, h, 0, hsl(s.palette.night, 35, 44)) +
      line(`M${x - 6} 30V${h}M${x} 30V${h}M${x + 6} 30V${h}`, '#0003', 2) +
      box(x - 18, 14, 36, 10, 3, hsl(s.palette.night, 35, 58));
    const cloud = (x: number) =>
      oval(x, h * between(0.8, 0.92), between(44, 70), between(16, 24), '#fff', 'opacity=".2"');
    const inset = between(18, 34);
    return (
      times(3, (n) => path(`M${w / 2} ${h * 0.4}L${w * (0.1 + n * 0.35)} -5h40z`, s.light, 'opacity=".16"')) +
      column(inset) +
      column(w - inset) +
      column(inset + 42) +
      column(w - inset - 42) +
      times(6, (n) => cloud(round((n / 5) * w))) +
      hills(s, h * 0.94, 6, s.near)
    );
  },
};
