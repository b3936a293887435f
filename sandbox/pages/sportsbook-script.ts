/**
 * Script of the sportsbook page. It knows `texts` and `locale` from the page and tells the page around it, at its own
 * origin: `betting:height` with the height of its content, `betting:sign-in` when a guest wants to bet,
 * `betting:balance-changed` whenever
 * money moved, and `betting:activity` while the player presses keys or points.
 */
export const SPORTSBOOK_SCRIPT = `
const POLL_MS = 3000;
const byId = (id) => document.getElementById(id);
const make = (tag, props = {}, ...children) => { const node = Object.assign(document.createElement(tag), props); node.append(...children); return node; };
const numbers = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = ({ amount, currency }) => numbers.format(amount) + ' ' + currency;
const price = (odds) => numbers.format(odds / 100);
const tell = (type, more) => { if (parent !== window) parent.postMessage({ type, ...more }, location.origin); };
let board = { matches: [], bets: [], purse: null }, sport = 'all', pick = null, lastOdds = new Map(), settled = null, isSending = false;

function pickName(match, outcome) { return outcome === 'draw' ? texts.draw : match[outcome]; }
function say(text) { byId('message').textContent = text; }

function oddsButton(match, outcome) {
  const odds = match.odds[outcome];
  const before = lastOdds.get(match.id + outcome);
  const button = make('button', { type: 'button', className: before && before !== odds ? (odds > before ? 'up' : 'down') : '' },
    make('span', { textContent: pickName(match, outcome) }), make('b', { textContent: price(odds) }));
  button.dataset.pick = match.id + ':' + outcome;
  button.setAttribute('aria-pressed', String(pick?.match === match.id && pick.outcome === outcome));
  button.addEventListener('click', () => choose(match, outcome));
  return button;
}
function choose(match, outcome) {
  if (board.purse === null) return tell('betting:sign-in');
  const isSame = pick?.match === match.id && pick.outcome === outcome;
  pick = isSame ? null : { match: match.id, outcome, odds: match.odds[outcome], stake: pick?.stake ?? '5', wallet: pick?.wallet ?? 'main' };
  say('');
  draw();
  if (!isSame) byId('stake')?.focus({ preventScroll: true });
}
function matchCard(match) {
  const isLive = match.score !== null;
  const clock = isLive ? match.minute + "'" : texts.startsIn + ' ' + Math.ceil(match.startsInSeconds / 60) + ' min';
  const card = make('li', { className: 'match' },
    make('div', { className: 'meta' }, make('span', { textContent: match.league }), make('span', { className: isLive ? 'live' : '', textContent: (isLive ? texts.live + ' ' : '') + clock })),
    make('div', { className: 'sides' }, make('span', { textContent: match.home + ' – ' + match.away }), make('span', { className: 'score', textContent: isLive ? match.score.home + ' : ' + match.score.away : '' })),
    make('div', { className: 'odds' }, ...['home', 'draw', 'away'].filter((outcome) => match.odds[outcome]).map((outcome) => oddsButton(match, outcome))));
  if (pick?.match === match.id) card.append(slip(match));
  return card;
}
function slip(match) {
  const odds = match.odds[pick.outcome] ?? pick.odds;
  pick.odds = odds;
  const stake = make('input', { id: 'stake', name: 'stake', inputMode: 'decimal', autocomplete: 'off', value: pick.stake });
  const win = make('output', { id: 'win' });
  const showWin = () => {
    const typed = Number(pick.stake.replace(',', '.'));
    const paid = pick.wallet === 'main' ? odds : odds - 100;
    win.textContent = Number.isFinite(typed) && typed > 0 ? money({ amount: (typed * paid) / 100, currency: board.purse.main.currency }) : '–';
  };
  stake.addEventListener('input', () => { pick.stake = stake.value; showWin(); });
  const wallet = make('select', { name: 'wallet' }, ...['main', 'bonus'].map((key) => make('option', { value: key === 'main' ? 'main' : 'betting_bonus', textContent: texts[key] + ' · ' + money(board.purse[key]) })));
  wallet.value = pick.wallet;
  wallet.addEventListener('change', () => { pick.wallet = wallet.value; showWin(); });
  const close = make('button', { type: 'button', textContent: texts.close });
  close.addEventListener('click', () => { pick = null; draw(); });
  const form = make('form', { className: 'slip', noValidate: true, ariaLabel: texts.slip },
    make('div', { className: 'row' }, make('label', { textContent: texts.stake }, stake), make('label', { textContent: texts.payWith }, wallet)),
    make('p', { className: 'soft', textContent: pickName(match, pick.outcome) + ' · ' + price(odds) + ' · ' + texts.toWin + ' ' }, win),
    make('div', { className: 'row' }, make('button', { className: 'main', textContent: texts.place, disabled: isSending }), close));
  form.addEventListener('submit', (event) => { event.preventDefault(); void send(); });
  showWin();
  return form;
}
async function send() {
  if (isSending || !pick) return;
  isSending = true;
  const asked = { match: pick.match, outcome: pick.outcome, stake: pick.stake.trim().replace(',', '.'), odds: pick.odds, wallet: pick.wallet };
  draw();
  try {
    const answer = await fetch('/platform/betting/bet', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(asked) });
    const body = await answer.json();
    if (answer.ok) { pick = null; say(texts.placed); tell('betting:balance-changed'); }
    else if (body.error === 'guest') tell('betting:sign-in');
    else say(texts[body.error] ?? texts.failed);
  } catch { say(texts.failed); }
  isSending = false;
  await load();
}
function betRow(bet) {
  const label = (bet.outcome === 'draw' ? texts.draw : bet.pick) + ' · ' + price(bet.odds);
  const end = bet.status === 'won' ? texts.won + ' ' + money(bet.win) : texts[bet.status];
  return make('li', { className: 'bet' }, make('b', { textContent: bet.title }), make('span', { className: 'soft', textContent: label + ' · ' + money(bet.stake) + (bet.isBonus ? ' (' + texts.freeBet + ')' : '') }), make('span', { className: bet.status, textContent: end }));
}
function draw() {
  const held = document.activeElement?.id === 'stake' ? [document.activeElement.selectionStart, document.activeElement.selectionEnd] : null;
  const heldPick = document.activeElement?.dataset?.pick;
  const shown = board.matches.filter((match) => sport === 'all' || match.sport === sport);
  if (pick && !board.matches.some(({ id }) => id === pick.match)) pick = null;
  for (const [id, isLive] of [['live', true], ['soon', false]]) {
    const list = shown.filter(({ score }) => (score !== null) === isLive);
    byId(id).replaceChildren(...list.map(matchCard));
    byId(id).parentElement.hidden = list.length === 0;
  }
  byId('bets').replaceChildren(...board.bets.map(betRow));
  byId('nobets').textContent = board.purse === null ? texts.guestBets : board.bets.length === 0 ? texts.noBets : '';
  byId('enter').hidden = board.purse !== null;
  document.querySelectorAll('[data-sport]').forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.sport === sport)));
  if (held && byId('stake')) { byId('stake').focus({ preventScroll: true }); byId('stake').setSelectionRange(...held); }
  else if (heldPick) document.querySelector('[data-pick="' + heldPick + '"]')?.focus({ preventScroll: true });
}
async function load() {
  try {
    const answer = await fetch('/platform/betting/board?locale=' + locale);
    if (!answer.ok) throw new Error(String(answer.status));
    for (const match of board.matches) for (const [outcome, odds] of Object.entries(match.odds)) lastOdds.set(match.id + outcome, odds);
    board = await answer.json();
    const closed = board.bets.filter(({ status }) => status !== 'open').length;
    if (settled !== null && settled !== closed) tell('betting:balance-changed');
    settled = closed;
    if (byId('message').textContent === texts.offline) say('');
  } catch { say(texts.offline); }
  if (document.activeElement?.tagName !== 'SELECT') draw();
}
document.querySelectorAll('[data-sport]').forEach((button) => button.addEventListener('click', () => { sport = button.dataset.sport; draw(); }));
byId('enter').addEventListener('click', () => tell('betting:sign-in'));
let lastActivity = 0;
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => {
  if (Date.now() - lastActivity < 5000) return;
  lastActivity = Date.now();
  tell('betting:activity');
});
new ResizeObserver(() => tell('betting:height', { height: document.querySelector('main').offsetHeight })).observe(document.querySelector('main'));
setInterval(() => { if (!document.hidden) void load(); }, POLL_MS);
void load();`;
