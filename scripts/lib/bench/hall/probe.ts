/** Runs in the measured page, before its own scripts: scrolls it, and watches frames, long tasks and layout shifts. */

interface ScrollRun {
  /** Times between frames, in milliseconds. */
  frames: number[];
  longTasks: number;
  /** Maximum number of elements in the list, and visible rows without a tile; only counted on request. */
  mostNodes: number;
  blankRows: number;
  /** Visible tiles whose game was still loading. */
  outlines: number;
}

interface ScrollWish {
  pixelsPerFrame: number;
  /** Number of frames to scroll; without it to the list's end. */
  frames?: number;
  isInspecting?: boolean;
}

let shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as (PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
  })[]) {
    if (!entry.hadRecentInput) shift += entry.value;
  }
}).observe({ type: 'layout-shift', buffered: true });

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

const listElement = () =>
  document.querySelector('[data-list]') ?? document.querySelector('[data-tile]')?.parentElement ?? null;

/** Enough for the whole list several times. */
const MAX_FRAMES = 4_000;

async function scroll({
  pixelsPerFrame,
  frames = MAX_FRAMES,
  isInspecting = false,
}: ScrollWish): Promise<ScrollRun> {
  const run: ScrollRun = { frames: [], longTasks: 0, mostNodes: 0, blankRows: 0, outlines: 0 };
  const observer = new PerformanceObserver((list) => (run.longTasks += list.getEntries().length));
  observer.observe({ type: 'longtask' });
  const end = (listElement()?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight;
  let before = await nextFrame();
  for (let count = 0; count < frames && scrollY < end - 1; count += 1) {
    scrollTo({ top: Math.min(end, scrollY + pixelsPerFrame), behavior: 'instant' });
    const now = await nextFrame();
    run.frames.push(now - before);
    before = now;
    if (isInspecting) inspect(run);
  }
  if (run.frames.length === MAX_FRAMES) throw new Error(`No end of the list: ${scrollY} of ${end} pixels`);
  await nextFrame();
  run.longTasks += observer.takeRecords().length;
  observer.disconnect();
  return run;
}

/** Inspects the list as last painted, before this frame's own changes. */
function inspect(run: ScrollRun): void {
  const list = listElement();
  if (!list) return;
  run.mostNodes = Math.max(run.mostNodes, list.getElementsByTagName('*').length);
  const { top, bottom, left, width } = list.getBoundingClientRect();
  for (const x of [left + width / 4, left + (width * 3) / 4]) {
    for (let y = HEADER_PX; y < innerHeight - FOOT_PX; y += 40) {
      if (y < top || y > bottom - GAP_PX) continue;
      // The gap between two rows is empty by design: a little lower there is a tile again.
      const tile = tileAt(x, y) ?? tileAt(x, y + GAP_PX);
      if (!tile) run.blankRows += 1;
      if (tile?.getAttribute('aria-busy') === 'true') run.outlines += 1;
    }
  }
}

/** Fixed areas at the top and bottom of the page, and the gap between rows, with some margin. */
const HEADER_PX = 120;
const FOOT_PX = 120;
const GAP_PX = 20;

function tileAt(x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find((element) => element.matches('[data-tile], .tile'));
}

const RESPONSE_LIMIT_MS = 15_000;

/** Milliseconds from `action` until `isDone` holds and is painted. */
async function time(action: () => void, isDone: () => boolean): Promise<number> {
  const since = performance.now();
  action();
  // Checked right before a frame is painted; the next task runs after it.
  do {
    if (performance.now() - since > RESPONSE_LIMIT_MS) throw new Error('No response');
    await nextFrame();
  } while (!isDone());
  await new Promise((resolve) => setTimeout(resolve, 0));
  return performance.now() - since;
}

const tileNames = () => [...document.querySelectorAll('main [data-tile] a')].map((link) => link.textContent);
const isWaiting = () => document.querySelector('main [inert] [data-tile], main [aria-busy="true"]') !== null;

/** Clicks the button of that name and waits for another list of games. */
function filter(name: string): Promise<number> {
  const button = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed]')].find(
    (candidate) => candidate.textContent === name,
  );
  const before = tileNames().join();
  return time(
    () => button?.click(),
    () => !isWaiting() && tileNames().length > 0 && tileNames().join() !== before,
  );
}

/** Types the last letter of a search into the open dialog and waits for the first result. */
function search(text: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('dialog input[type="search"]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const isFound = () =>
    [...document.querySelectorAll('dialog a')].some((link) =>
      link.textContent.toLowerCase().startsWith(text.toLowerCase()),
    );
  return time(() => {
    write?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }, isFound);
}

const probe = { scroll, filter, search, shift: () => shift };
export type HallProbe = typeof probe;
Object.assign(window, { hallProbe: probe });
