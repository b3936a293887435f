// @ts-check
const { withJoinedStyles } = require('./joined-styles.cjs');

/** How the framework writes a script of the build that runs as soon as it has come, before or after the first paint. */
const ASYNC_SCRIPT = /<script src="(\/_next\/[^"]+)"((?: (?:async=""|integrity="[^"]*"))+)><\/script>/g;
/** The framework's own wish for one of them, ahead of its place. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** How the framework writes what its code takes a page over from: one inline script for each piece. */
const PAGE_DATA =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*?\])\)<\/script>/g;
const BEGIN = 0;
/** A piece of text; the pieces are one stream, cut anywhere. */
const TEXT = 1;
/** The first script, which has run, and structured data: nothing in the browser writes either again. */
const WRITTEN_ONCE = /<script(?: type="application\/ld\+json")?>([\s\S]*?)<\/script>/g;
/** A shorter text could stand anywhere in the data. */
const MIN_WRITTEN = 64;
/** What a document may not hold, or changes as it is read, stands behind this character as its place in this line. */
const ESCAPED = '\ue000<\r\0';
/** The framework's wish, ahead of the page's rows, for a file of styles the document has already. */
const STYLE_HINT = /^:HL\["[^"\n]*","style"\]\n/gm;
/** How a long text begins, the only kind of row that may hold a line's end of its own. */
const LONG_TEXT = /^[\da-f]+:T/m;
const INTEGRITY = /integrity="([^"]*)"/;
const LIST = 'late';
const DATA = 'page-data';
/** A picture that is slow to come does not keep a page waiting longer for its scripts. */
const LONGEST_WAIT_MS = 400;
/** Scripts asked for in one go: a slow processor takes some five milliseconds for each. */
const AT_ONCE = 3;
/** The bundler's own, which asks for those it does not find in the document: it comes last. */
const BUNDLER = /\/turbopack-[^/]*$/;
/**
 * Runs in the browser where the document ends, which is after its styles have come: the scripts follow the second frame after
 * the document's `load`, when the first screen and its pictures have been painted. They are written as the framework writes
 * them, for it looks for them by their address, and so is the data they take the page over from. So are the files of styles a
 * joined one says it stands for: the framework finds what it would else fetch, and the browser fetches nothing that is
 * disabled. A document that nobody looks at has no frames.
 */
const STARTER = `(d=>{let n=1,frame=requestAnimationFrame,text=i=>d.getElementById(i)?.textContent,then=f=>d.hidden?f():setTimeout(f),add=(t,o)=>{let e=d.createElement(t);for(let k in o)e.setAttribute(k,o[k]);d.head.append(e)},run=()=>{if(n){n=0;JSON.parse(getComputedStyle(d.documentElement).getPropertyValue("--joined")||'""').split(" ").map(href=>href&&add("link",{disabled:"",rel:"stylesheet",href,"data-precedence":"next"}));let f=text("${DATA}");f&&(self.__next_f??=[]).push([0],[1,f.replace(/\ue000(.)/g,(_,i)=>"\ue000<\\r\\0"[i])]);let list=JSON.parse(text("${LIST}")),next=()=>{list.splice(0,${AT_ONCE}).map(([src,integrity])=>add("script",{async:"",...integrity&&{integrity},src}));list[0]&&then(next)};then(next)}};d.hidden?run():(addEventListener("load",()=>frame(()=>frame(()=>setTimeout(run)))),setTimeout(run,${LONGEST_WAIT_MS}))})(document)`;

/** @typedef {import('./page-entry.cjs').PageValue} PageValue */

/**
 * Lets a kept page be painted before its scripts are fetched and run, with its styles in one file. All of it is there
 * without scripts; else they share the line with its styles and pictures, and a device that has them already runs them before
 * it shows anything (decisions 0106, 0107).
 * @param {PageValue | null} entry
 * @param {import('./joined-styles.cjs').JoinedStyles} joined
 */
function paintFirst(entry, joined) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  entry.html = withLateScripts(entry.html, joined);
}

/**
 * A document whose scripts come after its first paint, what they need as data, and its styles as one.
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
 * The data of a page as one text in the place of many scripts, which each need a hash in the content policy and hold it
 * quoted. Data other than text stays as the framework wrote it.
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
 * The data without hints for styles: what they ask for is in the document. Behind a long text a line may be part of it.
 * @param {string} data
 */
function withoutStyleHints(data) {
  const rows = data.search(LONG_TEXT);
  const end = rows === -1 ? data.length : rows;
  return data.slice(0, end).replace(STYLE_HINT, '') + data.slice(end);
}

/**
 * The data without the texts of scripts that the document holds already. React takes such an element over as it is. A long
 * text is a row of its own, which begins with its length in bytes; a short one is a string.
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

module.exports = { paintFirst, withLateScripts };
