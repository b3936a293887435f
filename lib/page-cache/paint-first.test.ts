// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inlineScriptSources } from './content-policy.cjs';
import { paintFirst, withLateScripts } from './paint-first.cjs';

const chunk = (name: string, attributes = 'async=""') =>
  `<script src="/_next/${name}.js" ${attributes}></script>`;
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const hash = `integrity="sha256-abc="`;

describe('a kept page', () => {
  it('has no script or preload that shares the line with its styles', () => {
    const preload = `<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js" ${hash}/>`;
    const html = withLateScripts(page(preload + chunk('b'), chunk('a', `${hash} async=""`)));
    expect(html).not.toMatch(/<script src=|rel="preload"/);
    expect(html).toContain('[["/_next/b.js"],["/_next/a.js","sha256-abc="]]</script>');
  });

  it('runs one script more than before, always the same', () => {
    const [one, other] = [chunk('a'), chunk('b')].map((script) =>
      inlineScriptSources(withLateScripts(page(script))),
    );
    expect(one).toHaveLength(1);
    expect(other).toEqual(one);
  });

  it.each([
    chunk('old', `${hash} noModule=""`),
    '<script src="https://vendor.example/a.js" async=""></script>',
    '<script>a()</script>',
    '<script type="application/ld+json">{}</script>',
    '<link rel="preload" as="font" href="/a.woff2"/>',
  ])('leaves alone what is no late script of the build: %s', (markup) => {
    expect(withLateScripts(page(markup + chunk('a')))).toContain(markup);
  });

  it('is changed once, however often it is kept, and only where it is a page', () => {
    const entry = { kind: 'APP_PAGE', html: page(chunk('a')) };
    paintFirst(entry);
    const once = entry.html;
    paintFirst(entry);
    expect(entry.html).toBe(once);
    const route = { kind: 'APP_ROUTE', html: page(chunk('a')) };
    paintFirst(route);
    expect(route.html).toContain('<script src=');
    paintFirst(null);
  });
});

describe('in the browser', () => {
  let frames: FrameRequestCallback[] = [];
  const running = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => [
      script.getAttribute('src'),
      script.async,
      script.integrity,
    ]);
  const ALL = [
    ['/_next/a.js', true, undefined],
    ['/_next/b.js', true, 'sha256-abc='],
  ];

  /** What the browser does with the document: its inline script runs where it stands. */
  function open(): void {
    document.documentElement.innerHTML = withLateScripts(page(chunk('a') + chunk('b', `async="" ${hash}`)));
    const starter = [...document.querySelectorAll('script')].at(-1)?.textContent ?? '';
    (0, eval)(starter);
  }
  function nextFrame(): void {
    const due = frames;
    frames = [];
    due.forEach((frame) => frame(0));
    vi.advanceTimersByTime(1);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('runs the scripts after a frame with the pictures of the first screen, each once', () => {
    open();
    nextFrame();
    expect(running()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(running()).toEqual([]);
    nextFrame();
    expect(running()).toEqual(ALL);
    vi.advanceTimersByTime(1_000);
    expect(running()).toHaveLength(2);
  });

  it('does not wait for a frame or picture that never comes', () => {
    open();
    vi.advanceTimersByTime(399);
    expect(running()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(running()).toEqual(ALL);
  });

  it('runs them at once where nobody looks', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();
    expect(running()).toEqual(ALL);
  });
});
