import { motif } from '../../art/motifs';
import { motifFills, naturalPalette, paletteFor } from '../../art/palette';
import type { SandboxLocale } from '../../platform/method';
import type { SeedGame } from '../../world/seed/game-list';

/** What a kind of game shows in the frame that all share, which has money, stake, message and buttons. */
export interface Stage {
  /** Markup of the box above the controls. */
  markup: string;
  style: string;
  /**
   * Defines `stage` for the frame's script: `land(result)` shows a round and may return a later result; optional are
   * `wish()` (`{ pick, stake, fault }` before a round), `begin()`, `settle(result, isWon)`, `words(result)`,
   * `show()` for what changes with `isSpinning`, `stop()`, `clear()`, and `rest()` once all is still again.
   */
  script: string;
  /** What the script knows as `data`. */
  data: Readonly<Record<string, unknown>>;
  /** Name of the gold button. */
  action: string;
  /** Whether ten rounds may follow each other by themselves. */
  hasAuto: boolean;
}

export interface StageOptions {
  game: SeedGame;
  locale: SandboxLocale;
}

export type MakeStage = (options: StageOptions) => Stage;

/** A symbol in the colours of a game, as the address of a picture. */
export function symbolPicture(game: SeedGame, name: string): string {
  const palette = naturalPalette(name, paletteFor(game.theme, `${game.sysname}:${name}`));
  const symbol = motif(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-56 -56 112 112" stroke-linecap="round" stroke-linejoin="round"><defs>${motifFills(palette, symbol)}</defs>${symbol}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A choice between few values with a button on each side; `makeSetting` of `SETTING_SCRIPT` handles its clicks. */
export function setting(name: string, { less, more }: { less: string; more: string }): string {
  return `<div class="set setting" role="group" aria-label="${name}"><button type="button" id="setting-less" aria-label="${less}">−</button><span><small id="setting-name">${name}</small><output id="setting" aria-labelledby="setting-name setting"></output></span><button type="button" id="setting-more" aria-label="${more}">+</button></div>`;
}

/** A choice between two to four values, all of them in sight: text by value. `makeChoice` reads it. */
export function choice(name: string, texts: Readonly<Record<string, string>>): string {
  const options = Object.entries(texts).map(
    ([value, text]) =>
      `<label><input type="radio" name="choice" value="${value}"><span>${text}</span></label>`,
  );
  return `<div class="set choice" role="radiogroup" aria-labelledby="choice-name"><span id="choice-name">${name}</span>${options.join('')}</div>`;
}

/**
 * `makeSetting(values, labelOf, index, changed)` and `makeChoice(index, changed)`: both return `{ value(), show() }`; their
 * controls rest while a round runs.
 */
export const SETTING_SCRIPT = `
function makeSetting(values, labelOf, index, changed) {
  const show = () => {
    byId('setting').textContent = labelOf(values[index]);
    byId('setting-less').disabled = isSpinning || index === 0;
    byId('setting-more').disabled = isSpinning || index === values.length - 1;
  };
  const move = (step) => { index += step; show(); changed?.(); };
  byId('setting-less').addEventListener('click', () => move(-1));
  byId('setting-more').addEventListener('click', () => move(1));
  return { value: () => values[index], show };
}
function makeChoice(index, changed) {
  const options = [...document.querySelectorAll('.choice input')];
  options[index].checked = true;
  for (const option of options) option.addEventListener('change', changed);
  return {
    value: () => options.find((option) => option.checked).value,
    show() { for (const option of options) option.disabled = isSpinning; },
  };
}
`;

/** A stage takes the whole box: what is drawn, and below it what can be set. The message stands between the two. */
export const STAGE_STYLE = `
.stage{display:grid;grid-template:minmax(0,1fr) auto/minmax(0,1fr);gap:clamp(4px,1.5cqmin,12px);width:100cqw;height:100cqh;max-width:1280px;justify-items:center}
.art{position:relative;container-type:size;display:grid;place-items:center;width:100%;height:100%;min-height:0}
.art>svg{display:block;width:100%;height:100%}
.setting{display:flex;align-items:center;gap:8px}
.setting span{display:grid;min-width:96px;line-height:1.125rem;text-align:center}.setting small{font-size:.75rem;line-height:1rem;color:#ffffffb8}.setting output{font-weight:650;white-space:nowrap}
.setting button{font-size:1.25rem}
.choice{display:flex;align-items:stretch;gap:2px;width:100%;max-width:var(--bar);padding:2px;border-radius:var(--radius-s);background:#0009}
.choice>span{align-self:center;padding:0 12px;font-size:.8125rem;color:#ffffffb8}
.choice label{position:relative;flex:1;display:grid;min-width:0;min-height:44px}
.choice input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.choice label span{display:grid;place-items:center;border-radius:6px;color:#ffffffd9}
.choice :checked+span{background:#fff3;color:#fff;font-weight:650}.choice :focus-visible+span{outline:2px solid #fff;outline-offset:-2px}
.choice :disabled{cursor:default}.choice :disabled:not(:checked)+span{opacity:.45}
@media (forced-colors:active){.choice :checked+span{background:Highlight;color:HighlightText;forced-color-adjust:none}}
@media not all and (max-height:480px) and (min-aspect-ratio:131/100){.stage:has(>.set){row-gap:32px}.box:has(.stage>.set)+#message{grid-area:box;align-self:end;margin-bottom:52px;pointer-events:none}}
.past{position:absolute;top:0;right:0;display:flex;flex-wrap:wrap;justify-content:flex-end;gap:4px;max-width:50%;height:1.5rem;overflow:hidden}
.past span{min-width:1.5rem;padding:0 6px;border-radius:99px;background:#0008;font-size:.75rem;line-height:1.5rem;text-align:center}
@media (max-height:480px){.choice label{min-height:32px}.row .quiet{min-height:36px}.setting span{min-width:56px}.setting button{min-width:36px;min-height:36px}}
@container (max-width:220px){.choice>span{display:none}.choice label{flex:auto}.choice label span{font-size:.6875rem}.setting{gap:2px}.setting span{min-width:0;font-size:.75rem}.setting small{font-size:.6875rem;line-height:.875rem}.setting button{min-width:32px;min-height:32px}}`;
