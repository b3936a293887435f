import { hsl, paletteFor } from '../art/palette';
import type { SandboxLocale } from '../platform/method';
import { toMain } from '../world/money';
import type { SeedGame } from '../world/seed/game-list';
import { GAME_SCRIPT } from './demo-game-script';
import { gameStyle } from './demo-game-style';
import { GAME_TEXTS } from './demo-game-texts';
import { frameHead } from './frame-look';
import { escapeHtml } from './html';
import { MONEY_SCRIPT } from './money-text';
import { kindOf } from './games/kinds';
import { STAKES } from './games/rules';
import type { Stage } from './games/stage';

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

/** Data for the script inside a `<script>` element: no `<` may close it early. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const CLOCK =
  '<svg viewBox="0 0 36 36" aria-hidden="true"><circle cx="18" cy="18" r="15.915"/><circle id="clock-ring" cx="18" cy="18" r="15.915"/></svg><span id="clock-text"></span><b id="seconds"></b>';

/** The buttons that begin rounds; a live game begins them itself and says when. */
function roundButtons(stage: Stage, isLive: boolean, locale: SandboxLocale): string {
  const texts = GAME_TEXTS[locale];
  const hidden = (isHidden: boolean) => (isHidden ? ' hidden' : '');
  const auto = `<button type="button" id="auto" class="quiet" aria-pressed="false"${hidden(isLive || !stage.hasAuto)}>${texts.auto}</button>`;
  const sound = `<button type="button" id="sound" class="quiet" aria-label="${texts.sound}" aria-pressed="false">${SPEAKER}</button>`;
  const clock = isLive
    ? `<div id="clock" class="spin clock" role="timer" aria-label="${texts.betsClose}">${CLOCK}</div>`
    : '';
  return `${auto}${sound}<button type="button" id="spin" class="spin"${hidden(isLive)}>${stage.action}</button>${clock}`;
}

/** The whole game document: markup, style and script in one response, for a frame of 320×240 or more. */
export function gamePage({ game, mode, locale, purse }: GamePageOptions): string {
  const texts = GAME_TEXTS[locale];
  const stage = kindOf(game).makeStage({ game, locale });
  const isLive = game.type === 'live';
  const palette = paletteFor(game.theme, game.sysname);
  const setup = {
    sysname: game.sysname,
    mode,
    locale,
    stakes: STAKES,
    data: stage.data,
    isLive,
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
  const style = gameStyle(colours, game.sysname) + stage.style;
  const balance = mode === 'real' ? texts.balance : texts.demoBalance;
  // The page around it says the game's name, has the exit, and shows every balance but a guest's play money.
  const ledger = purse.isPlayMoneyOfPage ? '' : ' ledger';
  return `<!doctype html>
<html lang="${locale}"><head>${frameHead(escapeHtml(game.name), style, 'dark')}</head>
<body><main>
<header><h1>${escapeHtml(game.name)}</h1><span class="mode">${mode === 'real' ? texts.real : texts.demo}</span><button type="button" id="exit" class="quiet">${texts.exit}</button></header>
<div class="box">${stage.markup}</div>
<p id="message" role="status" aria-live="polite"></p>
<footer>
<div class="meter money${ledger}"><span>${balance}</span><output id="balance"></output></div>
<div class="meter money"><span>${texts.win}</span><output id="win"></output></div>
<div class="stake"><button type="button" id="less" aria-label="${texts.less}">−</button><div class="meter"><span id="stake-label">${texts.stake}</span><output id="stake" aria-labelledby="stake-label stake"></output></div><button type="button" id="more" aria-label="${texts.more}">+</button></div>
${roundButtons(stage, isLive, locale)}
</footer></main>
<script>const setup=${inlineJson(setup)};${MONEY_SCRIPT}${GAME_SCRIPT}${stage.script}start();</script></body></html>`;
}
