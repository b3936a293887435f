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
const odd = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const price = (odds) => odd.format(odds / 100);
const notify = (type) => { if (parent !== window) parent.postMessage({ type }, location.origin); };
const isWide = matchMedia('(min-width:900px)');
let board = { matches: [], results: [], bets: [], purse: null, currency: 'EUR', least: 0.1 };
let isLoaded = false, sport = 'all', pick = null, isSubmitting = false, closedBets = null, lastStake = '', toastTimer = 0;
const moves = new Map();

function matchOf(id) { return board.matches.find((match) => match.id === id); }
const lineText = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB');
/** What is bet on, of a match or of a bet: a side, the draw, or more or fewer scores than the line. */
function pickName(of, outcome) { return of[outcome] ?? fill(texts[outcome], { line: lineText.format(of.line) }); }
function toast(text) {
  byId('toast').textContent = '';
  requestAnimationFrame(() => { byId('toast').textContent = text; });
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { byId('toast').textContent = ''; }, TOAST_MS);
}
function keep() {
  try { if (pick) sessionStorage.setItem(PICK_KEY, JSON.stringify(pick)); else sessionStorage.removeItem(PICK_KEY); } catch {}
}
/** The choice of a guest, who has signed in meanwhile. */
function restore() {
  try {
    const stored = JSON.parse(sessionStorage.getItem(PICK_KEY) ?? 'null');
    const match = stored && matchOf(stored.match);
    if (!match?.odds[stored.outcome]) return;
    pick = { ...stored, odds: match.odds[stored.outcome] };
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
  byId('news').textContent = fill(texts.oddsMoved, { pick: pick.name, way: texts[odds > pick.odds ? 'up' : 'down'], odds: price(odds) });
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
async function load() {
  try {
    const response = await fetch('/platform/betting/board?locale=' + locale, { signal: AbortSignal.timeout(RESPONSE_MS) });
    if (!response.ok) throw new Error(String(response.status));
    const next = await response.json();
    noteMoves(next.matches);
    const isFirst = !isLoaded;
    board = next;
    isLoaded = true;
    byId('offline').textContent = '';
    if (isFirst) restore();
    noteSettled(board.bets);
    followPick();
    render();
  } catch {
    if (isLoaded) byId('offline').textContent = texts.offline;
    else showState(texts.notLoaded, texts.retry, () => void load());
  }
}
function render() { renderBoard(); renderSlip(); renderBets(); }
function start() {
  prepareBoard();
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
