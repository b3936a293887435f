import {
  GOAL_ZONES,
  goalPay,
  KEEPER_REACHES,
  KENO_MOST,
  KENO_NUMBERS,
  kenoPays,
  MINE_COUNTS,
  MINE_TILES,
  minesPay,
  MOST_MARKED,
} from './quick-rules';
import { setting, SETTING_SCRIPT, STAGE_STYLE, symbolPicture, type MakeStage } from './stage';
import { STAGE_TEXTS } from './stage-texts';

function tiles(count: number, labelOf: (index: number) => string, face: (index: number) => string): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<button type="button" class="tile" aria-pressed="false" aria-label="${labelOf(index)}">${face(index)}</button>`,
  ).join('');
}

const named = (text: string) => (index: number) => text.replace('{number}', String(index + 1));

/** Twenty-five tiles with mines under some: the player marks those that are turned over. */
export const minesStage: MakeStage = ({ game, locale }) => {
  const texts = STAGE_TEXTS[locale];
  const counts = Array.from({ length: MOST_MARKED }, (_, index) => index + 1);
  return {
    markup: `<section class="stage" aria-label="${texts.field}"><div class="art"><div class="tiles mines">${tiles(MINE_TILES, named(texts.tile), () => '')}</div></div><div class="row">${setting(texts.mines, { less: texts.fewerMines, more: texts.moreMines })}<p id="pays" class="pays"></p></div></section>`,
    style: STAGE_STYLE + TILES_STYLE,
    script: SETTING_SCRIPT + TILES_SCRIPT + MINES_SCRIPT,
    data: {
      counts: MINE_COUNTS,
      most: MOST_MARKED,
      pays: Object.fromEntries(
        MINE_COUNTS.map((mines) => [mines, counts.map((marked) => minesPay(mines, marked))]),
      ),
      mine: symbolPicture(game, 'bomb'),
      gem: symbolPicture(game, 'diamond'),
      texts: { first: texts.markTiles, paysText: texts.allSafe, boom: texts.boom, safe: texts.safe },
    },
    action: texts.dig,
    hasAuto: true,
  };
};

/** Forty numbers, of which the player marks up to eight and ten are drawn. */
export const kenoStage: MakeStage = ({ locale }) => {
  const texts = STAGE_TEXTS[locale];
  return {
    markup: `<section class="stage" aria-label="${texts.numbers}"><div class="art"><div class="tiles keno">${tiles(KENO_NUMBERS, named('{number}'), (index) => String(index + 1))}</div></div><div class="row"><button type="button" id="random" class="quiet">${texts.random}</button><p id="pays" class="pays"></p></div></section>`,
    style: STAGE_STYLE + TILES_STYLE,
    script: TILES_SCRIPT + KENO_SCRIPT,
    data: {
      most: KENO_MOST,
      pays: Array.from({ length: KENO_MOST + 1 }, (_, marked) => (marked === 0 ? [] : kenoPays(marked))),
      texts: { first: texts.markNumbers, hits: texts.hits, paysText: texts.allHit },
    },
    action: texts.draw,
    hasAuto: true,
  };
};

/** A goal in six zones, of which the keeper covers some. */
export const penaltyStage: MakeStage = ({ game, locale }) => {
  const texts = STAGE_TEXTS[locale];
  const zones = tiles(
    GOAL_ZONES,
    (index) => texts.zones[index] ?? '',
    () => '',
  );
  return {
    markup: `<section class="stage" aria-label="${texts.goal}"><div class="art pitch"><div class="tiles goal">${zones}</div><img class="shot" alt="" src="${symbolPicture(game, 'football')}"></div><div class="row">${setting(texts.keeper, { less: texts.lessKeeper, more: texts.moreKeeper })}<p id="pays" class="pays"></p></div></section>`,
    style: STAGE_STYLE + TILES_STYLE,
    script: SETTING_SCRIPT + TILES_SCRIPT + PENALTY_SCRIPT,
    data: {
      reaches: KEEPER_REACHES,
      pays: Object.fromEntries(KEEPER_REACHES.map((reach) => [reach, goalPay(reach)])),
      most: 1,
      texts: { reach: texts.covers, paysText: texts.goalPays, goal: texts.isGoal, saved: texts.isSaved },
    },
    action: texts.shoot,
    hasAuto: true,
  };
};

const GLOVE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#ffd24a" stroke="#5a3d00" stroke-linejoin="round"><path d="M18 11V6a2 2 0 0 0-4 0V4a2 2 0 0 0-4 0v2a2 2 0 0 0-4 0v9l-1.500-1.500a2 2 0 0 0-2.800 2.800l3.600 3.600C6.800 21.400 8.500 22 11.300 22H14a8 8 0 0 0 8-8V8a2 2 0 1 0-4 0z"/></svg>';

const TILES_STYLE = `
.row{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 24px;min-height:44px}
.pays{min-width:10ch;color:#ffffffd9;text-align:center}.pays:empty{display:none}
.tiles{display:grid;gap:clamp(2px,1cqmin,8px)}
.mines{grid-template:repeat(5,1fr)/repeat(5,1fr);width:min(100cqw,100cqh,640px);aspect-ratio:1}
.keno{grid-template:repeat(5,1fr)/repeat(8,1fr);width:min(100cqw,160cqh,1024px);aspect-ratio:1.6}
@container (max-width:220px){.keno{grid-template:repeat(8,1fr)/repeat(5,1fr);width:100cqw;height:100cqh;aspect-ratio:auto}}
.tile{display:grid;place-items:center;min-width:0;min-height:0;padding:0;border-radius:clamp(4px,2cqmin,12px);background:#fff2;box-shadow:inset 0 0 0 1px #ffffff14;font-size:clamp(.75rem,4cqmin,1.375rem);font-weight:600;transition:background var(--fast) var(--ease)}
.tile img{width:76%;height:76%;object-fit:contain;animation:turn var(--enter) var(--ease)}
@keyframes turn{from{transform:scale(.4)}}
.tile[aria-pressed=true]{background:var(--deep);box-shadow:inset 0 0 0 2px #fff}
.tile.drawn{background:#fff5}.tile.drawn[aria-pressed=true]{background:var(--light);color:#111}
.tile.open:not([aria-pressed=true]){background:#fff6}.tile.open:not([aria-pressed=true]) img{opacity:.85}.tile.bad{background:#b3261e}
.pitch{place-items:start center;overflow:hidden;border-radius:var(--radius-xl);background:repeating-linear-gradient(90deg,#fff0 0 10%,#ffffff12 10% 20%) bottom/100% 45% no-repeat,radial-gradient(30% 40% at 8% 0,#ffffff40,#fff0),radial-gradient(30% 40% at 92% 0,#ffffff40,#fff0),linear-gradient(var(--night) 30%,var(--wall) 55%,#1c6b34 55%,#0f4a22)}
.goal{grid-template:repeat(2,1fr)/repeat(3,1fr);gap:0;width:min(92cqw,150cqh);height:58cqh;margin-top:4cqh;border:clamp(3px,1.2cqmin,8px) solid #fff;border-bottom:0;background:repeating-linear-gradient(45deg,#fff3 0 1px,#fff0 1px 10px),repeating-linear-gradient(-45deg,#fff3 0 1px,#fff0 1px 10px)}
.goal .tile{border-radius:0;background:none;box-shadow:inset 0 0 0 1px #fff3}.goal .tile[aria-pressed=true]{background:#fff3;box-shadow:inset 0 0 0 3px var(--light)}
.goal .covered{background:#b3261eb3!important}.goal .covered::after{content:"";width:100%;height:64%;background:url("data:image/svg+xml,${encodeURIComponent(GLOVE)}") center/contain no-repeat}
.shot{position:absolute;left:50%;bottom:4cqh;width:20cqmin;height:20cqmin;margin-left:-10cqmin}`;

/** `tiles` that are marked and unmarked, at most `data.most`; of one alone, the next takes its place. */
const TILES_SCRIPT = `
const tiles = [...document.querySelectorAll('.tile')], marked = new Set();
let marksChanged = () => {};
function mark(index) {
  if (isSpinning) return;
  clearTiles();
  if (marked.has(index) && data.most > 1) marked.delete(index);
  else {
    if (data.most === 1) marked.clear();
    if (marked.size < data.most) marked.add(index);
  }
  showMarks();
}
function showMarks() {
  tiles.forEach((tile, index) => tile.setAttribute('aria-pressed', String(marked.has(index))));
  marksChanged();
}
function clearTiles() {
  for (const tile of tiles) {
    tile.classList.remove('open', 'bad', 'drawn', 'covered');
    tile.querySelector('img')?.remove();
  }
}
function face(index, source) {
  const picture = Object.assign(document.createElement('img'), { alt: '', src: source });
  tiles[index].append(picture);
}
tiles.forEach((tile, index) => tile.addEventListener('click', () => mark(index)));
`;

const MINES_SCRIPT = `
const mines = makeSetting(data.counts, String, 1, () => marksChanged());
marksChanged = () => {
  byId('pays').textContent = marked.size === 0 ? data.texts.first : data.texts.paysText.replace('{times}', times(data.pays[mines.value()][marked.size - 1]));
};
const stage = {
  wish: () => (marked.size === 0 ? { fault: data.texts.first } : { pick: { mines: mines.value(), tiles: [...marked] } }),
  begin: clearTiles,
  show: mines.show,
  async land({ mines: under }) {
    const order = [...marked].sort((one, other) => under.includes(one) - under.includes(other));
    for (const tile of order) {
      const isMine = under.includes(tile);
      face(tile, isMine ? data.mine : data.gem);
      tiles[tile].classList.add('open');
      tiles[tile].classList.toggle('bad', isMine);
      play([isMine ? 110 : 520]);
      await pause(180);
      if (isMine) break;
    }
    for (const tile of under) if (!tiles[tile].querySelector('img')) { face(tile, data.mine); tiles[tile].classList.add('open'); }
    await pause(200);
  },
  words: ({ mines: under }) => ([...marked].some((tile) => under.includes(tile)) ? data.texts.boom : data.texts.safe),
};
showMarks();
`;

const KENO_SCRIPT = `
marksChanged = () => {
  const pays = data.pays[marked.size];
  byId('pays').textContent = marked.size === 0 ? data.texts.first : data.texts.paysText.replaceAll('{count}', marked.size).replace('{times}', times(pays.at(-1)));
};
byId('random').addEventListener('click', () => {
  if (isSpinning) return;
  clearTiles();
  marked.clear();
  while (marked.size < data.most) marked.add(Math.floor(Math.random() * tiles.length));
  showMarks();
});
const stage = {
  wish: () => (marked.size === 0 ? { fault: data.texts.first } : { pick: { numbers: [...marked] } }),
  begin: clearTiles,
  show() { byId('random').disabled = isSpinning; },
  async land({ drawn }) {
    for (const number of drawn) {
      tiles[number].classList.add('drawn');
      play([marked.has(number) ? 620 : 300]);
      await pause(160);
    }
    await pause(200);
  },
  words: ({ hits }) => data.texts.hits.replace('{hits}', hits).replace('{count}', marked.size),
};
showMarks();
`;

const PENALTY_SCRIPT = `
const ball = document.querySelector('.shot');
const reach = makeSetting(data.reaches, (count) => data.texts.reach.replace('{count}', count), 1, () => marksChanged());
marksChanged = () => { byId('pays').textContent = data.texts.paysText.replace('{times}', times(data.pays[reach.value()])); };
marked.add(0);
const stage = {
  wish: () => ({ pick: { zone: [...marked], reach: reach.value() } }),
  begin() { clearTiles(); ball.style.transform = 'none'; },
  show: reach.show,
  async land({ covered }) {
    const [zone] = marked, from = ball.getBoundingClientRect(), to = tiles[zone].getBoundingClientRect();
    const end = 'translate(' + (to.x + to.width / 2 - from.x - from.width / 2) + 'px,' + (to.y + to.height / 2 - from.y - from.height / 2) + 'px) scale(.6) rotate(540deg)';
    for (const one of covered) tiles[one].classList.add('covered');
    if (!isCalm) await ball.animate([{ transform: 'none' }, { transform: end }], { duration: 520, easing: 'cubic-bezier(.2,.7,.4,1)' }).finished;
    ball.style.transform = end;
    await pause(200);
  },
  words: ({ isGoal }) => (isGoal ? data.texts.goal : data.texts.saved),
  clear() { ball.style.transform = 'none'; },
};
showMarks();
`;
