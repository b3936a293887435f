/**
 * The matches, by league, and the last results. Rows are made once and changed in place, so that neither focus nor a
 * moving finger loses what it was aimed at when odds move.
 */
export const SPORTSBOOK_BOARD = `
const rows = new Map(), leagues = new Map();
const SPORT_ICONS = {
  football: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 8l3.800 2.800-1.500 4.400H9.700l-1.500-4.400zM12 3v5M20.500 9.500l-4.700 1.300M17.500 19l-3.200-3.800M6.500 19l3.200-3.800M3.500 9.500l4.700 1.300',
  basketball: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 3v18M3 12h18M5.600 5.600c4 3.600 4 9.200 0 12.800M18.400 5.600c-4 3.600-4 9.200 0 12.800',
  handball: 'M4 20v-13h16v13M4 10.500h16M8 7v13M16 7v13M12 13a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5z',
};
const MARKS = { home: '1', draw: locale === 'fr' ? 'N' : 'X', away: '2', over: texts.overShort, under: texts.underShort };
/** The two markets of a row: the name of its column, its id and its outcomes. */
const columnsOf = ({ sport, line }) => [
  ['winner', 'result', sport === 'basketball' ? ['home', 'away'] : ['home', 'draw', 'away']],
  ['line', 'total', ['over:' + line, 'under:' + line]],
];
const markOf = (outcome, { line }) => fill(MARKS[outcome.split(':')[0]], { line: lineText.format(line) });

const LOCK = 'M7.500 11V8a4.500 4.500 0 0 1 9 0v3M5.500 11h13v9h-13z';
const icon = (path) => '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="' + path + '"/></svg>';
const CREST = 'M3 2h14v10c0 5-3.500 8-7 10c-3.500-2-7-5-7-10z';
const CREST_PARTS = ['M10 2h7v10c0 5-3.500 8-7 10z', 'M3 8h14v5H3z', 'M8 2h4v19l-2 1l-2-1z', 'M3 2h14L4 15c-.700-1-1-2-1-3z'];
/** A club's arms: two colours and a division of the shield that follow from its name. */
function crest(name) {
  let hash = 0;
  for (const letter of name) hash = (hash * 33 + letter.codePointAt(0)) % 1000003;
  const hue = (hash % 18) * 20, turn = 80 + (Math.floor(hash / 18) % 5) * 50;
  const other = turn === 80 ? 'oklch(94% .02 ' + hue + ')' : 'oklch(82% .13 ' + ((hue + turn) % 360) + ')';
  return make('span', { className: 'crest', innerHTML: '<svg viewBox="0 0 20 24" aria-hidden="true"><path d="' + CREST + '" fill="oklch(52% .16 ' + hue + ')"/><path d="' + CREST_PARTS[Math.floor(hash / 90) % CREST_PARTS.length] + '" fill="' + other + '"/></svg>' });
}
const side = (name) => make('span', { className: 'side' }, crest(name), make('span', { textContent: name }));

/** A button that chooses an outcome; \`label\` is shown beside the odds, \`about\` is read before its name. */
function oddsButton({ id }, market, outcome, label, about = '') {
  const mark = make('span', { textContent: label }), arrow = make('i', { ariaHidden: 'true' }), odds = make('b');
  const name = make('span', { className: 'vh' }), moved = make('span', { className: 'vh' });
  const kind = outcome.split(':')[0];
  const node = make('button', { type: 'button' }, mark, name, arrow, odds, moved);
  node.addEventListener('click', () => choose(id, market, outcome));
  return { node, update(now) {
    const direction = moveOf(now.id, outcome);
    node.disabled = !now.odds[outcome];
    if (!node.disabled) odds.textContent = price(now.odds[outcome]);
    else if (!odds.firstElementChild) odds.innerHTML = icon(LOCK);
    arrow.textContent = direction === 'up' ? '▲' : direction === 'down' ? '▼' : '';
    node.className = kind + ' ' + direction;
    name.textContent = ' ' + about + fill(node.disabled ? texts.suspended : texts.oddsOf, { pick: pickName(now, outcome), odds: '' });
    moved.textContent = direction ? ', ' + texts[direction] : '';
    node.setAttribute('aria-pressed', String(pick?.match === now.id && pick.outcome === outcome));
  } };
}
/** Minutes played, and of what is played in quarters which one it is. */
const clockOf = ({ sport, minute }) => (sport === 'basketball' ? fill(texts.quarter, { quarter: Math.min(4, Math.floor(minute / 10) + 1) }) + ' ' : '') + minute + '\\u2032';
function makeRow(match) {
  const clock = make('span', { className: 'clock' }), home = make('b'), away = make('b');
  const columns = columnsOf(match).map(([column, market, outcomes]) => [column, outcomes.map((outcome) => oddsButton(match, market, outcome, markOf(outcome, match)))]);
  const buttons = columns.flatMap(([, its]) => its);
  const count = make('span', { ariaHidden: 'true' }), named = make('span', { className: 'vh' });
  const more = make('button', { type: 'button', className: 'more' }, count, named);
  const sides = make('div', { className: 'sides' }, side(match.home), home, side(match.away), away);
  more.addEventListener('click', () => openMatch(match.id));
  sides.addEventListener('click', () => openMatch(match.id));
  const node = make('li', { className: 'match' },
    make('div', { className: 'when' }, clock, make('span', { className: 'of-league', ariaHidden: 'true', textContent: match.league })), sides,
    ...columns.map(([column, its]) => make('div', { className: 'odds ' + column + (its.length === 2 ? ' two' : '') }, ...its.map(({ node }) => node))), more);
  return { node, more, update(now) {
    const isLive = now.score !== null;
    node.classList.toggle('is-live', isLive);
    clock.textContent = isLive ? clockOf(now) : fill(texts.startsIn, { minutes: Math.ceil(now.startsInSeconds / 60) });
    home.textContent = now.score?.home ?? '';
    away.textContent = now.score?.away ?? '';
    count.textContent = String(now.more);
    named.textContent = fill(now.more === 1 ? texts.oneMore : texts.more, { title: titleOf(now), count: now.more });
    for (const button of buttons) button.update(now);
  } };
}
/** Puts the nodes into the list in their order; those that stand right are not touched. */
function fillList(list, nodes) {
  nodes.forEach((node, index) => { if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null); });
  while (list.children.length > nodes.length) list.lastElementChild.remove();
}
function makeLeague({ league, sport }) {
  const matches = make('ul');
  const title = make('h3', {}, make('span', { className: 'sport', innerHTML: icon(SPORT_ICONS[sport]) }), make('span', { textContent: league }));
  return { node: make('li', { className: 'league' }, title, matches), matches };
}
function renderList(id, matches) {
  const list = byId(id);
  const held = document.activeElement;
  const groups = new Map();
  for (const match of matches) {
    const key = id + match.league;
    if (!leagues.has(key)) leagues.set(key, makeLeague(match));
    if (!rows.has(match.id)) rows.set(match.id, makeRow(match));
    rows.get(match.id).update(match);
    groups.set(key, [...(groups.get(key) ?? []), rows.get(match.id).node]);
  }
  const order = [...groups.keys()].sort();
  for (const key of order) fillList(leagues.get(key).matches, groups.get(key));
  fillList(list, order.map((key) => leagues.get(key).node));
  list.removeAttribute('aria-busy');
  list.parentElement.hidden = matches.length === 0;
  if (held !== document.activeElement && held.isConnected) held.focus({ preventScroll: true });
}
let shownResults = '';
/** Left alone while they are the same: whoever reads or selects them keeps their place. */
function renderResults() {
  const ids = board.results.map(({ id }) => id).join();
  if (ids === shownResults) return;
  shownResults = ids;
  byId('results').parentElement.hidden = board.results.length === 0;
  byId('results').replaceChildren(...board.results.map(({ home, away, league, score }) => make('li', { className: 'result' },
    make('span', { className: 'soft', textContent: league }),
    make('div', { className: 'sides' }, side(home), make('b', { textContent: score.home }), side(away), make('b', { textContent: score.away })))));
}
function showState(text, label, act) {
  byId('state').hidden = false;
  byId('state').firstElementChild.textContent = text;
  byId('state').lastElementChild.textContent = label ?? '';
  byId('state').lastElementChild.hidden = !label;
  byId('state').lastElementChild.onclick = () => { byId('state').hidden = true; act(); };
  if (!isLoaded) for (const id of ['live', 'soon']) byId(id).parentElement.hidden = true;
}
function renderBoard() {
  renderMatch();
  const shown = board.matches.filter((match) => sport === 'all' || match.sport === sport);
  const isLive = ({ score }) => score !== null;
  renderList('live', shown.filter(isLive));
  renderList('soon', shown.filter((match) => !isLive(match)));
  for (const id of rows.keys()) if (!board.matches.some((match) => match.id === id)) rows.delete(id);
  renderResults();
  byId('state').hidden = true;
  if (board.matches.length === 0) showState(texts.empty);
  else if (shown.length === 0) showState(texts.emptySport, texts.showAll, () => showSport('all'));
  for (const chip of document.querySelectorAll('[data-sport]')) {
    chip.setAttribute('aria-pressed', String(chip.dataset.sport === sport));
    const count = board.matches.filter((match) => chip.dataset.sport === 'all' || match.sport === chip.dataset.sport).length;
    chip.lastElementChild.textContent = String(count);
  }
}
function showMarket(next) {
  byId('board').dataset.market = next;
  for (const choice of document.querySelectorAll('[data-choice]')) choice.setAttribute('aria-pressed', String(choice.dataset.choice === next));
}
function showSport(next) {
  sport = next;
  renderBoard();
  window.scrollTo({ top: 0 });
}
function prepareBoard() {
  for (const chip of document.querySelectorAll('[data-sport]')) chip.addEventListener('click', () => showSport(chip.dataset.sport));
  for (const choice of document.querySelectorAll('[data-choice]')) choice.addEventListener('click', () => showMarket(choice.dataset.choice));
}
`;
