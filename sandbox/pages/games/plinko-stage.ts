import { PLINKO_ROWS, plinkoPays, RISKS } from './quick-rules';
import { setting, SETTING_SCRIPT, STAGE_STYLE, type MakeStage } from './stage';
import { STAGE_TEXTS } from './stage-texts';

const STEP = 18;
const MIDDLE = 90;
const TOP = 22;
const FALL = 14;

/** A ball that falls through pegs into a slot, each of which has its multiplier. */
export const plinkoStage: MakeStage = ({ locale }) => {
  const texts = STAGE_TEXTS[locale];
  return {
    markup: `<section class="stage" aria-label="${texts.plinko}"><div class="art"><svg viewBox="0 0 180 152" aria-hidden="true">${pegs()}<g id="slots">${slots()}</g><circle id="ball" r="4.5" cx="${MIDDLE}" cy="8"/></svg></div>${setting(texts.risk, { less: texts.lessRisk, more: texts.moreRisk })}</section>`,
    style: STAGE_STYLE + STYLE,
    script: SETTING_SCRIPT + SCRIPT,
    data: {
      pays: Object.fromEntries(RISKS.map((risk) => [risk, plinkoPays(risk)])),
      risks: RISKS,
      names: texts.risks,
      words: texts.landed,
      geometry: { step: STEP, middle: MIDDLE, top: TOP, fall: FALL },
    },
    action: texts.drop,
    hasAuto: true,
  };
};

function pegs(): string {
  return Array.from({ length: PLINKO_ROWS }, (_, row) =>
    Array.from({ length: row + 3 }, (_, index) => {
      const x = MIDDLE + (index - 1 - row / 2) * STEP;
      return `<circle class="peg" cx="${x}" cy="${TOP + row * FALL}" r="2"/>`;
    }).join(''),
  ).join('');
}

function slots(): string {
  return Array.from({ length: PLINKO_ROWS + 1 }, (_, slot) => {
    const x = MIDDLE + (slot - PLINKO_ROWS / 2) * STEP;
    return `<g class="slot"><rect x="${x - 8.5}" y="134" width="17" height="15" rx="3"/><text x="${x}" y="143.700"></text></g>`;
  }).join('');
}

const STYLE = `
.peg{fill:#fffd}
#ball{fill:var(--light);stroke:#fff;stroke-width:.8}
.slot rect{fill:#fff3;transition:transform var(--fast) var(--ease)}.slot text{fill:#fff;font:650 5.6px var(--text);text-anchor:middle}
.slot.pays rect{fill:color-mix(in oklab,var(--deep) 50%,#000)}.slot.top rect{fill:var(--light)}.slot.top text{fill:#111}
.slot.hit{animation:hit-slot .3s ease-in-out 2 alternate}.slot.hit rect{stroke:#fff;stroke-width:1.4}
@keyframes hit-slot{to{transform:translateY(3px)}}`;

const SCRIPT = `
const ball = byId('ball'), slots = [...byId('slots').children];
function showPays() {
  const pays = data.pays[risk.value()], most = Math.max(...pays);
  slots.forEach((slot, index) => {
    slot.lastElementChild.textContent = times(pays[index]);
    slot.setAttribute('class', 'slot' + (pays[index] === most ? ' top' : pays[index] > 100 ? ' pays' : ''));
  });
}
const risk = makeSetting(data.risks, (value) => data.names[value], 1, showPays);
const { step, middle, top: first, fall } = data.geometry;
const stage = {
  wish: () => ({ pick: { risk: risk.value() } }),
  begin: showPays,
  show: risk.show,
  async land({ path, slot }) {
    let x = 0;
    const frames = [{ transform: 'none', easing: 'ease-in' }];
    path.forEach((turn, row) => {
      frames.push({ transform: 'translate(' + x + 'px,' + (first + row * fall - 15) + 'px)', easing: 'cubic-bezier(.3,0,.8,.5)' });
      x += turn ? step / 2 : -step / 2;
    });
    frames.push({ transform: 'translate(' + x + 'px,119px)' });
    for (const at of path.keys()) if (!isCalm) setTimeout(() => play([260 + at * 30]), 150 * (at + 1));
    const end = frames.at(-1).transform;
    if (!isCalm) await ball.animate(frames, { duration: 1500 }).finished;
    ball.style.transform = end;
    slots[slot].classList.add('hit');
    await pause(250);
  },
  words: ({ pays }) => data.words.replace('{times}', times(pays)),
  clear: () => { ball.style.transform = 'none'; },
};
showPays();
`;
