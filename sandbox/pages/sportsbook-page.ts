import type { SandboxLocale } from '../platform/method';
import { SPORTSBOOK_SCRIPT } from './sportsbook-script';
import { SPORTSBOOK_STYLE } from './sportsbook-style';
import { SPORTSBOOK_TEXTS } from './sportsbook-texts';

const SPORTS = ['all', 'football', 'basketball', 'handball'] as const;

/** `/platform/betting`: the sportsbook that the betting page frames. Matches and bets come with its script. */
export function sportsbookPage(locale: SandboxLocale): Response {
  const texts = SPORTSBOOK_TEXTS[locale];
  const filters = SPORTS.map(
    (sport) =>
      `<button type="button" data-sport="${sport}" aria-pressed="${sport === 'all'}">${texts[sport]}</button>`,
  );
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${texts.title}</title><style>${SPORTSBOOK_STYLE}</style></head>
<body><main><header><h1>${texts.title}</h1><p class="soft">${texts.note}</p></header>
<div class="filters">${filters.join('')}</div>
<p id="message" role="status" aria-live="polite"></p>
<div class="columns"><div>
<section><h2>${texts.live}</h2><ul id="live" class="matches"></ul></section>
<section><h2>${texts.soon}</h2><ul id="soon" class="matches"></ul></section></div>
<section class="panel"><h2>${texts.myBets}</h2><p id="nobets" class="soft"></p><ul id="bets"></ul><button type="button" id="enter" class="main" hidden>${texts.signIn}</button></section></div></main>
<script>const locale=${JSON.stringify(locale)};const texts=${JSON.stringify(texts)};${SPORTSBOOK_SCRIPT}</script></body></html>`;
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
