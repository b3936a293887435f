import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBuild } from './build-watch';

const requested = vi.fn<typeof fetch>();
const onOutdated = vi.fn();
/** Mock of Next.js's click listener on the document. */
const framework = vi.fn((event: Event) => event.preventDefault());
let stop = () => {};

function respondWith(...versions: (string | Response)[]): void {
  for (const version of versions) {
    requested.mockResolvedValueOnce(typeof version === 'string' ? Response.json({ version }) : version);
  }
}

async function minutes(count: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(count * 60_000);
}

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  fireEvent.click(document.body.querySelector('a, button') ?? document.body, init);
}

beforeEach(() => {
  vi.useFakeTimers();
  requested.mockReset();
  requested.mockImplementation(async () => Response.json({ version: 'a1' }));
  vi.stubGlobal('fetch', requested);
  document.documentElement.dataset.build = 'a1';
  document.addEventListener('click', framework, true);
  stop = watchBuild(onOutdated);
});
afterEach(() => {
  stop();
  document.removeEventListener('click', framework, true);
  framework.mockClear();
  onOutdated.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchBuild', () => {
  it('R-SW-02 requests every minute which build responds, and announces another one once', async () => {
    await minutes(3);
    expect(requested).toHaveBeenCalledTimes(3);
    expect(onOutdated).not.toHaveBeenCalled();
    respondWith('b2', 'b2');
    await minutes(2);
    expect(onOutdated).toHaveBeenCalledOnce();
    expect(requested).toHaveBeenCalledTimes(4);
  });

  it('leaves the next link to the browser, so that the new page is whole', async () => {
    click('<a href="/offers">Offers</a>');
    expect(framework).toHaveBeenCalledOnce();
    respondWith('b2');
    await minutes(1);
    click('<a href="/offers">Offers</a>');
    expect(framework).toHaveBeenCalledOnce();
  });

  it.each([
    ['a button', '<button>Pay</button>', {}],
    ['another site', '<a href="https://other.test/">Out</a>', {}],
    ['a window of its own', '<a href="/rules" target="_blank">Rules</a>', {}],
    ['a place on the same page', '<a href="#real">Play</a>', {}],
    ['a new tab', '<a href="/offers">Offers</a>', { ctrlKey: true }],
  ])('interrupts nothing else: %s', async (_, html, init) => {
    respondWith('b2');
    await minutes(1);
    click(html, init);
    expect(framework).toHaveBeenCalledOnce();
  });

  it.each([
    ['an error', new Response(null, { status: 503 })],
    ['a page', new Response('<html></html>')],
    ['nothing', Response.json({})],
    ['no text', Response.json({ version: 7 })],
  ])('takes %s for no new build', async (_, response) => {
    respondWith(response);
    await minutes(1);
    expect(onOutdated).not.toHaveBeenCalled();
  });

  it('requests nothing while hidden, and at once on coming back', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await minutes(5);
    expect(requested).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toHaveBeenCalledOnce();
    hidden.mockRestore();
  });
});
