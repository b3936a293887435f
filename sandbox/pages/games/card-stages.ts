import { fields, table, TABLE_SCRIPT, TABLE_STYLE, type Field } from './table-part';
import { POKER_HANDS } from './cards';
import { POKER_PAYS } from './table-rules';
import { STAGE_STYLE, type MakeStage } from './stage';
import { tableData } from './table-stages';
import { TABLE_TEXTS } from './table-texts';

/** Cards as they lie on a table: `.card`, red or black, with a back while they are closed. */
export const CARD_STYLE = `
.table .art:has(.hands)::before{content:"";position:absolute;z-index:-1;inset:0;border:clamp(3px,1.4cqmin,10px) solid #6b4413;border-radius:clamp(12px,4cqmin,32px) clamp(12px,4cqmin,32px) 50% 50%/clamp(12px,4cqmin,32px) clamp(12px,4cqmin,32px) 34% 34%;background:radial-gradient(110% 100% at 50% 10%,var(--cloth),var(--cloth-edge));box-shadow:inset 0 0 0 2px #e0b24a99,inset 0 0 60px #0008,0 12px 32px #0006}
.table .art:has(.hands){z-index:0;max-width:960px;padding:2cqh 0 6cqh;--cloth:#1d6b4a;--cloth-edge:#0b3324}
.rule{display:block;width:min(92cqw,420px);overflow:visible}.rule path{fill:none}.rule text{fill:#f3d58ac0;font:600 15px var(--text);letter-spacing:.12em;text-anchor:middle;text-transform:uppercase}
@container (max-height:230px){.rule{display:none}}
@container (min-width:900px) and (min-aspect-ratio:8/5){.table:has(.hands){grid-template:minmax(0,1fr) auto/minmax(0,1fr)}.table:has(.hands) .felt{gap:8px}.table:has(.hands) .field{min-height:56px}}
.hands{display:flex;flex-wrap:wrap;justify-content:center;gap:4cqmin 8cqmin}
.hand{display:grid;justify-items:center;gap:1.5cqmin;min-width:0}.hand>p{font-size:clamp(.75rem,4cqmin,1.125rem);white-space:nowrap}.hand>p b{padding:0 .5em;border-radius:99px;background:#0008}
.cards{display:flex;justify-content:center;gap:1.5cqmin;min-height:calc(var(--card)*1.4)}
.cards:empty::before,.cards:empty::after{content:"";width:var(--card);height:calc(var(--card)*1.4);border:1px solid #fff4;background:#0004;border-radius:calc(var(--card)*.1)}
.art{--card:min(13cqw,26cqh,130px)}
@container (max-aspect-ratio:6/5){.hands{flex-direction:column;--card:min(22cqw,20cqh,140px)}}
.card{flex:0 1 var(--card);display:grid;grid-template-rows:1fr 1fr;place-items:center;min-width:0;width:var(--card);height:calc(var(--card)*1.4);padding:4% 0;border-radius:calc(var(--card)*.1);background:#fff;color:#16161c;box-shadow:0 3px 10px #0007;font:650 calc(var(--card)*.46)/1 var(--text)}
.card.red{color:#c01f2e}.card.dealt{animation:deal var(--medium) var(--ease)}
@keyframes deal{from{opacity:0;transform:translate(40%,-60%) rotate(12deg)}}
.card.closed{background:repeating-linear-gradient(45deg,var(--deep) 0 4px,var(--wall) 4px 8px);box-shadow:inset 0 0 0 3px #fff,0 3px 10px #0007}
.hand.won>p b{background:var(--light);color:#111}
@media (max-width:480px) and (min-height:481px){#message{display:grid;align-content:center;min-height:3rem}}`;

/** `cardNode(card)`: a card face up, or closed for null; `dealInto(place, cards)`: one after the other. */
export const CARD_SCRIPT = `
const SUITS = ['♠', '♥', '♣', '♦'], RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', ...data.pictures];
const cardText = (card) => RANKS[card % 13] + SUITS[Math.floor(card / 13)];
function cardNode(card) {
  const node = document.createElement('span');
  node.className = card === null ? 'card closed' : 'card dealt' + (Math.floor(card / 13) % 2 === 1 ? ' red' : '');
  if (card !== null) for (const part of [RANKS[card % 13], SUITS[Math.floor(card / 13)]]) node.append(Object.assign(document.createElement('span'), { textContent: part }));
  return node;
}
async function dealInto(place, cards) {
  for (const card of cards) {
    place.append(cardNode(card));
    play([240]);
    await pause(320);
  }
}
`;

/** Words along the curve of the table's edge. */
export function rule(text: string): string {
  return `<svg class="rule" viewBox="0 0 420 44"><path id="curve" d="M10 8Q210 56 410 8"/><text><textPath href="#curve" startOffset="50%">${text}</textPath></text></svg>`;
}

export function hand(id: string, name: string): string {
  return `<div class="hand" id="${id}"><p>${name} <b hidden></b></p><div class="cards" role="img" aria-label="${name}"></div></div>`;
}

/** Two hands and three fields: player, tie, banker. */
export const baccaratStage: MakeStage = ({ locale }) => {
  const texts = TABLE_TEXTS[locale];
  const pays = { player: '2×', tie: '9×', banker: '1.95×' };
  const list = Object.entries(pays).map(([id, times]): Field => ({
    id,
    label: texts.names[id] ?? id,
    pays: times,
  }));
  return {
    markup: table(texts.baccarat, texts, {
      art: `<div class="hands">${hand('player', texts.names['player'] ?? '')}${hand('banker', texts.names['banker'] ?? '')}</div>`,
      felt: `<div class="fields three">${fields(list)}</div>`,
    }),
    style: `${TABLE_STYLE}${CARD_STYLE}.three{grid-template-columns:repeat(3,minmax(0,1fr))}.three .field{min-height:56px}.three .field:nth-child(1){background:#1f4fa3}.three .field:nth-child(2){background:#157347}.three .field:nth-child(3){background:#b3202c}.three .field.won{background:var(--light)}@container (max-width:220px){.three .field{min-height:40px;padding:0;font-size:.625rem}}`,
    script: `${TABLE_SCRIPT}${CARD_SCRIPT}${BACCARAT_SCRIPT}`,
    data: { ...tableData(texts), pictures: texts.pictures },
    action: texts.deal,
    hasAuto: true,
  };
};

const BACCARAT_SCRIPT = `
const sides = ['player', 'banker'];
function clearHands() {
  for (const side of sides) {
    byId(side).classList.remove('won');
    byId(side).querySelector('b').hidden = true;
    byId(side).querySelector('.cards').replaceChildren();
  }
}
const stage = {
  ...table,
  begin() { table.begin(); clearHands(); },
  async land({ points, winner, ...hands }) {
    for (const turn of [0, 1, 2]) for (const side of sides) if (hands[side][turn] !== undefined) await dealInto(byId(side).querySelector('.cards'), [hands[side][turn]]);
    for (const side of sides) {
      const sign = byId(side).querySelector('b');
      sign.hidden = false;
      sign.textContent = points[side];
      byId(side).querySelector('.cards').setAttribute('aria-label', data.texts.names[side] + ': ' + hands[side].map(cardText).join(' '));
      byId(side).classList.toggle('won', winner === side);
    }
    notePast(data.texts.words.letters[winner]);
    await pause(250);
  },
  words: ({ winner, points }) => data.texts.words[winner === 'tie' ? 'tie' : 'wins'].replace('{side}', data.texts.names[winner]).replace('{player}', points.player).replace('{banker}', points.banker),
};
`;

/** Five cards, and beside them what they may be worth. */
export const pokerStage: MakeStage = ({ locale }) => {
  const texts = TABLE_TEXTS[locale];
  const rows = POKER_HANDS.map(
    (name) =>
      `<tr data-hand="${name}"><th scope="row">${texts.hands[name]}</th><td>${POKER_PAYS[name] / 100}×</td></tr>`,
  );
  return {
    markup: `<section class="stage poker" aria-label="${texts.poker}"><div class="art"><div class="cards" role="img" aria-label="${texts.poker}"></div></div><table class="worth"><caption class="vh">${texts.worth}</caption><tbody>${rows.join('')}</tbody></table></section>`,
    style: `${STAGE_STYLE}${CARD_STYLE}${POKER_STYLE}`,
    script: `${CARD_SCRIPT}${POKER_SCRIPT}`,
    data: { pictures: texts.pictures, hands: texts.hands, none: texts.noHand },
    action: texts.deal,
    hasAuto: true,
  };
};

const POKER_STYLE = `
.poker .cards:empty::before,.cards:empty::after{content:"";width:var(--card);height:calc(var(--card)*1.4);border:1px dashed #fff6;border-radius:calc(var(--card)*.1)}
.art{--card:min(18cqw,60cqh,150px)}
.worth{border-collapse:collapse;font-size:clamp(.6875rem,2.4cqmin,1.125rem);line-height:1.4}.worth th{padding:0 24px 0 8px;font-weight:400;text-align:left}.worth td{padding:0 8px;font-weight:650;text-align:right}
.worth .hit{background:var(--light);color:#111}
@container (max-height:260px){.worth{display:none}}
@container (min-aspect-ratio:5/4){.poker{grid-template:minmax(0,1fr)/minmax(0,1fr) auto;align-items:center}.worth{line-height:1.9}}`;

const POKER_SCRIPT = `
const place = document.querySelector('.cards');
const closeAll = () => place.replaceChildren(...Array.from({ length: 5 }, () => cardNode(null)));
const stage = {
  begin() {
    closeAll();
    for (const row of document.querySelectorAll('.hit')) row.classList.remove('hit');
  },
  async land({ cards, hand }) {
    for (const [index, card] of cards.entries()) {
      place.children[index].replaceWith(cardNode(card));
      play([240]);
      await pause(240);
    }
    place.setAttribute('aria-label', cards.map(cardText).join(' '));
    if (hand) document.querySelector('[data-hand=' + hand + ']').classList.add('hit');
    await pause(200);
  },
  words: ({ hand }) => (hand ? data.hands[hand] : data.none),
};
closeAll();
`;
