import { hsl } from './palette';
import { hills, lights, peaks, pine, times, type Stage } from './stage';
import { box, circle, line, oval, path, round } from './svg';

type Scene = (stage: Stage) => string;

/** Backdrops under an open sky, by world. */
export const LAND_SCENES: Readonly<Record<string, Scene>> = {
  egypt: (s) => {
    const { width: w, height: h, between } = s;
    const pyramid = (x: number, size: number, fill: string) =>
      path(`M${x} ${h * 0.8 - size}l${size * 0.9} ${size}h${-size * 1.8}z`, fill) +
      path(`M${x} ${h * 0.8 - size}l${size * 0.9} ${size}h${-size * 0.6}z`, '#0003');
    return (
      lights(s, 14, 1.2, '#fff', 0.5) +
      circle(between(w * 0.15, w * 0.85), h * 0.32, between(20, 34), s.light, 'opacity=".55"') +
      pyramid(round(w * between(0.1, 0.3)), between(80, 105), s.far) +
      pyramid(round(w * between(0.75, 0.95)), between(60, 95), s.middle) +
      hills(s, h * 0.78, 14, s.middle) +
      hills(s, h * 0.88, 10, s.near)
    );
  },
  dragon: (s) =>
    circle(s.between(40, s.width - 40), s.between(30, 60), s.between(18, 30), s.light, 'opacity=".5"') +
    peaks(s, s.height * 0.72, 90, 5, s.far) +
    peaks(s, s.height * 0.85, 70, 6, s.middle) +
    peaks(s, s.height * 0.97, 44, 8, s.near) +
    lights(s, 22, 1.9, s.light, 1),
  norse: (s) => {
    const { width: w, height: h, between } = s;
    const aurora = (y: number, hue: number) =>
      line(
        `M-10 ${y}C${w * 0.3} ${y - between(20, 50)} ${w * 0.5} ${y + between(20, 50)} ${w + 10} ${y - between(5, 30)}`,
        hsl(hue, 90, 60),
        20,
        'opacity=".28"',
      );
    return (
      lights(s, 16, 1.2, '#fff', 0.5) +
      aurora(between(30, 50), s.palette.glow) +
      aurora(between(50, 80), s.palette.second) +
      peaks(s, h * 0.78, 86, 5, s.far) +
      peaks(s, h * 0.9, 56, 6, s.middle) +
      hills(s, h * 0.9, 8, s.near)
    );
  },
  west: (s) => {
    const { width: w, height: h, between } = s;
    const mesa = (x: number, top: number, size: number, fill: string) =>
      path(
        `M${x - size} ${h}L${x - size * 0.7} ${top + 26}L${x - size * 0.6} ${top}H${x + size * 0.6}L${x + size * 0.7} ${top + 30}L${x + size} ${h}z`,
        fill,
      );
    return (
      circle(w * between(0.3, 0.7), h * 0.52, between(44, 60), s.light, 'opacity=".5"') +
      mesa(w * between(0.05, 0.2), h * between(0.35, 0.5), 46, s.far) +
      mesa(w * between(0.8, 0.95), h * between(0.4, 0.52), 56, s.middle) +
      hills(s, h * 0.82, 8, s.middle) +
      hills(s, h * 0.92, 8, s.near)
    );
  },
  wild: (s) => {
    const { width: w, height: h, between } = s;
    return (
      circle(w * between(0.2, 0.8), h * 0.32, between(34, 54), '#fff', 'opacity=".28"') +
      lights(s, 14, 1.1, '#fff', 0.5) +
      peaks(s, h * 0.74, 60, 4, s.far) +
      hills(s, h * 0.78, 14, s.middle) +
      times(11, (n) => pine(round((n / 10) * w + between(-8, 8)), h * 0.92, between(28, 62), s.near)) +
      hills(s, h * 0.9, 8, s.near)
    );
  },
  winter: (s) => {
    const { width: w, height: h, between } = s;
    const snow = hsl(s.palette.night, 45, 72);
    return (
      peaks(s, h * 0.72, 70, 5, s.far) +
      times(7, (n) => pine(round((n / 6) * w + between(-9, 9)), h * 0.86, between(30, 60), s.middle)) +
      hills(s, h * 0.8, 14, snow) +
      hills(s, h * 0.9, 10, hsl(s.palette.night, 40, 46)) +
      lights(s, 34, 2, '#fff', 1)
    );
  },
  horror: (s) => {
    const { width: w, height: h, between } = s;
    const tree = (x: number, lean: number) =>
      line(
        `M${x} ${h}C${x + lean} ${h * 0.7} ${x - lean} ${h * 0.5} ${x + lean} ${h * 0.2}M${x} ${h * 0.6}l${lean * 2}-30M${x} ${h * 0.48}l${-lean * 1.6}-26`,
        s.near,
        7,
      );
    return (
      circle(w * between(0.3, 0.7), h * 0.38, between(46, 64), s.light, 'opacity=".38"') +
      hills(s, h * 0.76, 12, s.middle) +
      tree(between(10, 36), between(8, 20)) +
      tree(w - between(10, 36), -between(8, 20)) +
      times(3, () => box(between(30, w - 60), h * 0.72, between(14, 22), 40, 9, s.near)) +
      hills(s, h * 0.88, 8, s.near) +
      oval(w / 2, h * 0.82, w * 0.6, 12, s.light, 'opacity=".14"')
    );
  },
  pirate: (s) => {
    const { width: w, height: h, between } = s;
    const wave = (y: number, fill: string) =>
      path(`M0 ${y}${times(6, () => `q${w / 12}-${between(6, 14)} ${w / 6} 0`)}V${h}H0z`, fill);
    const palm = between(16, 60);
    return (
      circle(w * between(0.55, 0.8), h * 0.34, between(28, 42), s.light, 'opacity=".45"') +
      lights(s, 12, 1.1, '#fff', 0.4) +
      oval(palm, h * 0.76, 70, 18, s.middle) +
      line(`M${palm} ${h * 0.74}q8-40 22-66`, s.near, 6) +
      line(
        `M${palm + 22} ${h * 0.74 - 66}q-26-16-40 8m40-8q-8-26-34-22m34 22q22-24 42-6m-42 6q28-4 34 18`,
        s.near,
        7,
      ) +
      wave(h * 0.76, s.far) +
      wave(h * 0.84, s.middle) +
      wave(h * 0.92, s.near)
    );
  },
  candy: (s) => {
    const { width: w, height: h, between, palette } = s;
    const pop = (x: number, y: number, r: number, hue: number) =>
      line(`M${x} ${y}V${h}`, '#fff', 4, 'opacity=".7"') +
      circle(x, y, r, hsl(hue, 85, 66)) +
      circle(x, y, r * 0.6, 'none', 'stroke="#fff" stroke-width="4" opacity=".7"');
    const cloud = (x: number, y: number) =>
      `<g fill="#fff" opacity=".5"><circle cx="${x}" cy="${y}" r="16"/><circle cx="${x + 18}" cy="${y - 8}" r="20"/><circle cx="${x + 40}" cy="${y}" r="15"/></g>`;
    return (
      cloud(between(0, 40), between(24, 60)) +
      cloud(w - between(50, 90), between(20, 50)) +
      pop(between(14, 40), h * 0.58, between(14, 22), palette.second) +
      pop(w - between(14, 40), h * 0.52, between(14, 24), palette.glow) +
      hills(s, h * 0.74, 16, hsl(palette.night, 70, 58)) +
      hills(s, h * 0.84, 12, hsl(palette.second, 65, 46)) +
      hills(s, h * 0.92, 8, hsl(palette.night, 70, 28))
    );
  },
  asia: (s) => {
    const { width: w, height: h, between } = s;
    const x = w * between(0.12, 0.26);
    const roof = (y: number, size: number) =>
      path(
        `M${x - size} ${y}q${size * 0.6}-4 ${size * 0.8}-18h${size * 0.4}q${size * 0.2} 14 ${size * 0.8} 18z`,
        s.near,
      ) + box(x - size * 0.5, y, size, 20, 0, s.middle);
    const cloud = (cx: number, cy: number) =>
      line(`M${cx} ${cy}h50m-60 9h46m-22 9h54`, s.light, 5, 'opacity=".22"');
    return (
      circle(w * between(0.5, 0.75), h * 0.42, between(50, 70), s.light, 'opacity=".4"') +
      cloud(between(0, w - 60), between(24, 60)) +
      cloud(between(0, w - 60), between(60, 110)) +
      peaks(s, h * 0.82, 50, 4, s.far) +
      roof(h * 0.48, 30) +
      roof(h * 0.62, 40) +
      roof(h * 0.76, 50) +
      hills(s, h * 0.86, 10, s.near)
    );
  },
  aztec: (s) => {
    const { width: w, height: h, between } = s;
    const x = w * between(0.2, 0.8);
    const steps = times(5, (n) =>
      box(
        round(x - 84 + n * 15),
        round(h * 0.8 - n * 20),
        168 - n * 30,
        22,
        0,
        n % 2 === 0 ? s.middle : s.far,
      ),
    );
    return (
      circle(x, h * 0.36, between(40, 60), s.light, 'opacity=".42"') +
      hills(s, h * 0.72, 18, s.far) +
      steps +
      box(x - 9, h * 0.42, 18, h * 0.5, 0, '#0004') +
      times(8, (n) => oval(round((n / 7) * w), h, between(22, 40), between(22, 44), s.near))
    );
  },
  plane: (s) => {
    const { width: w, height: h, between } = s;
    const cloud = (x: number, y: number, size: number, opacity: number) =>
      `<g fill="#fff" opacity="${opacity}"><ellipse cx="${x}" cy="${y}" rx="${size * 2}" ry="${size * 0.7}"/><circle cx="${x - size * 0.5}" cy="${y - size * 0.5}" r="${size * 0.8}"/><circle cx="${x + size * 0.6}" cy="${y - size * 0.4}" r="${size * 0.65}"/></g>`;
    return (
      circle(w * between(0.6, 0.85), h * 0.3, between(26, 40), s.light, 'opacity=".7"') +
      times(3, () => cloud(between(0, w), between(30, h * 0.6), between(12, 20), 0.16)) +
      peaks(s, h * 0.9, 34, 6, s.middle) +
      times(3, (n) => cloud(round((n / 2) * w), h * 0.92, between(24, 34), 0.2))
    );
  },
  football: (s) => {
    const { width: w, height: h, between } = s;
    const lamp = (x: number) =>
      path(`M${x} 12L${x - 70} ${h}H${x + 90}z`, s.light, 'opacity=".14"') +
      line(`M${x - 10} 8h0m10 0h0m10 0h0m-20 9h0m10 0h0m10 0h0`, '#fff', 7);
    return (
      box(0, h * 0.4, w, h * 0.28, 0, s.middle) +
      line(
        times(40, () => `M${Math.round(between(0, w))} ${Math.round(between(h * 0.41, h * 0.66))}h0`),
        s.far,
        4,
      ) +
      lamp(between(30, 60)) +
      lamp(w - between(30, 60)) +
      path(`M0 ${h * 0.66}H${w}V${h}H0z`, hsl(128, 60, 22)) +
      times(4, (n) =>
        path(
          `M${w * (0.1 + n * 0.25)} ${h * 0.66}h${w * 0.1}L${w * (n * 0.34)} ${h}h-${w * 0.16}z`,
          hsl(128, 60, 27),
        ),
      )
    );
  },
};
