import { figuresOf, floor, framesPerSecond, slowShare, type Figure, type Row } from '../figures';
import type { HallRun } from './measure';

/** These do not depend on the machine's load. */
const BINDING: readonly Row<HallRun>[] = [
  ['elements in the grid, most', ({ look }) => look.mostNodes, '', 180],
  ['rows without a tile, whole list', ({ look }) => look.blankRows, '', 0],
  ['layout shift', ({ shift }) => shift, '', 0],
];

const INFORMATIVE: readonly Row<HallRun>[] = [
  ['hall ÷ list without windowing', ({ swipe, bare }) => swipe.busyMs / bare.busyMs, '', 0.05],
  ['tiles seen as outlines, whole list', ({ look }) => look.outlines, '', 0],
  ['long tasks, whole list', ({ whole }) => whole.longTasks, '', 0],
  ['long tasks of a plain virtual list, swipe', ({ plain }) => plain.longTasks, '', 0],
  ['frames over 33 ms, swipe', ({ swipe }) => slowShare(swipe.frames, 33), ' %', 0.5],
  ['the same of a plain virtual list', ({ plain }) => slowShare(plain.frames, 33), ' %', 0.5],
  ['frames a second, fling', ({ fling }) => framesPerSecond(fling.frames), '', 57, true],
  ['the same of a plain virtual list', ({ plainFling }) => framesPerSecond(plainFling.frames), '', 57, true],
  ['main thread a frame, swipe', ({ swipe }) => swipe.busyMs, ' ms', 16],
  ['the same of a plain virtual list', ({ plain }) => plain.busyMs, ' ms', 16],
  ['hall ÷ plain virtual list, swipe', ({ swipe, plain }) => swipe.busyMs / plain.busyMs, '', 0.75],
  ['hall ÷ plain virtual list, fling', ({ fling, plainFling }) => fling.busyMs / plainFling.busyMs, '', 0.75],
  ['first filter of a visit → result painted', ({ firstFilterMs }) => firstFilterMs, ' ms', 150],
  ['filter clicked → result painted', ({ filterMs }) => filterMs, ' ms', 150],
  ['search key → first result painted', ({ searchMs }) => searchMs, ' ms', 50],
];

/** The goals of the game hall with their measured values. */
export function hallGoals(tilesInHtml: number, runs: readonly HallRun[]): Figure[] {
  return [
    floor('tiles in the server’s HTML', tilesInHtml, 24),
    ...figuresOf(runs, BINDING),
    ...figuresOf(runs, INFORMATIVE, false),
  ];
}
