// @ts-check
/** How the framework writes a script of the build that runs as soon as it has come, before or after the first paint. */
const ASYNC_SCRIPT = /<script src="(\/_next\/[^"]+)"((?: (?:async=""|integrity="[^"]*"))+)><\/script>/g;
/** The framework's own wish for one of them, ahead of its place. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const INTEGRITY = /integrity="([^"]*)"/;
const LIST = 'late';
/** A picture that is slow to come does not keep a page waiting longer for its scripts. */
const LONGEST_WAIT_MS = 400;
/**
 * Runs in the browser where the document ends, which is after its styles have come: the scripts follow the frame after the
 * document's `load`, when the pictures of the first screen are there too. They are written as the framework writes them, for
 * it looks for them by their address. A document that nobody looks at has no frames.
 */
const STARTER = `(d=>{let n=1,run=()=>{n&&JSON.parse(d.getElementById("${LIST}").textContent).map(a=>{let s=d.createElement("script");s.src=a[0];s.async=!0;a[1]&&(s.integrity=a[1]);d.head.append(s)});n=0};d.hidden?run():(addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(run))),setTimeout(run,${LONGEST_WAIT_MS}))})(document)`;

/** @typedef {import('./page-entry.cjs').PageValue} PageValue */

/**
 * Lets a kept page be painted before its scripts are fetched and run. All of it is there without them; else they share
 * the line with its styles and pictures, and a device that has them already runs them before it shows anything
 * (decision 0106).
 * @param {PageValue | null} entry
 */
function paintFirst(entry) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  entry.html = withLateScripts(entry.html);
}

/**
 * A document whose scripts come after its first paint.
 * @param {string} html
 * @returns {string}
 */
function withLateScripts(html) {
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
  const list = `<script type="application/json" id="${LIST}">${JSON.stringify(scripts)}</script>`;
  return `${before}${list}<script>${STARTER}</script>${html.slice(end)}`;
}

module.exports = { paintFirst, withLateScripts };
