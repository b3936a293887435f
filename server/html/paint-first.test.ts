// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inlineScriptSources } from './policy-hashes.mjs';
import { joinStyles } from './joined-styles.mjs';
import { paintFirst } from './paint-first.mjs';

const chunk = (name: string, attributes = 'async=""') =>
  `<script src="/_next/${name}.js" ${attributes}></script>`;
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const hash = `integrity="sha256-abc="`;
const late = (html: string, joined = {}) => {
  const entry = { kind: 'APP_PAGE', html };
  joinStyles(entry, joined);
  paintFirst(entry);
  return entry.html;
};
const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
/** How Next.js writes a piece of a page's data. */
const piece = (text: string, kind = 1) =>
  `<script>self.__next_f.push(${JSON.stringify([kind, text]).replaceAll('<', '\\u003c')})</script>`;
const styles = (...names: string[]) =>
  names
    .map((name) => `<link rel="stylesheet" href="/_next/static/${name}.css" data-precedence="next"/>`)
    .join('');

describe('a cached page', () => {
  it('has no script or preload that competes with its styles', () => {
    const preload = `<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js" ${hash}/>`;
    const html = late(page(preload + chunk('b'), chunk('a', `${hash} async=""`)));
    expect(html).not.toMatch(/<script src=|rel="preload"/);
    expect(html).toContain('[["/_next/b.js"],["/_next/a.js","sha256-abc="]]</script>');
  });

  it('runs one script more than before, always the same', () => {
    const [one, other] = [chunk('a'), chunk('b')].map((script) => inlineScriptSources(late(page(script))));
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
    expect(late(page(markup + chunk('a')))).toContain(markup);
  });

  it('is changed once, however often it is stored, and only where it is a page', () => {
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

describe('the data of a cached page', () => {
  it('is one text without hashes of its own, whatever it holds', () => {
    const html = late(page(chunk('a'), begin + piece('1:"x"\n2:T4,<b>\r') + piece('\n\0\ue0000')));
    expect(html).not.toContain('__next_f.push(');
    expect(html).toContain(
      '<script type="text/x-component" id="page-data">1:"x"\n2:T4,\ue0001b>\ue0002\n\ue0003\ue00000</script>',
    );
    expect(inlineScriptSources(html)).toHaveLength(1);
  });

  it('does not repeat the structured data of the head', () => {
    const json = `{"name":"${'é'.repeat(60)} $& $1"}`;
    const row = `2:T${Buffer.byteLength(json).toString(16)},${json}3:{"json":"$2"}`;
    const html = late(
      page(`<script type="application/ld+json">${json}</script>${chunk('a')}`, begin + piece(row)),
    );
    expect(html.split(json)).toHaveLength(2);
    expect(html).toContain('id="page-data">2:T2,{}3:{"json":"$2"}</script>');
  });

  it('does not repeat the script in the head, which has run', () => {
    const script = `first("${'a'.repeat(60)}")`;
    const row = `7:["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(script)}}}]\n`;
    const html = late(page(`<script>${script}</script>${chunk('a')}`, begin + piece(row)));
    expect(html.split('first(')).toHaveLength(2);
    expect(html).toContain('{"__html":""}}]');
  });

  it('requests no styles that the document has, and leaves a text alone that looks so', () => {
    const hint = ':HL["/_next/static/chunks/a.css","style"]\n';
    const font = ':HL["/f.woff2","font",{"crossOrigin":""}]\n';
    const text = `3:T${(hint.length + 1).toString(16)},\n${hint}4:"end"\n`;
    const html = late(page(chunk('a'), begin + piece(`1:"x"\n${hint}${font}2:"y"\n${text}`)));
    expect(html).toContain(`id="page-data">1:"x"\n${font}2:"y"\n${text}</script>`);
  });

  it('keeps a text so short that it may occur anywhere', () => {
    const written = '7:{"type":"a","text":"T0,"}';
    const html = late(page(`<script>a</script><script></script>${chunk('a')}`, begin + piece(written)));
    expect(html).toContain(`id="page-data">${written}</script>`);
  });

  it('stays as it is where it is not text alone', () => {
    const written = begin + piece('1:"x"') + piece('AAAA', 3);
    expect(late(page(chunk('a'), written))).toContain(written);
  });
});

describe('the styles of a cached page', () => {
  const joined = { '/_next/static/a.css /_next/static/b.css': '/_next/static/css/ab.css' };
  const head = `<meta charSet="utf-8"/><link rel="preload" as="font" href="/f"/>${styles('a', 'b')}`;

  it('are one file before all that is fetched, behind the script that would wait for it', () => {
    const html = late(page(`${head}<script>first()</script>${chunk('a')}`), joined);
    expect(html).toContain(
      `<meta charSet="utf-8"/><script>first()</script>${styles('css/ab')}<link rel="preload" as="font"`,
    );
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  });

  it('need no script in the head, and none of the body is taken', () => {
    const html = late(page(head + chunk('a'), '<script>body()</script>'), joined);
    expect(html).toContain(`<meta charSet="utf-8"/>${styles('css/ab')}<link rel="preload"`);
    expect(html).toContain('<body><script>body()</script>');
  });

  it('stay as they are where the build joined no such files', () => {
    expect(late(page(head + styles('c') + chunk('a')), joined)).toContain(styles('a', 'b', 'c'));
  });
});

describe('in the browser', () => {
  let frames: FrameRequestCallback[] = [];
  const running = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => [
      script.getAttribute('src'),
      script.hasAttribute('async'),
      script.getAttribute('integrity'),
    ]);
  const ALL = [
    ['/_next/a.js', true, null],
    ['/_next/b.js', true, 'sha256-abc='],
  ];

  /** Opens the document as a browser does: its inline script runs in place. */
  function open(content = page(chunk('a') + chunk('b', `async="" ${hash}`))): void {
    document.documentElement.innerHTML = late(content);
    const starter = [...document.querySelectorAll('script')].at(-1)?.textContent ?? '';
    (0, eval)(starter);
  }
  function nextFrame(): void {
    const due = frames;
    frames = [];
    due.forEach((frame) => frame(0));
    vi.advanceTimersByTime(5);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  });
  afterEach(() => {
    Reflect.deleteProperty(window, '__next_f');
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('runs the scripts after the frame with the pictures of the first screen, each once', () => {
    open();
    nextFrame();
    expect(running()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    nextFrame();
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
    vi.advanceTimersByTime(5);
    expect(running()).toEqual(ALL);
  });

  it('requests a few scripts at a time, and Turbopack’s last', () => {
    const names = ['turbopack-a', 'b', 'c', 'd', 'e', 'f', 'g'];
    open(page(names.map((name) => chunk(name)).join('')));
    vi.advanceTimersByTime(400);
    const counts = [0, 1, 2, 3].map(() => {
      vi.advanceTimersToNextTimer();
      return running().length;
    });
    expect(counts).toEqual([3, 6, 7, 7]);
    expect(running().at(-1)?.[0]).toBe('/_next/turbopack-a.js');
  });

  it('hands over the data as it was, before the scripts', () => {
    const text = '1:"x"\n2:T4,<b>\r\n\0\ue0000';
    open(page(chunk('a'), begin + piece(text)));
    vi.advanceTimersByTime(400);
    expect((window as unknown as { __next_f: unknown }).__next_f).toEqual([[0], [1, text]]);
  });

  it('marks the styles of the joined file for Next.js, and fetches none of them again', () => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({
      getPropertyValue: (name: string) =>
        name === '--joined' ? '"/_next/static/a.css /_next/static/b.css"' : '',
    } as CSSStyleDeclaration);
    open();
    vi.advanceTimersByTime(400);
    const links = [...document.querySelectorAll('link[rel="stylesheet"][data-precedence="next"][disabled]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/_next/static/a.css',
      '/_next/static/b.css',
    ]);
  });

  it('runs them at once where nobody looks', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();
    expect(running()).toEqual(ALL);
  });
});
