import { PLINKO_ROWS, plinkoPays, RISKS } from './quick-rules';
import { choice, SETTING_SCRIPT, STAGE_STYLE, type MakeStage } from './stage';
import { STAGE_TEXTS } from './stage-texts';

const STEP = 18;
const MIDDLE = 90;
const TOP = 22;
/** Height of a row: the least; where the frame is tall the script takes more, up to `MOST_FALL`. */
const FALL = 14;
const MOST_FALL = 22;
/** What the board needs above its rows and below them. */
const REST = 40;
/** Results of earlier rounds that stay in sight. */
const KEPT = 5;

/** A ball that falls through pegs into a slot, each of which has its multiplier. */
export const plinkoStage: MakeStage = ({ locale }) => {
  const texts = STAGE_TEXTS[locale];
  return {
    markup: `<section class="stage" aria-label="${texts.plinko}"><div class="art board"><svg viewBox="0 0 180 ${REST + PLINKO_ROWS * FALL}" aria-hidden="true"><defs><radialGradient id="lit" cx=".35" cy=".3" r=".8"><stop stop-color="#fff"/><stop class="tint" offset="1"/></radialGradient><radialGradient id="pin" cx=".35" cy=".3" r=".8"><stop offset=".2" stop-color="#fff"/><stop offset="1" stop-color="#8f959c"/></radialGradient></defs>${pegs()}<g id="slots" transform="translate(0 ${TOP + PLINKO_ROWS * FALL})">${slots()}</g><circle id="ball" r="4.5" cx="${MIDDLE}" cy="8"/></svg><p id="past" class="past" aria-hidden="true"></p></div>${choice(texts.risk, texts.risks)}</section>`,
    style: STAGE_STYLE + STYLE,
    script: SETTING_SCRIPT + SCRIPT,
    data: {
      pays: Object.fromEntries(RISKS.map((risk) => [risk, plinkoPays(risk)])),
      words: texts.landed,
      kept: KEPT,
      geometry: { step: STEP, top: TOP, least: FALL, most: MOST_FALL, rest: REST },
    },
    action: texts.drop,
    hasAuto: true,
  };
};

function pegs(): string {
  return Array.from({ length: PLINKO_ROWS }, (_, row) =>
    Array.from({ length: row + 3 }, (_, index) => {
      const x = MIDDLE + (index - 1 - row / 2) * STEP;
      return `<circle class="peg" data-row="${row}" cx="${x}" cy="${TOP + row * FALL}" r="2"/>`;
    }).join(''),
  ).join('');
}

function slots(): string {
  return Array.from({ length: PLINKO_ROWS + 1 }, (_, slot) => {
    const x = MIDDLE + (slot - PLINKO_ROWS / 2) * STEP;
    return `<g class="slot"><rect x="${x - 8.5}" width="17" height="15" rx="2"/><text x="${x}" y="9.700"></text></g>`;
  }).join('');
}

const STYLE = `
.board{max-width:124cqh}
.board .past{flex-direction:column;flex-wrap:nowrap;height:auto;pointer-events:none}.past .good{color:var(--light)}
@media (max-height:480px) and (min-aspect-ratio:131/100){.board .past{top:44px}}
@container (max-width:220px){.board .past{display:none}}
.peg{fill:url(#pin);stroke:#0005;stroke-width:.4}
.tint{stop-color:var(--light)}#ball{fill:url(#lit)}
.slot rect{fill:#fff3;transition:transform var(--fast) var(--ease)}.slot text{fill:#fff;font:650 5.6px var(--text);text-anchor:middle}
.slot.pays rect{fill:color-mix(in oklab,var(--deep) 50%,#000)}.slot.top rect{fill:var(--light)}.slot.top text{fill:#111}
.slot.hit{animation:hit-slot .3s ease-in-out 2 alternate}.slot.hit rect{stroke:#fff;stroke-width:1.4}
@keyframes hit-slot{to{transform:translateY(3px)}}`;

const SCRIPT = `
const ball = byId('ball'), slots = [...byId('slots').children], board = document.querySelector('.board');
const { step, top: first, least, most: mostFall, rest } = data.geometry;
let fall = least;
/** Rows as high as the frame has room for, so that the board fills it; the controls below are as wide as its slots. */
function fit() {
  const height = (180 * board.clientHeight) / board.clientWidth;
  if (isSpinning || !(height > 0)) return;
  fall = Math.min(mostFall, Math.max(least, (height - rest) / 8));
  board.firstElementChild.setAttribute('viewBox', '0 0 180 ' + (rest + 8 * fall));
  for (const peg of document.querySelectorAll('.peg')) peg.setAttribute('cy', first + peg.dataset.row * fall);
  byId('slots').setAttribute('transform', 'translate(0 ' + (first + 8 * fall) + ')');
  ball.style.transform = 'none';
  const width = byId('slots').getBoundingClientRect().width;
  document.documentElement.style.setProperty('--bar', Math.min(960, Math.max(560, width)) + 'px');
}
function showPays() {
  const pays = data.pays[risk.value()], best = Math.max(...pays);
  slots.forEach((slot, index) => {
    slot.lastElementChild.textContent = times(pays[index]);
    slot.setAttribute('class', 'slot' + (pays[index] === best ? ' top' : pays[index] > 100 ? ' pays' : ''));
  });
}
const risk = makeChoice(1, showPays);
const stage = {
  wish: () => ({ pick: { risk: risk.value() } }),
  begin: showPays,
  show: risk.show,
  async land({ path, slot, pays }) {
    let x = 0;
    const frames = [{ transform: 'none', easing: 'ease-in' }];
    path.forEach((turn, row) => {
      frames.push({ transform: 'translate(' + x + 'px,' + (first + row * fall - 15) + 'px)', easing: 'cubic-bezier(.3,0,.8,.5)' });
      x += turn ? step / 2 : -step / 2;
    });
    frames.push({ transform: 'translate(' + x + 'px,' + (first + 8 * fall - 15) + 'px)' });
    for (const at of path.keys()) if (!isCalm) setTimeout(() => play([260 + at * 30]), 150 * (at + 1));
    const end = frames.at(-1).transform;
    if (!isCalm) await ball.animate(frames, { duration: 1500 }).finished;
    ball.style.transform = end;
    slots[slot].classList.add('hit');
    notePast(times(pays), pays > 100 ? 'good' : '');
    await pause(250);
  },
  words: ({ pays }) => data.words.replace('{times}', times(pays)),
  clear: () => { ball.style.transform = 'none'; },
};
showPays();
fit();
addEventListener('resize', fit);
`;
