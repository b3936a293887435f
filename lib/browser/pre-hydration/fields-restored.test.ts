// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldsRestored } from './fields-restored';
import type { EarlyActions } from './script';

const replay = vi.fn();
let early: EarlyActions;

beforeEach(() => {
  early = window.earlyActions = { typed: new Map(), replay };
  document.body.innerHTML = `<input name="elsewhere"><div data-hydrates-late>
    <input name="amount" value="20"><input name="card"><input name="agree" type="checkbox" checked>
    <select name="bank"><option value="">-</option><option value="7">Seven</option></select></div>`;
});

const set = (name: string, change: Partial<HTMLInputElement>) =>
  Object.assign(document.querySelector(`[name="${name}"]`) ?? {}, change);
const noted = () => [...early.typed].map(([{ name }, entry]) => [name, ...entry]);

async function isResolved(restored: Promise<void>): Promise<boolean> {
  return Promise.race([restored.then(() => true), Promise.resolve().then(() => false)]);
}

it('waits while fields stand as they were rendered, whatever is outside of late parts', async () => {
  set('elsewhere', { value: 'x' });
  expect(await isResolved(fieldsRestored())).toBe(false);
  expect(noted()).toEqual([]);
});

it('records each text and choice that the browser has changed', async () => {
  set('amount', { value: '123' });
  set('agree', { checked: false });
  set('bank', { value: '7' });
  expect(await isResolved(fieldsRestored())).toBe(true);
  expect(noted()).toEqual([
    ['amount', '123', undefined],
    ['bank', '7', undefined],
  ]);
  expect(replay).toHaveBeenCalled();
});

it('looks again when the document is loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const restored = fieldsRestored();
  set('card', { value: '4242' });
  window.dispatchEvent(new Event('load'));
  expect(await isResolved(restored)).toBe(true);
  expect(noted()).toEqual([['card', '4242', undefined]]);
  vi.restoreAllMocks();
});
