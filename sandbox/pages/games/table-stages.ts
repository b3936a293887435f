import { fields, table, TABLE_SCRIPT, TABLE_STYLE, type Field } from './table-part';
import { isRed, MOST_ON_TABLE, ROULETTE_WHEEL, WHEEL_FIELDS, WHEEL_SEGMENTS } from './table-rules';
import type { MakeStage, Stage } from './stage';
import { TABLE_TEXTS, type TableTexts } from './table-texts';
import { wheel, WHEEL_SCRIPT, WHEEL_STYLE } from './wheel-part';

const COLOURS = { red: '#b3202c', black: '#1b1b22', zero: '#157347' };
const colourOf = (number: number): keyof typeof COLOURS =>
  number === 0 ? 'zero' : isRed(number) ? 'red' : 'black';

/** What all tables say and allow, for the script. */
export function tableData(texts: TableTexts): Stage['data'] {
  const { first, most, onIt, laid } = texts;
  return { most: MOST_ON_TABLE, texts: { first, most, onIt, laid, words: texts.words, names: texts.names } };
}

/** A wheel of 37 pockets and a cloth with numbers, dozens and even chances. */
export const rouletteStage: MakeStage = ({ locale }) => {
  const texts = TABLE_TEXTS[locale];
  const pockets = ROULETTE_WHEEL.map((number) => ({
    label: String(number),
    fill: COLOURS[colourOf(number)],
  }));
  // Three rows of twelve as on the cloth: 3, 6, 9 … above 2, 5, 8 … above 1, 4, 7 …
  const rows = [3, 2, 1].flatMap((start) => Array.from({ length: 12 }, (_, column) => start + 3 * column));
  const numbers = rows.map((number): Field => ({
    id: `n${number}`,
    label: String(number),
    pays: '',
    look: `is-${colourOf(number)}`,
  }));
  const outside = ['low', 'even', 'red', 'black', 'odd', 'high'].map((id): Field => ({
    id,
    label: texts.names[id] ?? id,
    pays: '2×',
    look: id === 'red' || id === 'black' ? `is-${id}` : '',
  }));
  const dozens = [1, 2, 3].map((dozen): Field => ({
    id: `dozen-${dozen}`,
    label: `${dozen * 12 - 11}–${dozen * 12}`,
    pays: '3×',
  }));
  const zero: Field = { id: 'n0', label: '0', pays: '36×', look: 'is-zero' };
  const felt = `<div class="fields numbers">${fields(numbers)}</div><div class="fields dozens">${fields([zero, ...dozens])}</div><div class="fields chances">${fields(outside)}</div>`;
  return {
    markup: table(texts.roulette, texts, { art: wheel(pockets, { size: 9 }), felt }),
    style: TABLE_STYLE + WHEEL_STYLE + ROULETTE_STYLE,
    script: TABLE_SCRIPT + WHEEL_SCRIPT + ROULETTE_SCRIPT,
    data: { ...tableData(texts), wheel: ROULETTE_WHEEL, colours: ROULETTE_WHEEL.map(colourOf) },
    action: texts.spin,
    hasAuto: true,
  };
};

const ROULETTE_STYLE = `
.numbers{grid-template-columns:repeat(12,minmax(0,1fr));gap:1px}.numbers .field{min-height:30px;padding:0;border-radius:4px}
.numbers .field::after{top:-8px;right:0;padding:0 3px}
.dozens{grid-template-columns:minmax(0,1fr) repeat(3,minmax(0,2fr))}.chances{grid-template-columns:repeat(6,minmax(0,1fr))}
@container (max-width:420px){.chances .field{padding:0;font-size:.75rem}.felt{gap:6px}}
@container (max-width:220px){.numbers{display:none}.dozens{grid-template-columns:repeat(2,minmax(0,1fr))}.chances{grid-template-columns:repeat(3,minmax(0,1fr))}}
@container (max-height:300px){.numbers{display:none}}
@container (min-width:900px) and (min-height:520px){.numbers .field{min-height:48px}}`;

const ROULETTE_SCRIPT = `
const stage = {
  ...table,
  async land({ number }) {
    const place = data.wheel.indexOf(number);
    await turnWheel(place, data.wheel.length);
    byId('shown').textContent = number;
    notePast(number, 'is-' + data.colours[place]);
    await pause(200);
  },
  words: ({ number }) => number + ', ' + data.texts.names[data.colours[data.wheel.indexOf(number)]].toLocaleLowerCase(),
};
`;

/** A big wheel whose segments say what they pay. */
export const bigWheelStage: MakeStage = ({ locale }) => {
  const texts = TABLE_TEXTS[locale];
  const fills = ['var(--wall)', 'var(--deep)', '#3a3f58', '#b3202c'];
  const segments = WHEEL_SEGMENTS.map((times) => ({
    label: String(times),
    fill: fills[WHEEL_FIELDS.indexOf(times)] ?? '',
  }));
  const list = WHEEL_FIELDS.map((times): Field => ({ id: `x${times}`, label: `${times}×`, pays: '' }));
  return {
    markup: table(texts.bigWheel, texts, {
      art: wheel(segments, { size: 6.5 }),
      felt: `<div class="fields four">${fields(list)}</div>`,
    }),
    style: `${TABLE_STYLE}${WHEEL_STYLE}.four{grid-template-columns:repeat(4,minmax(0,1fr))}.four .field{font-size:1.125rem}@container (max-width:220px){.four .field{padding:0;font-size:.8125rem}}`,
    script: TABLE_SCRIPT + WHEEL_SCRIPT + BIG_WHEEL_SCRIPT,
    data: { ...tableData(texts), count: WHEEL_SEGMENTS.length },
    action: texts.spin,
    hasAuto: true,
  };
};

const BIG_WHEEL_SCRIPT = `
const stage = {
  ...table,
  async land({ segment, times }) {
    await turnWheel(segment, data.count);
    byId('shown').textContent = times + '×';
    notePast(times + '×');
    await pause(200);
  },
  words: ({ times }) => data.texts.words.wheel.replace('{times}', times + '×'),
};
`;

/** Dots of a die's faces, in a square of three by three places. */
const DOTS = ['4', '08', '048', '0268', '02468', '023568'];

function die(): string {
  const dots = Array.from({ length: 9 }, () => '<i></i>').join('');
  return `<span class="die" data-face="1">${dots}</span>`;
}

const DICE_STYLE = `
.dice{display:flex;gap:5cqmin}.die{display:grid;grid-template:repeat(3,1fr)/repeat(3,1fr);width:min(26cqw,52cqh,150px);aspect-ratio:1;padding:8%;border-radius:18%;background:linear-gradient(160deg,#fff,#dcd8e6);box-shadow:0 6px 20px #0008}
.die i{visibility:hidden;margin:10%;border-radius:50%;background:#b3202c}
${DOTS.map((places, face) => `${[...places].map((place) => `[data-face="${face + 1}"] i:nth-child(${Number(place) + 1})`).join()}{visibility:visible}`).join('')}
.rolling .die{animation:tumble .3s linear infinite}.rolling .die:nth-child(2){animation-duration:.24s}
@keyframes tumble{50%{transform:translateY(-14%) rotate(160deg)}to{transform:rotate(360deg)}}`;

const DICE_SCRIPT = `
const cup = document.querySelector('.dice');
const stage = {
  ...table,
  begin() { table.begin(); cup.classList.add('rolling'); },
  async land({ dice, total }) {
    await pause(1100);
    cup.classList.remove('rolling');
    dice.forEach((face, index) => { cup.children[index].dataset.face = face; });
    play([300, 240]);
    notePast(total);
    await pause(250);
  },
  stop: () => cup.classList.remove('rolling'),
  words: ({ dice, total }) => data.texts.words.dice.replace('{dice}', dice.join(' + ')).replace('{total}', total),
};
`;

/** Three dice and the fields of sic bo. */
export const sicBoStage: MakeStage = ({ locale }) => {
  const texts = TABLE_TEXTS[locale];
  const named = (id: string, pays: string): Field => ({ id, label: texts.names[id] ?? id, pays });
  const faces = [1, 2, 3, 4, 5, 6].map((face): Field => ({
    id: `n${face}`,
    label: String(face),
    name: texts.face.replace('{face}', String(face)),
    pays: '2–4×',
  }));
  return {
    markup: table(texts.sicBo, texts, {
      art: `<div class="dice">${die()}${die()}${die()}</div>`,
      felt: `<div class="fields six">${fields(faces)}</div><div class="fields five">${fields([named('small', '4–10, 2×'), named('odd', '2×'), named('triple', '31×'), named('even', '2×'), named('big', '11–17, 2×')])}</div>`,
    }),
    style: `${TABLE_STYLE}${DICE_STYLE}.six{grid-template-columns:repeat(6,minmax(0,1fr))}.five{grid-template-columns:repeat(5,minmax(0,1fr))}@container (max-width:220px){.six,.five{grid-template-columns:repeat(3,minmax(0,1fr))}}`,
    script: TABLE_SCRIPT + DICE_SCRIPT,
    data: tableData(texts),
    action: texts.roll,
    hasAuto: true,
  };
};

/** Two dice, decided by one throw. */
export const crapsStage: MakeStage = ({ locale }) => {
  const texts = TABLE_TEXTS[locale];
  const pays = { under: '2.3×', seven: '5.7×', over: '2.3×', craps: '8.5×', eleven: '17×' };
  const list = Object.entries(pays).map(([id, times]): Field => ({
    id,
    label: texts.names[id] ?? id,
    pays: times,
  }));
  return {
    markup: table(texts.craps, texts, {
      art: `<div class="dice">${die()}${die()}</div>`,
      felt: `<div class="fields five">${fields(list)}</div>`,
    }),
    style: `${TABLE_STYLE}${DICE_STYLE}.five{grid-template-columns:repeat(5,minmax(0,1fr))}@container (max-width:420px){.five{grid-template-columns:repeat(6,minmax(0,1fr))}.five .field{grid-column:span 2}.five .field:nth-child(n+4){grid-column:span 3}}`,
    script: TABLE_SCRIPT + DICE_SCRIPT,
    data: tableData(texts),
    action: texts.roll,
    hasAuto: true,
  };
};
