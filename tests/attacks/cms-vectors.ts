import { XSS_VECTORS } from '@/lib/content/xss-vectors.test-data';

/** What a vector runs when it gets through: reports its number to the page's trap. */
const payload = (id: number) => `__ran(${id})`;

const ELEMENTS = [
  'img',
  'svg',
  'body',
  'video',
  'audio',
  'details open',
  'input autofocus',
  'iframe',
  'marquee',
  'object',
  'form',
  'select autofocus',
  'a',
  'div',
  'table',
  'isindex',
  'keygen autofocus',
  'math',
  'template',
  'custom-x',
];
const HANDLERS = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onpointerenter', 'onanimationstart'];
/** Spellings of an attribute that lenient parsers miss. */
const SPELLINGS: readonly ((element: string, handler: string, run: string) => string)[] = [
  (element, handler, run) => `<${element} src=x ${handler}=${run}>`,
  (element, handler, run) => `<${element}/src="x"/${handler}="${run}"//`,
];

const ADDRESSES: readonly ((run: string) => string)[] = [
  (run) => `javascript:${run}`,
  (run) => `JaVaScRiPt:${run}`,
  (run) => ` javascript:${run}`,
  (run) => `java\tscript:${run}`,
  (run) => `java\nscript:${run}`,
  (run) => `\u0001javascript:${run}`,
  (run) => `javascript&colon;${run}`,
  (run) => `&#106;avascript:${run}`,
  (run) => `javascript://localhost/%0a${run}`,
  (run) => `data:text/html,<script>${run}</script>`,
  (run) => `data:text/html;base64,${Buffer.from(`<script>${run}</script>`).toString('base64')}`,
  (run) => `vbscript:${run}`,
  (run) => `blob:javascript:${run}`,
  (run) => `view-source:javascript:${run}`,
  (run) => `/offers" onclick="${run}`,
  (run) => `/offers' onmouseover='${run}`,
  (run) => `/offers\` onfocus=${run} \``,
  (run) => `"><script>${run}</script>`,
  (run) => `//e.test/"><img src=x onerror=${run}>`,
  (run) => `https://e.test/</script><script>${run}</script>`,
];

/** Escapes from a block of data or of a text of Next.js. */
const BREAKOUTS: readonly ((run: string) => string)[] = [
  (run) => `</script><script>${run}</script>`,
  (run) => `</ScRiPt ><svg onload=${run}>`,
  (run) => `<!--<script>${run}</script>`,
  (run) => `--><script>${run}</script>`,
  (run) => `]]><script>${run}</script>`,
  (run) => `</title><script>${run}</script>`,
  (run) => `</textarea></style></noscript><img src=x onerror=${run}>`,
  (run) => `"}</script><img src=x onerror=${run}>`,
  (run) => `\\"});${run};//`,
  (run) => `\u2028${run}\u2029`,
  (run) => `{{constructor.constructor('${run}')()}}`,
  (run) => `\${${run}}`,
  (run) => `$$name$$<img src=x onerror=${run}>`,
  (run) => `{name, select, other {<script>${run}</script>}}`,
  (run) => `<b>{${run}}</b>`,
];

/** Scripts in everything an editor may write; each runs `__ran(its number)` where it is not made harmless. */
export function cmsVectors(): string[] {
  const makers: ((run: string) => string)[] = [
    ...XSS_VECTORS.map((vector) => (run: string) => vector.replaceAll(/alert\([12]\)/g, run)),
    ...ELEMENTS.flatMap((element) =>
      HANDLERS.flatMap((handler) => SPELLINGS.map((spell) => (run: string) => spell(element, handler, run))),
    ),
    ...ADDRESSES.flatMap((address) => [
      address,
      (run: string) => `<a href="${address(run)}">x</a>`,
      (run: string) => `<iframe src="${address(run)}"></iframe>`,
    ]),
    ...BREAKOUTS,
  ];
  return makers.map((make, id) => make(payload(id)));
}
