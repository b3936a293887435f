/**
 * A match of its own: both clubs, the score or the time left, and every market, folded and chosen by group. Nodes are kept
 * while the match is open and changed in place, as those of the board are.
 */
export const SPORTSBOOK_MATCH = `
const cards = new Map();
let group = 'all', boardScroll = 0;
const SHORT_LABELS = { 'home-handicap': '{handicap}', 'away-handicap': '{handicap}', 'home-margin': '{range}', 'away-margin': '{range}' };
const HEADED = { handicap: ['home', 'away'], margin: ['home', 'away'], score: ['home', 'draw', 'away'] };

/** The column an outcome stands in: that of a side, the draw's between them, or the whole width. */
function columnOf(market, outcome) {
  const [word, value = ''] = outcome.split(':');
  if (market !== 'score') return word.startsWith('home') ? 'home' : word.startsWith('away') ? 'away' : 'all';
  const [home, away] = value.split('-');
  return value === 'other' ? 'all' : home > away ? 'home' : home < away ? 'away' : 'draw';
}
/** In columns from left to right, so that the order of the keyboard is that of the eye. */
function inColumns({ id, outcomes }) {
  if (id !== 'score') return outcomes;
  return ['home', 'draw', 'away', 'all'].flatMap((column) => outcomes.filter((outcome) => columnOf(id, outcome) === column));
}
function labelOf(match, outcome) {
  const short = SHORT_LABELS[outcome.split(':')[0]];
  return short ? pickName({ ...match, home: '', away: '' }, outcome).replace(/^ (by|de) /, '').trim() : pickName(match, outcome);
}
function makeCard(match, { id }) {
  const heads = HEADED[id] ? [make('div', { className: 'col-heads', ariaHidden: 'true' }, ...HEADED[id].map((word) => make('span', { textContent: pickName(match, word) })))] : [];
  const odds = make('div', { className: 'odds' });
  odds.dataset.of = id;
  const name = make('h3', { textContent: marketName(match, id) });
  const node = make('details', { className: 'card', open: true }, make('summary', {}, name), ...heads, odds);
  const buttons = new Map();
  return { node, update(now, market) {
    for (const outcome of market.outcomes) if (!buttons.has(outcome)) {
      buttons.set(outcome, oddsButton(match, id, outcome, labelOf(match, outcome), fill(texts.ofMarket, { market: marketName(match, id), pick: '' }).trim() + ' '));
      if (HEADED[id]) buttons.get(outcome).node.dataset.column = columnOf(id, outcome);
    }
    odds.classList.toggle('two', market.outcomes.length === 2);
    fillList(odds, inColumns(market).map((outcome) => buttons.get(outcome).node));
    for (const outcome of market.outcomes) buttons.get(outcome).update(now);
  } };
}
function renderGroups(markets) {
  const names = ['all', ...Object.keys(texts.groups).filter((name) => markets.some((market) => market.group === name))];
  if (!names.includes(group)) group = 'all';
  const row = byId('match-groups');
  if (row.dataset.names !== names.join()) {
    row.dataset.names = names.join();
    row.replaceChildren(...names.map((name) => {
      const chip = make('button', { type: 'button', textContent: name === 'all' ? texts.allMarkets : texts.groups[name] }, make('span', { className: 'count' }));
      chip.dataset.group = name;
      chip.addEventListener('click', () => { group = name; renderMatch(); });
      return chip;
    }));
  }
  for (const chip of row.children) {
    chip.setAttribute('aria-pressed', String(chip.dataset.group === group));
    chip.lastElementChild.textContent = String(markets.filter((market) => chip.dataset.group === 'all' || market.group === chip.dataset.group).length);
  }
  row.hidden = markets.length === 0;
}
function renderHead(match) {
  const { score, halfTime, isOver } = match;
  byId('match-league').textContent = match.league;
  const middle = score === null ? '–' : score.home + ' – ' + score.away;
  const [home, between, away] = byId('match-title').children;
  if (home.textContent !== match.home) home.replaceChildren(crest(match.home), make('span', { textContent: match.home }));
  if (away.textContent !== match.away) away.replaceChildren(crest(match.away), make('span', { textContent: match.away }));
  between.textContent = middle;
  const when = score === null ? fill(texts.startsIn, { minutes: Math.ceil(match.startsInSeconds / 60) }) : isOver ? texts.fullTime : clockOf(match);
  byId('match-when').textContent = when;
  byId('match-when').className = score !== null && !isOver ? 'clock is-live' : 'clock';
  byId('match-half').textContent = halfTime ? fill(texts.half, halfTime) : '';
  byId('match-played').hidden = score === null || !match.minutes;
  byId('match-played').value = isOver ? 1 : match.minutes ? match.minute / match.minutes : 0;
}
function stateOf({ markets, isOver }) {
  if (!markets) return texts.loading;
  return isOver ? texts.isOver : markets.length === 0 ? texts.noMarkets : '';
}
function renderMatch() {
  const match = opened === null ? undefined : matchOf(opened);
  if (!match) return;
  const markets = match.markets ?? [];
  const held = document.activeElement;
  renderHead(match);
  renderGroups(markets);
  for (const market of markets) {
    if (!cards.has(market.id)) cards.set(market.id, makeCard(match, market));
    const { node, update } = cards.get(market.id);
    update(match, market);
    node.hidden = group !== 'all' && market.group !== group;
  }
  fillList(byId('match-markets'), markets.map(({ id }) => cards.get(id).node));
  byId('match-state').textContent = stateOf(match);
  byId('match-state').hidden = byId('match-state').textContent === '';
  if (held !== document.activeElement && held.isConnected) held.focus({ preventScroll: true });
}
function openMatch(id) {
  boardScroll = scrollY;
  opened = id;
  group = 'all';
  cards.clear();
  byId('listing').hidden = true;
  byId('match').hidden = false;
  renderMatch();
  window.scrollTo({ top: 0 });
  byId('match-title').focus({ preventScroll: true });
  void load();
}
/** Back to the list, where it stood, and to the row the match was opened from. */
function closeMatch() {
  const row = rows.get(opened);
  opened = null;
  byId('match').hidden = true;
  byId('listing').hidden = false;
  render();
  window.scrollTo({ top: boardScroll });
  const back = row?.more.isConnected ? row.more : document.querySelector('[data-sport][aria-pressed=true]');
  back.focus({ preventScroll: true });
}
function prepareMatch() {
  byId('back').addEventListener('click', closeMatch);
}
`;
