// @ts-check
const { withJoinedStyles } = require('./joined-styles.cjs');

/** Next.js's markup of an async script of the build, which runs as soon as it has loaded, even before the first paint. */
const ASYNC_SCRIPT = /<script src="(\/_next\/[^"]+)"((?: (?:async=""|integrity="[^"]*"))+)><\/script>/g;
/** Next.js's preload hint for such a script. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** Next.js's markup of the hydration data: one inline script per chunk. */
const PAGE_DATA =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*?\])\)<\/script>/g;
const BEGIN = 0;
/** A chunk of text; the chunks form one stream that may be split anywhere. */
const TEXT = 1;
/** The first inline script, which has run, and structured data: the browser renders neither again. */
const WRITTEN_ONCE = /<script(?: type="application\/ld\+json")?>([\s\S]*?)<\/script>/g;
/** A shorter text might also occur elsewhere in the data. */
const MIN_WRITTEN = 64;
/** Characters that HTML forbids or that its parser changes: each is escaped as the first of them and its index here. */
const ESCAPED = '\ue000<\r\0';
/** A preload hint, ahead of the page's rows, for a style sheet that the document already has. */
const STYLE_HINT = /^:HL\["[^"\n]*","style"\]\n/gm;
/** Start of a text row, the only kind of row that may contain a line break. */
const LONG_TEXT = /^[\da-f]+:T/m;
const INTEGRITY = /integrity="([^"]*)"/;
const LIST = 'late';
const DATA = 'page-data';
/** Slow pictures delay the scripts by no more than this. */
const LONGEST_WAIT_MS = 400;
/** Scripts requested in one task: a slow processor takes some five milliseconds for each. */
const AT_ONCE = 3;
/** Turbopack's runtime, which requests the scripts it does not find in the document: it is added last. */
const BUNDLER = /\/turbopack-[^/]*$/;
/**
 * Runs in the browser at the end of the document, which is after its styles have loaded: the scripts are added in the second
 * frame after the document's `load` event, when the first screen and its pictures have been painted. Their elements are like
 * Next.js's, which looks them up by address, and the hydration data is queued where Next.js looks for it. The
 * style sheets that a joined one replaces are added as disabled links: Next.js finds them instead of fetching them, and
 * the browser does not fetch disabled ones. A hidden document has no animation frames.
 */
const STARTER = `(d=>{let n=1,frame=requestAnimationFrame,text=i=>d.getElementById(i)?.textContent,then=f=>d.hidden?f():setTimeout(f),add=(t,o)=>{let e=d.createElement(t);for(let k in o)e.setAttribute(k,o[k]);d.head.append(e)},run=()=>{if(n){n=0;JSON.parse(getComputedStyle(d.documentElement).getPropertyValue("--joined")||'""').split(" ").map(href=>href&&add("link",{disabled:"",rel:"stylesheet",href,"data-precedence":"next"}));let f=text("${DATA}");f&&(self.__next_f??=[]).push([0],[1,f.replace(/\ue000(.)/g,(_,i)=>"\ue000<\\r\\0"[i])]);let list=JSON.parse(text("${LIST}")),next=()=>{list.splice(0,${AT_ONCE}).map(([src,integrity])=>add("script",{async:"",...integrity&&{integrity},src}));list[0]&&then(next)};then(next)}};d.hidden?run():(addEventListener("load",()=>frame(()=>frame(()=>setTimeout(run)))),setTimeout(run,${LONGEST_WAIT_MS}))})(document)`;

/** @typedef {import('./page-entry.cjs').PageValue} PageValue */

/**
 * Lets a cached page paint before its scripts are fetched and run, with its styles in one file. The page is complete without
 * scripts; otherwise they compete with its styles and pictures for bandwidth, and a device that has them in its cache runs
 * them before the first paint (decision 0012).
 * @param {PageValue | null} entry
 * @param {import('./joined-styles.cjs').JoinedStyles} joined
 */
function paintFirst(entry, joined) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  entry.html = withLateScripts(entry.html, joined);
}

/**
 * The document with its scripts deferred past the first paint, the hydration data as a data block, and its styles joined.
 * @param {string} html
 * @param {import('./joined-styles.cjs').JoinedStyles} joined
 * @returns {string}
 */
function withLateScripts(html, joined) {
  const end = html.lastIndexOf('</body>');
  /** @type {string[][]} */
  const scripts = [];
  const before = html
    .slice(0, end)
    .replace(PRELOAD, '')
    .replace(ASYNC_SCRIPT, (script, /** @type {string} */ address, /** @type {string} */ attributes) => {
      if (!attributes.includes('async')) return script;
      const integrity = INTEGRITY.exec(attributes)?.[1];
      scripts.push(integrity === undefined ? [address] : [address, integrity]);
      return '';
    });
  if (end === -1 || scripts.length === 0) return html;
  const isBundler = (/** @type {string[]} */ [address = '']) => BUNDLER.test(address);
  scripts.sort((one, other) => Number(isBundler(one)) - Number(isBundler(other)));
  const list = `<script type="application/json" id="${LIST}">${JSON.stringify(scripts)}</script>`;
  return `${withPlainData(withJoinedStyles(before, joined))}${list}<script>${STARTER}</script>${html.slice(end)}`;
}

/**
 * Moves the hydration data into one data block. Next.js's many inline scripts would each need a hash in the content
 * policy, and hold the data quoted. A page with chunks other than text stays as Next.js wrote it.
 * @param {string} html
 */
function withPlainData(html) {
  /** @type {unknown[][]} */
  const pieces = [...html.matchAll(PAGE_DATA)].map(([, piece]) => JSON.parse(piece ?? ''));
  if (pieces.length === 0 || pieces.some(([kind]) => kind !== BEGIN && kind !== TEXT)) return html;
  const rest = html.replace(PAGE_DATA, '');
  const text = withoutStyleHints(withoutWritten(pieces.map(([, part]) => part ?? '').join(''), rest));
  const escaped = text.replace(/[\ue000<\r\0]/g, (character) => `\ue000${ESCAPED.indexOf(character)}`);
  return `${rest}<script type="text/x-component" id="${DATA}">${escaped}</script>`;
}

/**
 * The data without preload hints for styles, which the document already has. Only rows before the first text row are
 * looked at: behind it a line may be part of a text.
 * @param {string} data
 */
function withoutStyleHints(data) {
  const rows = data.search(LONG_TEXT);
  const end = rows === -1 ? data.length : rows;
  return data.slice(0, end).replace(STYLE_HINT, '') + data.slice(end);
}

/**
 * The data without the texts of inline scripts that the document already has: React hydrates such an element as it is. A
 * long text is a row of its own, which begins with its length in bytes; a short one is a string.
 * @param {string} data
 * @param {string} html
 */
function withoutWritten(data, html) {
  let left = data;
  for (const [, text = ''] of html.matchAll(WRITTEN_ONCE)) {
    if (text.length < MIN_WRITTEN) continue;
    left = left
      .replace(`T${Buffer.byteLength(text).toString(16)},${text}`, 'T2,{}')
      .replace(JSON.stringify(text), '""');
  }
  return left;
}

module.exports = { paintFirst, STARTER, withLateScripts };
