import type { Figure } from './figures';
import { framesPerSecond, slowShare } from './figures';
import type { HallRun } from './measure';

/** The goals of the games hall with what was measured. Binding are those that do not depend on how busy the machine is. */
export function hallFigures(tilesInHtml: number, all: readonly HallRun[]): Figure[] {
  const each = (read: (one: HallRun) => number) => all.map(read);
  return [...documentFigures(tilesInHtml, each), ...frameFigures(each), ...workFigures(each)];
}

type Each = (read: (one: HallRun) => number) => number[];

function documentFigures(tilesInHtml: number, each: Each): Figure[] {
  const binding = { isBinding: true };
  return [
    told('tiles in the server’s HTML', [tilesInHtml], '', 24, { isFloor: true, ...binding }),
    told(
      'elements in the grid, most',
      each(({ look }) => look.mostNodes),
      '',
      180,
      binding,
    ),
    told(
      'rows without a tile, whole list',
      each(({ look }) => look.blankRows),
      '',
      0,
      binding,
    ),
    told(
      'layout shift',
      each(({ shift }) => shift),
      '',
      0,
      binding,
    ),
    told(
      'hall ÷ list without windowing',
      each(({ swipe, bare }) => swipe.busyMs / bare.busyMs),
      '',
      0.05,
    ),
    told(
      'tiles seen as outlines, whole list',
      each(({ look }) => look.outlines),
      '',
      0,
    ),
  ];
}

function frameFigures(each: Each): Figure[] {
  return [
    told(
      'long tasks, whole list',
      each(({ whole }) => whole.longTasks),
      '',
      0,
    ),
    told(
      'long tasks of a plain virtual list, swipe',
      each(({ plain }) => plain.longTasks),
      '',
      0,
    ),
    told(
      'frames over 33 ms, swipe',
      each(({ swipe }) => slowShare(swipe.frames, 33)),
      ' %',
      0.5,
    ),
    told(
      'the same of a plain virtual list',
      each(({ plain }) => slowShare(plain.frames, 33)),
      ' %',
      0.5,
    ),
    told(
      'frames a second, fling',
      each(({ fling }) => framesPerSecond(fling.frames)),
      '',
      57,
      { isFloor: true },
    ),
    told(
      'the same of a plain virtual list',
      each((one) => framesPerSecond(one.plainFling.frames)),
      '',
      57,
      {
        isFloor: true,
      },
    ),
  ];
}

function workFigures(each: Each): Figure[] {
  return [
    told(
      'main thread a frame, swipe',
      each(({ swipe }) => swipe.busyMs),
      ' ms',
      16,
    ),
    told(
      'the same of a plain virtual list',
      each(({ plain }) => plain.busyMs),
      ' ms',
      16,
    ),
    told(
      'hall ÷ plain virtual list, swipe',
      each(({ swipe, plain }) => swipe.busyMs / plain.busyMs),
      '',
      0.75,
    ),
    told(
      'hall ÷ plain virtual list, fling',
      each((one) => one.fling.busyMs / one.plainFling.busyMs),
      '',
      0.75,
    ),
    told(
      'first filter of a visit → result painted',
      each(({ firstFilterMs }) => firstFilterMs),
      ' ms',
      150,
    ),
    told(
      'filter pressed → result painted',
      each(({ filterMs }) => filterMs),
      ' ms',
      150,
    ),
    told(
      'search key → first result painted',
      each(({ searchMs }) => searchMs),
      ' ms',
      50,
    ),
  ];
}

function told(
  name: string,
  values: readonly number[],
  unit: string,
  limit: number,
  more: { isFloor?: boolean; isBinding?: boolean } = {},
): Figure {
  return { name, values, unit, limit, isBinding: false, ...more };
}
