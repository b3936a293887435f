/**
 * The look of every page of the sandbox that is shown inside or beside the site: the site's colours, sizes and focus
 * ring, under the site's names. Synchronised with `styles/_tokens.scss` by hand, as another company's pages would be.
 */
const FRAME_TOKENS = `
@font-face{font-family:Geist;font-weight:400 650;font-display:swap;src:url(/platform/media/fonts/geist-text.woff2) format('woff2')}
@font-face{font-family:Sora;font-weight:600;font-display:swap;src:url(/platform/media/fonts/sora-latin-600.woff2) format('woff2')}
:root{color-scheme:dark;
--background:oklch(15.2% .021 288);--surface-1:oklch(19.5% .026 288);--surface-2:oklch(23.5% .03 288);--surface-3:oklch(28.5% .036 288);--surface-4:oklch(32.5% .04 288);--overlay:oklch(11.4% .017 288/.72);
--line:oklch(97% .009 299/.08);--line-strong:oklch(97% .009 299/.16);--ink:oklch(97% .009 299);--ink-soft:oklch(81% .028 296);--ink-faint:oklch(70% .035 296);
--accent:oklch(82% .15 82);--accent-strong:oklch(88.4% .121 84);--ink-on-accent:oklch(22% .05 75);--gold:linear-gradient(oklch(88.4% .121 84),var(--accent) 55%,oklch(76% .148 77));--lit:inset 0 1px 0 oklch(100% 0 0/.45);
--good:oklch(80% .14 160);--good-soft:oklch(80% .14 160/.14);--bad:oklch(73% .17 20);--warn:oklch(84% .13 80);--focus:oklch(92.2% .086 86);
--radius-s:8px;--radius-l:12px;--radius-xl:16px;--edge:none;--shadow-2:0 1px 0 oklch(100% 0 0/.05) inset,0 12px 32px oklch(0% 0 0/.45);--shadow-up:0 -6px 24px oklch(0% 0 0/.45);
--fast:120ms;--enter:180ms;--medium:240ms;--ease:cubic-bezier(.2,.8,.2,1);
--display:Sora,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;--text:Geist,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--ink);font:400 .875rem/1.4286 var(--text);-webkit-text-size-adjust:100%}
h1,h2,h3,p,ul,ol,dl,dd,fieldset{margin:0;padding:0;border:0}ul,ol{list-style:none}
button,input,select{font:inherit;color:inherit}button{cursor:pointer;touch-action:manipulation}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
[hidden]{display:none!important}
.vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}}
@media (forced-colors:active){button{border:1px solid ButtonBorder!important}[aria-pressed=true]{background:Highlight!important;color:HighlightText!important;forced-color-adjust:none}}
`;

/** The site's light look. */
const LIGHT_TOKENS = `color-scheme:light;
--background:oklch(96.8% .007 288);--surface-1:oklch(100% 0 0);--surface-2:oklch(94.8% .01 288);--surface-3:oklch(92% .013 288);--surface-4:oklch(89% .017 288);--overlay:oklch(21% .03 288/.44);
--line:oklch(21% .03 288/.09);--line-strong:oklch(21% .03 288/.18);--ink:oklch(21% .03 288);--ink-soft:oklch(39% .035 288);--ink-faint:oklch(48% .035 288);
--accent:oklch(80% .155 80);--accent-strong:oklch(76% .155 75);--gold:linear-gradient(oklch(86% .14 85),var(--accent) 55%,oklch(76% .155 75));--lit:inset 0 0 0 1px oklch(62% .14 70/.6);
--good:oklch(46% .115 158);--good-soft:oklch(62% .15 158/.14);--bad:oklch(50% .195 22);--warn:oklch(48% .115 62);--focus:oklch(47% .21 288);
--edge:inset 0 0 0 1px var(--line-strong);--shadow-2:0 2px 6px oklch(30% .06 288/.08),0 12px 32px oklch(30% .06 288/.14);--shadow-up:0 -6px 24px oklch(30% .06 288/.1)`;

/**
 * Follows the `color-scheme` of the frame's element, or the system's for a page without a frame. In a frame,
 * `prefers-color-scheme` should report the former, but not every browser does, and none where it is emulated.
 */
const FOLLOW_FRAME = `<script>{const frame=window.frameElement,system=matchMedia('(prefers-color-scheme:light)'),follow=()=>document.documentElement.toggleAttribute('data-light',frame?parent.getComputedStyle(frame).colorScheme==='light':system.matches);follow();if(frame)new MutationObserver(follow).observe(parent.document.documentElement,{attributes:true});else system.onchange=follow}</script>`;

const LOOKS = {
  dark: '',
  system: `<style>@media (prefers-color-scheme:light){:root{${LIGHT_TOKENS}}}</style>`,
  frame: `<style>:root[data-light]{${LIGHT_TOKENS}}</style>${FOLLOW_FRAME}`,
};

/**
 * Head of a page that stands in a frame or is visited for a moment: never for search engines, no icon of its own.
 * @param look always `dark`, as games are, or light where the `system` or the `frame` is
 */
export function frameHead(title: string, style: string, look: keyof typeof LOOKS = 'system'): string {
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${FRAME_TOKENS}</style>${LOOKS[look]}<style>${style}</style>`;
}
