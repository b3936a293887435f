/**
 * What every table has: fields for chips, a row to take them back or lay them again, and the last results. Fields are
 * buttons; their names say what they pay and what lies there.
 */
import { STAGE_STYLE } from './stage';
import type { TableTexts } from './table-texts';

export interface Field {
  id: string;
  /** What stands on it. */
  label: string;
  /** What it is called, where the label does not say it. */
  name?: string;
  /** What it pays, such as `2:1` or `36×`; empty where the label says it. */
  pays: string;
  /** Classes that give it its place and colour. */
  look?: string;
}

/** The buttons of some fields. */
export function fields(list: readonly Field[]): string {
  return list
    .map(
      ({ id, label, name = label, pays, look = '' }) =>
        `<button type="button" class="field ${look}" data-field="${id}" data-name="${name === label ? '' : name}"><span>${label}</span>${pays === '' ? '' : ` <small>${pays}</small>`}<span class="vh"></span></button>`,
    )
    .join('');
}

/** The table: `art` shows the round, `felt` holds the fields. */
export function table(name: string, texts: TableTexts, { art, felt }: { art: string; felt: string }): string {
  return `<section class="stage table" aria-label="${name}"><div class="art">${art}<p id="past" class="past" aria-hidden="true"></p></div><div class="felt">${felt}<div class="tools"><button type="button" id="undo" class="quiet">${texts.takeBack}</button><button type="button" id="repeat" class="quiet">${texts.repeat}</button><p id="laid"></p></div></div></section>`;
}

export const TABLE_STYLE = `${STAGE_STYLE}
.table{grid-template:minmax(0,1fr) auto/minmax(0,1fr)}
.felt{display:grid;grid-template-columns:minmax(0,1fr);gap:8px;width:100%;max-width:760px}
.fields{display:grid;gap:clamp(2px,.6cqmin,6px)}
.field{position:relative;display:grid;align-content:center;justify-items:center;min-width:0;min-height:44px;padding:2px 4px;border-radius:var(--radius-s);background:#fff2;box-shadow:inset 0 0 0 1px #fff3;font-size:.8125rem;font-weight:600;line-height:1.125rem;overflow-wrap:anywhere}
.field small{color:#ffffffb8;font-size:.6875rem;font-weight:400;line-height:.875rem}
.field.laid{box-shadow:inset 0 0 0 2px var(--accent)}
.field::after{content:attr(data-chips);position:absolute;z-index:1;top:-6px;right:-4px;padding:0 6px;border-radius:99px;background:var(--accent);color:var(--ink-on-accent);font:650 .6875rem/1.125rem var(--text)}
.field:not(.laid)::after{display:none}
.field:is(.is-zero,.is-red,.three>*) small{color:#fff}
.field.is-red{background:#b3202c}.field.is-black{background:#1b1b22}.field.is-zero{background:#157347}
.field.field.won{background:var(--light);color:#111}.field.won small{color:#111}
.tools{display:flex;align-items:center;gap:8px;min-height:40px}.tools .quiet{min-height:40px}.tools p{flex:1;text-align:right}
.past .is-red{background:#b3202c}.past .is-black{background:#1b1b22}.past .is-zero{background:#157347}
@container (max-width:340px){.field{padding:2px}}
@container (max-width:220px){.field{min-height:30px;font-size:.6875rem;line-height:.875rem}.field small,.past,.tools p{display:none}.tools{min-height:32px}.tools .quiet{flex:1;min-height:32px;padding:0 4px;font-size:.75rem}.felt{gap:4px}}
@container (max-height:420px) and (min-aspect-ratio:5/4){.table{grid-template:minmax(0,1fr)/minmax(0,2fr) minmax(0,3fr)}.felt{align-self:center}}
@container (min-width:900px) and (min-aspect-ratio:8/5){.table{grid-template:minmax(0,1fr)/minmax(0,1fr) minmax(0,1fr);align-items:center}.felt{gap:12px}.field{min-height:64px;font-size:1.0625rem;line-height:1.375rem}.field small{font-size:.8125rem;line-height:1.125rem}.field::after{font-size:.8125rem;line-height:1.375rem}}`;

/** `chips` by field, in minor units; `table` has what a stage needs of it. */
export const TABLE_SCRIPT = `
const chips = new Map(), laidBefore = [], fieldsOf = [...document.querySelectorAll('.field')];
let lastBets = new Map();
const laidSum = () => [...chips.values()].reduce((all, minor) => all + minor, 0);
const short = (minor) => (minor / unit).toLocaleString('en-US', { maximumFractionDigits: 2 });
function lay(field, minor) {
  if (isSpinning) return;
  if (laidSum() + minor > balance) { say(texts.short); return; }
  if (laidSum() + minor > data.most) { say(data.texts.most.replace('{sum}', sum(data.most))); return; }
  for (const node of fieldsOf) node.classList.remove('won');
  chips.set(field, (chips.get(field) ?? 0) + minor);
  laidBefore.push([field, minor]);
  play([420]);
  show();
}
function takeBack() {
  const [field, minor] = laidBefore.pop() ?? [];
  if (field === undefined || isSpinning) return;
  const left = chips.get(field) - minor;
  if (left > 0) chips.set(field, left); else chips.delete(field);
  show();
}
function layAgain() { for (const [field, minor] of lastBets) lay(field, minor); }
function showTable() {
  for (const node of fieldsOf) {
    const minor = chips.get(node.dataset.field) ?? 0;
    node.setAttribute('aria-disabled', String(isSpinning));
    node.classList.toggle('laid', minor > 0);
    node.dataset.chips = minor > 0 ? short(minor) : '';
    const more = [node.dataset.name, minor > 0 ? data.texts.onIt.replace('{sum}', sum(minor)) : ''].filter(Boolean);
    node.querySelector('.vh').textContent = more.map((words) => ', ' + words).join('');
  }
  byId('undo').disabled = isSpinning || laidBefore.length === 0;
  byId('repeat').disabled = isSpinning || lastBets.size === 0 || chips.size > 0;
  byId('laid').textContent = chips.size > 0 ? data.texts.laid.replace('{sum}', sum(laidSum())) : '';
}
const table = {
  hasBets: () => chips.size > 0,
  show: showTable,
  wish() {
    if (chips.size === 0 && autoLeft > 0) for (const [field, minor] of lastBets) chips.set(field, minor);
    if (chips.size === 0 && !isLive) return { fault: data.texts.first };
    return { stake: laidSum(), pick: { bets: Object.fromEntries(chips) } };
  },
  begin() { for (const node of fieldsOf) node.classList.remove('won'); },
  settle({ won = [] }) {
    for (const node of fieldsOf) node.classList.toggle('won', won.includes(node.dataset.field));
    if (chips.size > 0) lastBets = new Map(chips);
    chips.clear();
    laidBefore.length = 0;
  },
};
for (const node of fieldsOf) node.addEventListener('click', () => lay(node.dataset.field, stakes[stakeIndex]));
byId('undo').addEventListener('click', takeBack);
byId('repeat').addEventListener('click', layAgain);
`;
