import { CARD_SCRIPT, CARD_STYLE, hand, rule } from './card-stages';
import { fields, table, TABLE_SCRIPT, TABLE_STYLE } from './table-part';
import type { MakeStage } from './stage';
import { tableData } from './table-stages';
import { TABLE_TEXTS } from './table-texts';

/** A hand against the dealer's, card by card. */
export const blackjackStage: MakeStage = ({ locale }) => {
  const texts = TABLE_TEXTS[locale];
  const name = (id: string) => texts.names[id] ?? '';
  const felt = `<div class="fields spot">${fields([{ id: 'hand', label: name('hand'), pays: '2×' }])}</div><div id="turn" class="turn" role="group" aria-label="${name('hand')}" hidden><button type="button" id="hit" class="quiet">${String(texts.words['hit'])}</button><button type="button" id="stand" class="quiet">${String(texts.words['stand'])}</button></div>`;
  return {
    markup: table(texts.blackjack, texts, {
      art: `<div class="hands upright">${hand('dealer', name('dealer'))}${rule(String(texts.words['natural']))}${hand('hand', name('hand'))}</div>`,
      felt,
    }),
    style: `${TABLE_STYLE}${CARD_STYLE}${STYLE}`,
    script: `${TABLE_SCRIPT}${CARD_SCRIPT}${SCRIPT}`,
    data: { ...tableData(texts), pictures: texts.pictures, canWatch: false },
    action: texts.deal,
    hasAuto: false,
  };
};

const STYLE = `
.upright{flex-direction:column;flex-wrap:nowrap;gap:1.5cqh;--card:min(20cqw,21cqh,150px)}.upright .hand>p{line-height:1.3}
.spot .field{min-height:48px}.turn{display:grid;grid-template-columns:1fr 1fr;gap:8px}.turn .quiet{min-height:48px;background:#fff4;font-weight:650}
.felt:has(.turn:not([hidden])) .spot{display:none}
@container (min-width:900px){.spot .field,.turn{justify-self:center;width:360px}}
@container (max-width:220px){.spot .field,.turn .quiet{min-height:36px;padding:0 4px}}`;

const SCRIPT = `
const places = { dealer: byId('dealer').querySelector('.cards'), player: byId('hand').querySelector('.cards') };
const fillIn = (text, { points }) => text.replace('{points}', points.player).replace('{dealer}', points.dealer);
/** Lays what is new of a hand, and says what it counts. */
async function follow(result) {
  for (const side of ['player', 'dealer']) {
    const place = places[side], known = place.querySelectorAll('.card:not(.closed)').length;
    if (result[side].length > known) place.querySelector('.closed')?.remove();
    await dealInto(place, result[side].slice(known));
    const sign = place.parentElement.querySelector('b');
    sign.hidden = false;
    sign.textContent = result.points[side];
    place.setAttribute('aria-label', data.texts.names[side === 'player' ? 'hand' : 'dealer'] + ': ' + result[side].map(cardText).join(' '));
  }
  if (!result.isOver) places.dealer.append(cardNode(null));
}
function nextChoice() {
  byId('turn').hidden = false;
  byId('hit').focus({ preventScroll: true });
  return new Promise((done) => { for (const action of ['hit', 'stand']) byId(action).onclick = () => done(action); });
}
const stage = {
  ...table,
  begin() {
    table.begin();
    for (const place of Object.values(places)) {
      place.replaceChildren();
      place.parentElement.classList.remove('won');
      place.parentElement.querySelector('b').hidden = true;
    }
  },
  async land(first) {
    let result = first;
    await follow(result);
    while (!result.isOver) {
      say(fillIn(data.texts.words.yourTurn, result));
      const action = await nextChoice();
      byId('turn').hidden = true;
      try {
        result = await askServer({ stake: 0, pick: { token: result.token, action } });
        if (!result.isOver) places.dealer.querySelector('.closed')?.remove();
        await follow(result);
      } catch { say(data.texts.words.noAnswer); await pause(1200); }
    }
    return result;
  },
  settle(result, isWon) {
    table.settle({});
    byId('hand').classList.toggle('won', isWon);
    notePast(result.points.player + ':' + result.points.dealer);
  },
  rest() {
    const held = document.activeElement;
    if (held === document.body || byId('turn').contains(held)) (isLive ? fieldsOf[0] : byId('spin')).focus({ preventScroll: true });
  },
  words: (result) => result.isNatural ? data.texts.words.blackjack : fillIn(data.texts.words[result.points.player > 21 ? 'bust' : result.points.dealer > 21 ? 'dealerBust' : 'ends'], result),
};
`;
