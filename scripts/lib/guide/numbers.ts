import type { Page } from 'playwright';
import type { Mark } from './scenes';

interface Place {
  number: number;
  x: number;
  y: number;
}

const SIZE = 22;
/** On a tall element the number is next to the first line, not at its middle. */
const LINE = 44;

/** Positions of the marked elements; throws when the page lacks one, so that no picture is wrong. */
async function places(page: Page, marks: readonly Mark[]): Promise<Place[]> {
  return Promise.all(
    marks.map(async ({ at }, index) => {
      const box = await page.locator(at).locator('visible=true').first().boundingBox();
      if (!box) throw new Error(`Nothing to mark at ${at} on ${page.url()}`);
      const middle = box.y + Math.min(box.height, LINE) / 2;
      return {
        number: index + 1,
        x: Math.max(2, box.x - SIZE - 4),
        y: Math.round(middle - SIZE / 2),
      };
    }),
  );
}

/** The positions once the layout is stable: dialogs open, pictures push content down. */
async function settledPlaces(page: Page, marks: readonly Mark[]): Promise<Place[]> {
  let before: Place[];
  let now = await places(page, marks);
  do {
    before = now;
    await page.waitForTimeout(250);
    now = await places(page, marks);
  } while (JSON.stringify(before) !== JSON.stringify(now));
  return now;
}

/** Draws the numbers above everything, including dialogs: the popover that opens last is on top. */
export async function addNumbers(page: Page, marks: readonly Mark[]): Promise<void> {
  await page.evaluate(
    ({ found, size }) => {
      const layer = document.createElement('div');
      layer.popover = 'manual';
      layer.style.cssText =
        'inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:none;pointer-events:none;overflow:hidden';
      for (const { number, x, y } of found) {
        const dot = document.createElement('span');
        dot.textContent = String(number);
        dot.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:${size}px;height:${size}px;border-radius:50%;background:#e5484d;color:#fff;font:700 13px/${size}px sans-serif;text-align:center;box-shadow:0 0 0 2px #fff`;
        layer.append(dot);
      }
      document.body.append(layer);
      layer.showPopover();
    },
    { found: await settledPlaces(page, marks), size: SIZE },
  );
}
