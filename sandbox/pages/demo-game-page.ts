import { motif } from '../art/motifs';
import { hsl, motifFills, naturalPalette, paletteFor } from '../art/palette';
import type { SandboxLocale } from '../platform/method';
import { toMain } from '../world/money';
import type { SeedGame } from '../world/seed/game-list';
import { GAME_SCRIPT } from './demo-game-script';
import { gameStyle } from './demo-game-style';
import { GAME_TEXTS } from './demo-game-texts';
import { frameHead } from './frame-look';
import { escapeHtml } from './html';
import { MONEY_SCRIPT } from './money-text';
import { LINES, machineMotifs, REELS, ROWS, STAKES } from './slot-machine';

const SPEAKER =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 10v4h4l5 4V6L8 10z"/><path class="on" d="M16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11"/><path class="off" d="M17 10l4 4M21 10l-4 4"/></svg>';

export interface GamePurse {
  /** Minor units. */
  minor: number;
  currency: string;
  /** True for a guest: no wallet stands behind it. */
  isPlayMoneyOfPage: boolean;
}

export interface GamePageOptions {
  game: SeedGame;
  mode: 'real' | 'demo';
  locale: SandboxLocale;
  purse: GamePurse;
}

function symbolPicture(game: SeedGame, name: string): string {
  const palette = naturalPalette(name, paletteFor(game.theme, `${game.sysname}:${name}`));
  const symbol = motif(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-56 -56 112 112" stroke-linecap="round" stroke-linejoin="round"><defs>${motifFills(palette, symbol)}</defs>${symbol}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Data for the script inside a `<script>` element: no `<` may close it early. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function cells(motifs: readonly string[]): string {
  const shown = (reel: number, row: number) => motifs[(reel * 3 + row * 5) % motifs.length] ?? '';
  const column = (reel: number) =>
    Array.from({ length: ROWS }, (_, row) => `<img class="cell" alt="" src="${shown(reel, row)}">`).join('');
  return Array.from({ length: REELS }, (_, reel) => `<div class="reel">${column(reel)}</div>`).join('');
}

/** The whole game document: markup, style and script in one response, for a frame of 320×240 or more. */
export function gamePage({ game, mode, locale, purse }: GamePageOptions): string {
  const texts = GAME_TEXTS[locale];
  const motifs = machineMotifs(game);
  const pictures = motifs.map((name) => symbolPicture(game, name));
  const palette = paletteFor(game.theme, game.sysname);
  const setup = {
    sysname: game.sysname,
    mode,
    locale,
    stakes: STAKES,
    lines: LINES,
    pictures,
    names: motifs,
    texts,
    unit: 1 / toMain(1, purse.currency),
    purse,
  };
  const colours = {
    night: hsl(palette.night, 65, 9),
    wall: hsl(palette.night, 60, 22),
    light: hsl(palette.glow, 95, 66),
    deep: hsl(palette.glow, 85, 42),
  };
  const style = gameStyle(colours, game.sysname);
  const balance = mode === 'real' ? texts.balance : texts.demoBalance;
  // The page around it says the game's name, has the exit, and shows every balance but a guest's play money.
  const ledger = purse.isPlayMoneyOfPage ? '' : ' ledger';
  return `<!doctype html>
<html lang="${locale}"><head>${frameHead(escapeHtml(game.name), style, { isDark: true })}</head>
<body><main>
<header><h1>${escapeHtml(game.name)}</h1><span class="mode">${mode === 'real' ? texts.real : texts.demo}</span><button type="button" id="exit" class="quiet">${texts.exit}</button></header>
<div class="box"><section class="machine" aria-label="${texts.reels}"><div id="reels" class="reels">${cells(pictures)}</div><svg id="lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg></section></div>
<p id="message" role="status" aria-live="polite"></p>
<footer>
<div class="meter money${ledger}"><span>${balance}</span><output id="balance"></output></div>
<div class="meter money"><span>${texts.win}</span><output id="win"></output></div>
<div class="stake"><button type="button" id="less" aria-label="${texts.less}">−</button><div class="meter"><span id="stake-label">${texts.stake}</span><output id="stake" aria-labelledby="stake-label stake"></output></div><button type="button" id="more" aria-label="${texts.more}">+</button></div>
<button type="button" id="auto" class="quiet" aria-pressed="false">${texts.auto}</button>
<button type="button" id="sound" class="quiet" aria-label="${texts.sound}" aria-pressed="false">${SPEAKER}</button>
<button type="button" id="spin" class="spin">${texts.spin}</button>
</footer></main>
<script>const setup=${inlineJson(setup)};${MONEY_SCRIPT}${GAME_SCRIPT}</script></body></html>`;
}
