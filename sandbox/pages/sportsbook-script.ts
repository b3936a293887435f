/**
 * Script of the sportsbook page: what it knows, and its talk with the server and the page around it. It notifies that
 * page, at its own origin, `betting:sign-in` when a guest wants to bet, `betting:balance-changed` whenever money moved,
 * and `betting:activity` while the player presses keys or points. It requests no height: the frame fills the free space
 * and scrolls within itself, so that the slip stays in sight.
 */
export const SPORTSBOOK_SCRIPT = `
const POLL_MS = 3000, MOVE_MS = 6000, TOAST_MS = 5000, RESPONSE_MS = 20000, PICK_KEY = 'sportsbook_choice';
const byId = (id) => document.getElementById(id);
const make = (tag, props = {}, ...children) => { const node = Object.assign(document.createElement(tag), props); node.append(...children); return node; };
const fill = (text, values) => text.replace(/{(\\w+)}/g, (_, name) => values[name]);
const odd = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const price = (odds) => odd.format(odds / 100);
const notify = (type) => { if (parent !== window) parent.postMessage({ type }, location.origin); };
const isWide = matchMedia('(min-width:900px)');
const EMPTY_BOARD = { matches: [], opened: [], results: [], bets: [], purse: null, currency: 'EUR', least: 0.1 };
let board = EMPTY_BOARD, opened = null, asked = 0, answered = 0, isLoaded = false, sport = 'all', pick = null, isSubmitting = false, closedBets = null, lastStake = '', toastTimer = 0;
const moves = new Map();

/** A match as it was read last: with all its markets where it is the open one or that of the slip. */
function matchOf(id) { return [...board.opened, ...board.matches].find((match) => match.id === id); }
const titleOf = ({ home, away }) => home + ' – ' + away;
const lineText = new Intl.NumberFormat('en-US'), handicapText = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
/** What is bet on, of a match or of a bet: the outcome's word, and behind its colon a line, a score or a range. */
function pickName(of, outcome) {
  const [word, value = ''] = outcome.replace('half-', '').split(':');
  const range = value.includes('-') ? value.replace('-', '–') : fill(texts.orMore, { count: value });
  return fill(texts.picks[value === 'other' ? value : word] ?? outcome, {
    home: of.home, away: of.away, line: lineText.format(value), handicap: handicapText.format(value).replace('-', '−'), score: value.replace('-', '–'), range,
  });
}
/** The name of a market, in the words of its sport. */
function marketName(of, market) { return fill(texts.marketNames[market] ?? '', { home: of.home, away: of.away, unit: texts[of.sport === 'basketball' ? 'points' : 'goals'] }); }
function toast(text) {
  byId('toast').textContent = '';
  requestAnimationFrame(() => { byId('toast').textContent = text; });
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { byId('toast').textContent = ''; }, TOAST_MS);
}
function keep() {
  try { if (pick) sessionStorage.setItem(PICK_KEY, JSON.stringify(pick)); else sessionStorage.removeItem(PICK_KEY); } catch {}
}
function readKept() {
  try { return JSON.parse(sessionStorage.getItem(PICK_KEY) ?? 'null'); } catch { return null; }
}
/** The choice of a guest, who has signed in meanwhile. */
function restore() {
  try {
    const stored = readKept();
    const match = stored && matchOf(stored.match);
    if (!match?.odds[stored.outcome]) return;
    pick = { ...stored, odds: match.odds[stored.outcome] };
    if (stored.opened && match.markets) openMatch(stored.match);
    if (stored.isOpen) openSheet();
  } catch {}
}
function noteMoves(next) {
  const now = Date.now();
  for (const match of next) for (const [outcome, odds] of Object.entries(match.odds)) {
    const before = matchOf(match.id)?.odds[outcome];
    if (before && before !== odds) moves.set(match.id + outcome, { direction: odds > before ? 'up' : 'down', until: now + MOVE_MS });
  }
}
function moveOf(match, outcome) {
  const move = moves.get(match + outcome);
  return move && move.until > Date.now() ? move.direction : '';
}
/** Follows the choice's odds; a match that is over can be chosen no more. */
function followPick() {
  if (!pick || isSubmitting) return;
  const odds = matchOf(pick.match)?.odds[pick.outcome];
  pick.isClosed = !odds;
  if (!odds || odds === pick.odds) return;
  byId('news').textContent = fill(texts.oddsMoved, { pick: wholePick(pick), way: texts[odds > pick.odds ? 'up' : 'down'], odds: price(odds) });
  pick.odds = odds;
}
function noteSettled(bets) {
  const closed = new Map(bets.filter(({ status }) => status !== 'open').map((bet) => [bet.id, bet]));
  const fresh = closedBets === null ? [] : [...closed.values()].filter(({ id }) => !closedBets.has(id));
  closedBets = closed;
  if (fresh.length > 0) notify('betting:balance-changed');
  const won = fresh.find(({ status }) => status === 'won');
  if (won) toast(fill(texts.wonToast, { title: won.title, sum: money(won.win) }));
}
/** The board's address: with the open match, and the one of the slip, whose markets are read too. */
function boardAddress() {
  const ids = new Set([opened, pick?.match ?? (isLoaded ? null : readKept()?.match)].filter(Number.isInteger));
  return '/platform/betting/board?locale=' + locale + [...ids].map((id) => '&match=' + id).join('');
}
async function load() {
  const turn = asked += 1;
  try {
    const response = await fetch(boardAddress(), { signal: AbortSignal.timeout(RESPONSE_MS) });
    if (!response.ok) throw new Error(String(response.status));
    const next = { ...EMPTY_BOARD, ...await response.json() };
    if (turn < answered) return;
    answered = turn;
    // What was opened meanwhile comes with the next response.
    next.opened = [...next.opened, ...board.opened.filter(({ id }) => (id === opened || id === pick?.match) && !next.opened.some((match) => match.id === id))];
    noteMoves([...next.matches, ...next.opened]);
    const isFirst = !isLoaded;
    board = next;
    isLoaded = true;
    byId('offline').textContent = '';
    if (isFirst) restore();
    noteSettled(board.bets);
    followPick();
    render();
  } catch {
    if (turn < answered) return;
    if (isLoaded) byId('offline').textContent = texts.offline;
    else showState(texts.notLoaded, texts.retry, () => void load());
  }
}
function render() { renderBoard(); renderSlip(); renderBets(); }
function start() {
  prepareBoard();
  prepareMatch();
  prepareSlip();
  let lastActivity = 0;
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => {
    if (Date.now() - lastActivity < 5000) return;
    lastActivity = Date.now();
    notify('betting:activity');
  });
  document.body.classList.toggle('framed', window.parent !== window);
  // Beside a menu or in a column it has margins already; across the whole screen it needs its own.
  document.body.classList.toggle('inset', window.parent !== window && innerWidth < screen.width);
  addEventListener('scroll', () => document.body.classList.toggle('scrolled', scrollY > 0), { passive: true });
  setInterval(() => { if (!document.hidden) void load(); }, POLL_MS);
  void load();
}
`;
