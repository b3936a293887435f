/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `
:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:radial-gradient(120% 80% at 50% 0,#26315c,#0d1024 60%);color:#eef0fb;font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:420px;padding:28px;border-radius:20px;background:#171b36;border:1px solid #2f3763;box-shadow:0 24px 60px #0008}
h1{margin:0 0 4px;font-size:22px}p{margin:0 0 16px;color:#b9c0e4}.sum{margin:0 0 20px;font-size:32px;font-weight:700;color:#fff}
ul{list-style:none;margin:0;padding:0;display:grid;gap:10px}form{margin:0}
button,a.choice{display:block;width:100%;padding:13px 16px;border-radius:12px;border:1px solid #414b82;background:#20264a;color:#eef0fb;font:inherit;text-align:left;text-decoration:none;cursor:pointer}
button:hover,a.choice:hover{background:#2b3365}button.main,a.main{background:#f5b942;border-color:#f5b942;color:#1a1405;font-weight:700;text-align:center}
button.main:hover,a.main:hover{background:#ffcb5e}:focus-visible{outline:3px solid #8fb2ff;outline-offset:2px}small{display:block;color:#9aa3d3}`;

/** A small page of its own look, as the sides a player is sent to (payment, sign-in) have one. */
export function htmlPage(locale: 'en' | 'fr', title: string, main: string, status = 200): Response {
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${main}</main></body></html>`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

export function redirectTo(location: string, status: 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
