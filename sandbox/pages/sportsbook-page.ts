import type { SandboxLocale } from '../platform/method';
import { frameHead } from './frame-look';
import { MONEY_SCRIPT } from './money-text';
import { SPORTSBOOK_BOARD } from './sportsbook-board';
import { SPORTSBOOK_MATCH } from './sportsbook-match';
import { SPORTSBOOK_MATCH_STYLE } from './sportsbook-match-style';
import { SPORTSBOOK_SCRIPT } from './sportsbook-script';
import { SPORTSBOOK_SLIP } from './sportsbook-slip';
import { SPORTSBOOK_STYLE } from './sportsbook-style';
import { SPORTSBOOK_TEXTS } from './sportsbook-texts';

const SPORTS = ['all', 'football', 'basketball', 'handball'] as const;
const STAKES = [5, 10, 25, 50];
const SKELETON_ROWS = 6;

const CLOSE = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>';
const BACK = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 6l-6 6 6 6"/></svg>';
const DOWN = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 9l6 6 6-6"/></svg>';
const CHECK = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.500l4.500 4.500L19 7.500"/></svg>';
const TICKET =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14 7v10"/></svg>';

const SKELETON = `<li class="match skeleton" aria-hidden="true"></li>`.repeat(SKELETON_ROWS);

type Texts = (typeof SPORTSBOOK_TEXTS)[SandboxLocale];

/** `/platform/betting`: the sportsbook that the betting page frames. Matches and bets come with its script. */
export function sportsbookPage(locale: SandboxLocale): Response {
  const texts = SPORTSBOOK_TEXTS[locale];
  const setup = `const locale=${JSON.stringify(locale)};const texts=${JSON.stringify(texts)};`;
  const script = `${setup}${MONEY_SCRIPT}${SPORTSBOOK_SCRIPT}${SPORTSBOOK_BOARD}${SPORTSBOOK_MATCH}${SPORTSBOOK_SLIP}start();`;
  const html = `<!doctype html>
<html lang="${locale}"><head>${frameHead(texts.title, SPORTSBOOK_STYLE + SPORTSBOOK_MATCH_STYLE, 'frame')}</head>
<body><main><h1 class="vh">${texts.title}</h1>
${board(texts)}
<div id="scrim" hidden></div>
<div id="side" role="group" tabindex="0" aria-label="${texts.slip}"><button type="button" id="handle" aria-label="${texts.close}"></button>${slip(texts)}${bets(texts)}${results(texts)}</div>
<button type="button" id="pill" hidden><span><small>${texts.slip}</small><span id="pill-name"></span></span><b id="pill-odds"></b></button>
<p id="toast" role="status"></p><p id="news" class="vh" role="status"></p></main>
<script>${script}</script></body></html>`;
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function board(texts: Texts): string {
  const chips = SPORTS.map(
    (sport) =>
      `<button type="button" data-sport="${sport}" aria-pressed="${sport === 'all'}">${texts[sport]}<span class="count"></span></button>`,
  );
  const markets = (['winner', 'line'] as const).map(
    (market) =>
      `<button type="button" data-choice="${market}" aria-pressed="${market === 'winner'}">${texts[market]}</button>`,
  );
  const heads = `<span class="heads" aria-hidden="true"><span>${texts.winner}</span><span>${texts.line}</span></span>`;
  return `<div id="board" data-market="winner"><p id="offline" role="status"></p>
<div id="listing"><div class="chips" role="group" aria-label="${texts.sports}">${chips.join('')}</div>
<div class="markets" role="group" aria-label="${texts.markets}">${markets.join('')}</div>
<div class="lists"><section><h2><i class="dot"></i>${texts.live}${heads}</h2><ul id="live" class="matches" aria-busy="true">${SKELETON}</ul></section>
<section><h2>${texts.soon}${heads}</h2><ul id="soon" class="matches" aria-busy="true">${SKELETON}</ul></section></div>
<div id="state" class="state" role="status" hidden><p></p><button type="button" class="plain"></button></div></div>
${matchPage(texts)}</div>`;
}

/** A match of its own: filled in by the script when one is opened. */
function matchPage(texts: Texts): string {
  return `<section id="match" aria-labelledby="match-title" hidden><div class="bar"><button type="button" id="back" class="plain">${BACK}<span>${texts.allMatches}</span></button></div>
<header class="match-head"><p id="match-league" class="soft"></p><h2 id="match-title" class="facing" tabindex="-1"><span class="club"></span><span class="sum"></span><span class="club"></span></h2>
<p id="match-when" class="clock"></p><progress id="match-played" aria-label="${texts.played}" max="1" hidden></progress><p id="match-half" class="soft"></p></header>
<div id="match-groups" class="chips" role="group" aria-label="${texts.markets}"></div>
<div id="match-markets" class="sheets"></div><p id="match-state" class="state" role="status" hidden></p></section>`;
}

/** The slip: nothing chosen, a choice with its stake, or the bet just placed. */
function slip(texts: Texts): string {
  const presets = STAKES.map((stake) => `<button type="button" data-stake="${stake}">${stake}</button>`);
  return `<section class="panel" aria-labelledby="slip-title"><header><h2 id="slip-title">${texts.slip}</h2><button type="button" id="shut" class="icon" aria-label="${texts.close}">${DOWN}</button></header>
<p id="slip-empty" class="hint">${TICKET}<span>${texts.slipEmpty}</span></p>
<form id="slip" noValidate aria-labelledby="slip-title" hidden>
<div class="pick"><div><b id="pick-name"></b><span id="pick-match" class="soft"></span></div><output id="pick-odds"></output><button type="button" id="drop" class="icon">${CLOSE}</button></div>
<p id="gone" class="notice" hidden></p>
<div id="terms"><div class="of"><label for="stake">${texts.stake}</label><span id="purse" class="soft"></span></div><div class="field"><input id="stake" name="stake" inputmode="decimal" autocomplete="off" placeholder="0" aria-describedby="problem"><span id="sign"></span></div>
<div class="presets">${presets.join('')}</div>
<div id="wallet-row"><label for="wallet">${texts.payWith}</label><div class="field"><select id="wallet" name="wallet"><option value="main"></option><option value="betting_bonus"></option></select></div></div>
<p class="total"><span id="win-label"></span><output id="win" for="stake"></output></p></div>
<p id="problem" role="alert"></p>
<button type="submit" id="place" class="main"></button></form>
<div id="receipt" hidden><p class="done">${CHECK}<span>${texts.placed}</span></p><div class="pick"><div><b id="receipt-name"></b><span id="receipt-match" class="soft"></span></div><b id="receipt-odds"></b></div><p class="of"><span class="soft">${texts.stake}</span><b id="receipt-stake"></b></p><p class="total"><span id="receipt-label"></span><b id="receipt-win"></b></p><button type="button" id="done" class="plain">${texts.done}</button></div></section>`;
}

function bets(texts: Texts): string {
  return `<section class="panel" aria-labelledby="bets-title"><h2 id="bets-title">${texts.myBets}</h2><p id="nobets" class="hint"><span></span></p><ul id="bets"></ul><button type="button" id="enter" class="plain" hidden>${texts.signIn}</button></section>`;
}

function results(texts: Texts): string {
  return `<section class="panel" aria-labelledby="results-title" hidden><h2 id="results-title">${texts.results}</h2><ul id="results"></ul></section>`;
}
