/**
 * What every page of the sandbox that stands inside or beside the site is drawn with: the site's colours, sizes and focus
 * ring, under the site's names. Kept in step with `styles/_tokens.scss` by hand, as another company's pages would be.
 */
export const FRAME_TOKENS = `
:root{color-scheme:dark;
--bg:oklch(.155 .018 285);--surface-1:oklch(.195 .022 285);--surface-2:oklch(.235 .022 285);--surface-3:oklch(.285 .022 285);--surface-4:oklch(.34 .024 285);
--ink:oklch(.97 .006 285);--ink-2:oklch(.8 .015 285);--ink-3:oklch(.7 .018 285);
--line:oklch(.97 .006 285/.08);--line-strong:oklch(.97 .006 285/.16);
--accent:oklch(.82 .15 82);--accent-hover:oklch(.87 .13 84);--on-accent:oklch(.22 .05 75);
--positive:oklch(.8 .14 160);--negative:oklch(.74 .15 20);--warning:oklch(.84 .13 80);--info:oklch(.78 .11 235);
--radius-s:8px;--radius-m:12px;--radius-l:16px;
--fast:120ms;--medium:180ms;--slow:240ms;--ease:cubic-bezier(.2,.8,.2,1);
--display:Sora,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;--text:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:400 .875rem/1.4286 var(--text);-webkit-text-size-adjust:100%}
h1,h2,h3,p,ul,ol,dl,dd,fieldset{margin:0;padding:0;border:0}ul,ol{list-style:none}
button,input,select{font:inherit;color:inherit}button{cursor:pointer;touch-action:manipulation}
:focus-visible{outline:2px solid #ffe2a3;outline-offset:2px}
[hidden]{display:none!important}
.vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}}
@media (forced-colors:active){button{border:1px solid ButtonBorder!important}[aria-pressed=true]{background:Highlight!important;color:HighlightText!important;forced-color-adjust:none}}
`;

/** Head of a page that stands in a frame or is visited for a moment: never for search engines, no icon of its own. */
export function frameHead(title: string, style: string): string {
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${FRAME_TOKENS}${style}</style>`;
}
