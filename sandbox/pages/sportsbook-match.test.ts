// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../index';
import { createClock } from '../world/clock';

const START = Date.parse('2025-06-15T12:01:00Z');

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox({
    database: ':memory:',
    clock: createClock(() => START),
    isControlEnabled: false,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  sandbox.close();
});

/** The page as a browser runs it, with its calls sent to the sandbox. */
async function open(locale: 'en' | 'fr'): Promise<void> {
  const html = await (await call(`/platform/betting?locale=${locale}`)).text();
  document.documentElement.innerHTML = html;
  vi.stubGlobal('fetch', call);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('setInterval', () => 0);
  new Function(document.querySelector('body script')?.textContent ?? '')();
  await vi.waitFor(() => expect(document.querySelector('#soon .more')).not.toBeNull(), 8_000);
}

const call = (path: string) => sandbox.platform.fetch(new Request(new URL(path, 'http://platform.test')));

const shown = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('#match-markets details:not([hidden])'),
];

async function openFirst(): Promise<HTMLButtonElement> {
  const more = document.querySelector<HTMLButtonElement>('#soon .more');
  if (!more) throw new Error('No match to open');
  more.focus();
  more.click();
  await vi.waitFor(() => expect(shown().length).toBeGreaterThan(0));
  return more;
}

describe.each(['en', 'fr'] as const)('the page of a match (%s)', (locale) => {
  it('has as many markets as the row promises beside its own two, and the focus on its heading', async () => {
    await open(locale);
    const more = await openFirst();
    expect(shown()).toHaveLength(Number.parseInt(more.firstChild?.textContent ?? '', 10) + 2);
    expect(shown().every((card) => card.open)).toBe(true);
    expect(document.activeElement?.id).toBe('match-title');
    expect(document.querySelector<HTMLElement>('#listing')?.hidden).toBe(true);
    expect(document.querySelector('#match-markets')?.textContent).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('names the way to further markets, and says of odds that rest that they are suspended', async () => {
    await open(locale);
    const more = document.querySelector('#soon .more');
    expect(more?.firstChild?.textContent).toBe('9');
    const words = { en: /: 9 more markets$/, fr: /: 9 autres paris$/ };
    expect(more?.querySelector('.vh')?.textContent).toMatch(words[locale]);
    const odds = [...document.querySelectorAll('.odds button')];
    expect(
      odds.every((button) => button.hasAttribute('disabled') === (button.querySelector('b svg') !== null)),
    ).toBe(true);
    const resting = odds.filter((button) => button.hasAttribute('disabled'));
    expect(resting.length).toBeGreaterThan(0);
    const suspended = { en: /, odds suspended$/, fr: /, cote suspendue$/ };
    for (const button of resting) expect(button.querySelector('.vh')?.textContent).toMatch(suspended[locale]);
  });

  it('writes odds with a point, as sums have it', async () => {
    await open(locale);
    const odds = [...document.querySelectorAll('#soon .odds button:enabled b')].map(
      (node) => node.textContent,
    );
    expect(odds.every((price) => /^\d+\.\d\d$/.test(price))).toBe(true);
    expect(document.querySelector('.line span')?.textContent).toMatch(/\d\.5$/);
  });

  it('shows the markets of the group that was chosen, and gives the focus back to the row', async () => {
    await open(locale);
    const more = await openFirst();
    const chip = document.querySelector<HTMLButtonElement>('[data-group=half]');
    chip?.click();
    expect(shown()).toHaveLength(Number(chip?.querySelector('.count')?.textContent));
    document.querySelector<HTMLButtonElement>('#back')?.click();
    expect(document.activeElement).toBe(more);
    expect(document.querySelector<HTMLElement>('#match')?.hidden).toBe(true);
  });

  it('puts what is chosen into the slip, with its market, and keeps it there on the way back', async () => {
    await open(locale);
    await openFirst();
    const button = document.querySelector<HTMLButtonElement>('[data-of=half-total] button');
    button?.click();
    expect(button?.getAttribute('aria-pressed')).toBe('true');
    const name = document.querySelector('[data-of=half-total]')?.closest('details')?.querySelector('h3');
    expect(document.querySelector('#pick-match')?.textContent).toContain(name?.textContent);
    document.querySelector<HTMLButtonElement>('#back')?.click();
    await new Promise((done) => setTimeout(done, 50));
    expect(document.querySelector<HTMLElement>('#gone')?.hidden).toBe(true);
  });
});
