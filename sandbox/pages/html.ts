import { frameHead } from './frame-look';

/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `
body{min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:24px 16px}
main{display:grid;gap:16px;width:100%;max-width:440px;padding:24px;border-radius:var(--radius-xl);background:var(--surface-1)}
h1{font:600 1.375rem/1.75rem var(--display);letter-spacing:-.01em;overflow-wrap:anywhere}h2{font-size:.875rem;font-weight:600;line-height:1.25rem;color:var(--ink-soft)}
p{color:var(--ink-soft);overflow-wrap:anywhere}.sum{color:var(--ink);font:600 2.25rem/2.625rem var(--display);letter-spacing:-.01em}
ul{display:grid;gap:8px}form{display:grid;gap:16px}
.facts{display:flex;align-items:center;gap:12px;padding:12px;border-radius:var(--radius-l);background:var(--surface-2)}.facts img{flex:none;width:60px;height:40px;border-radius:var(--radius-s)}.facts b{display:block;font-weight:650}.facts p{min-width:0}
button,a.choice{display:flex;align-items:center;justify-content:space-between;gap:12px;width:100%;min-height:48px;padding:12px 16px;border:0;border-radius:var(--radius-s);background:var(--surface-3);color:var(--ink);font-weight:550;text-align:left;text-decoration:none;transition:background var(--fast) var(--ease)}
button.main,a.main{justify-content:center;background:var(--gold);box-shadow:var(--lit);color:var(--ink-on-accent);font-size:1rem;font-weight:650;text-align:center}
button.quiet{justify-content:center;background:none;color:var(--ink-soft)}
button[aria-disabled=true]{opacity:.55;cursor:default}
small{display:block;color:var(--ink-faint);font-size:.75rem;font-weight:400;line-height:1rem}
svg{flex:none;width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
@media (hover:hover){button:hover,a.choice:hover{background:var(--surface-4)}button.main:hover,a.main:hover{background:var(--gold);filter:brightness(1.06)}button.quiet:hover{background:var(--surface-2);color:var(--ink)}}
@media (max-width:480px){body{place-items:start stretch;padding:0}main{max-width:none;min-height:100vh;min-height:100dvh;align-content:start;padding:24px 16px;border-radius:0;background:none}}`;

/** A small page as the sides a player is sent to (payment, sign-in, identity check) have one; `style` adds to its look. */
export function htmlPage(
  locale: 'en' | 'fr',
  title: string,
  main: string,
  { status = 200, style = '' } = {},
): Response {
  const html = `<!doctype html><html lang="${locale}"><head>${frameHead(escapeHtml(title), STYLE + style)}</head><body><main>${main}</main></body></html>`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

export function redirectTo(location: string, status: 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
