/**
 * The look of every page of the sandbox that is shown inside or beside the site: the site's colours, sizes and focus
 * ring, under the site's names. Synchronised with `styles/_tokens.scss` by hand, as another company's pages would be.
 */
export const FRAME_TOKENS = `
@font-face{font-family:Geist;font-weight:400 650;font-display:swap;src:url(/platform/media/fonts/geist-text.woff2) format('woff2')}
@font-face{font-family:Sora;font-weight:600;font-display:swap;src:url(/platform/media/fonts/sora-latin-600.woff2) format('woff2')}
:root{color-scheme:dark;
--ground:oklch(15.2% .021 288);--surface-1:oklch(19.5% .026 288);--surface-2:oklch(23.5% .03 288);--surface-3:oklch(28.5% .036 288);--surface-4:oklch(32.5% .04 288);--overlay:oklch(11.4% .017 288/.72);
--line:oklch(97% .009 299/.08);--line-strong:oklch(97% .009 299/.16);--ink:oklch(97% .009 299);--ink-soft:oklch(81% .028 296);--ink-faint:oklch(70% .035 296);
--accent:oklch(82% .15 82);--accent-strong:oklch(88.4% .121 84);--ink-on-accent:oklch(22% .05 75);
--good:oklch(80% .14 160);--good-soft:oklch(80% .14 160/.14);--bad:oklch(73% .17 20);--warn:oklch(84% .13 80);--focus:oklch(92.2% .086 86);
--radius-s:8px;--radius-l:12px;--radius-xl:16px;--shadow-2:0 1px 0 oklch(100% 0 0/.05) inset,0 12px 32px oklch(0% 0 0/.45);--shadow-up:0 -6px 24px oklch(0% 0 0/.45);
--fast:120ms;--enter:180ms;--medium:240ms;--ease:cubic-bezier(.2,.8,.2,1);
--display:Sora,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;--text:Geist,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 .875rem/1.4286 var(--text);font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%}
h1,h2,h3,p,ul,ol,dl,dd,fieldset{margin:0;padding:0;border:0}ul,ol{list-style:none}
button,input,select{font:inherit;color:inherit}button{cursor:pointer;touch-action:manipulation}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
[hidden]{display:none!important}
.vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}}
@media (forced-colors:active){button{border:1px solid ButtonBorder!important}[aria-pressed=true]{background:Highlight!important;color:HighlightText!important;forced-color-adjust:none}}
`;

/** Head of a page that stands in a frame or is visited for a moment: never for search engines, no icon of its own. */
export function frameHead(title: string, style: string): string {
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${FRAME_TOKENS}${style}</style>`;
}
