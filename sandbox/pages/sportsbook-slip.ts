/** The bet slip, the bet just placed, the player's bets, and on narrow frames the sheet that holds them. */
export const SPORTSBOOK_SLIP = `
let receipt = null;

function choose(id, market, outcome) {
  if (isSubmitting) return;
  const match = matchOf(id);
  if (!match?.odds[outcome]) return;
  const isSame = pick?.match === id && pick.outcome === outcome;
  receipt = null;
  problem('');
  pick = isSame ? null : {
    match: id, outcome, odds: match.odds[outcome], name: pickName(match, outcome), market: marketName(match, market), title: titleOf(match),
    league: match.league, stake: pick?.stake ?? lastStake, wallet: pick?.wallet ?? 'main', isClosed: false, isOpen: false,
  };
  keep();
  render();
  if (pick && isWide.matches) byId('stake').focus({ preventScroll: true });
}
function problem(text) {
  byId('problem').textContent = text;
  const isAboutStake = text !== '' && !pick?.isClosed;
  byId('stake').setAttribute('aria-invalid', String(isAboutStake));
  byId('stake').parentElement.classList.toggle('bad', isAboutStake);
}
/** The stake as a number; null while it is none. */
function stakeOf() {
  const typed = pick.stake.trim().replace(',', '.');
  return /^\\d{1,9}(\\.\\d{1,2})?$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
}
const walletOf = () => (board.purse === null ? null : pick.wallet === 'main' ? board.purse.main : board.purse.bonus);
/** A bonus stake is not paid back: what it wins is the profit alone. */
const paidFor = (stake, odds, wallet) => (stake * (wallet === 'main' ? odds : odds - 100)) / 100;
const sum = (amount) => money({ amount, currency: board.currency });

function renderSlip() {
  byId('slip').hidden = !pick;
  byId('receipt').hidden = !receipt;
  byId('slip-empty').hidden = Boolean(pick || receipt);
  if (pick) renderPick();
  if (receipt) {
    byId('receipt-name').textContent = receipt.name;
    byId('receipt-match').textContent = aboutPick(receipt);
    byId('receipt-odds').textContent = price(receipt.odds);
    byId('receipt-stake').textContent = sum(receipt.stake);
    byId('receipt-label').textContent = receipt.wallet === 'main' ? texts.returns : texts.toWin;
    byId('receipt-win').textContent = sum(paidFor(receipt.stake, receipt.odds, receipt.wallet));
  }
  renderPill();
}
const aboutPick = ({ market, title }) => market + ' · ' + title;
const wholePick = ({ market, name }) => fill(texts.ofMarket, { market, pick: name });
function renderPick() {
  const stake = stakeOf();
  const direction = moveOf(pick.match, pick.outcome);
  byId('pick-name').textContent = pick.name;
  byId('pick-match').textContent = aboutPick(pick);
  byId('pick-odds').className = direction;
  byId('pick-odds').replaceChildren(make('i', { ariaHidden: 'true', textContent: direction === 'up' ? '▲' : direction === 'down' ? '▼' : '' }), make('b', { textContent: price(pick.odds) }));
  byId('drop').setAttribute('aria-label', fill(texts.remove, { pick: wholePick(pick) }));
  byId('gone').hidden = !pick.isClosed;
  byId('gone').textContent = Object.keys(matchOf(pick.match)?.odds ?? {}).length > 0 ? texts.closedPick : texts.closed;
  byId('terms').hidden = pick.isClosed;
  byId('sign').textContent = signOf(board.currency);
  if (byId('stake').value !== pick.stake) byId('stake').value = pick.stake;
  byId('stake').readOnly = isSubmitting;
  const hasBonus = board.purse !== null && board.purse.bonus.amount > 0;
  if (!hasBonus) pick.wallet = 'main';
  byId('wallet-row').hidden = !hasBonus;
  byId('purse').textContent = board.purse === null || hasBonus ? '' : texts.main + ' ' + money(board.purse.main);
  byId('wallet').disabled = isSubmitting;
  if (hasBonus) {
    byId('wallet').options[0].textContent = texts.main + ' · ' + money(board.purse.main);
    byId('wallet').options[1].textContent = texts.bonus + ' · ' + money(board.purse.bonus);
    byId('wallet').value = pick.wallet;
  }
  byId('win-label').textContent = pick.wallet === 'main' ? texts.returns : texts.toWin;
  byId('win').textContent = stake === null ? '–' : sum(paidFor(stake, pick.odds, pick.wallet));
  const place = byId('place');
  place.hidden = pick.isClosed;
  place.classList.toggle('waiting', board.purse !== null && stake === null);
  place.setAttribute('aria-disabled', String(isSubmitting));
  place.textContent = board.purse === null ? texts.signIn : isSubmitting ? texts.placing : stake === null ? texts.enterStake : texts.place + ' · ' + sum(stake);
}
function renderPill() {
  const isOffered = Boolean(pick) || board.bets.length > 0;
  byId('pill').hidden = !isOffered || isSheetOpen();
  byId('pill').classList.toggle('chosen', Boolean(pick));
  byId('pill-name').textContent = pick ? wholePick(pick) : texts.myBets;
  byId('pill-name').previousElementSibling.hidden = !pick;
  byId('pill-odds').textContent = pick ? price(pick.odds) : String(board.bets.length);
}
function renderBets() {
  byId('nobets').lastElementChild.textContent = board.purse === null ? texts.guestBets : texts.noBets;
  byId('nobets').hidden = board.bets.length > 0;
  byId('enter').hidden = board.purse !== null || Boolean(pick);
  byId('bets').replaceChildren(...board.bets.map((bet) => {
    const name = pickName(bet, bet.outcome);
    const paid = paidFor(bet.stake.amount, bet.odds, bet.isBonus ? 'bonus' : 'main');
    const end = bet.status === 'open' ? texts.open + ' · ' + money({ amount: paid, currency: bet.stake.currency }) : bet.status === 'won' ? '✓ ' + texts.won + ' ' + money(bet.win) : texts.lost;
    return make('li', { className: 'bet' }, make('b', { textContent: bet.title }), make('span', { className: 'sum', textContent: money(bet.stake) }),
      make('span', { className: 'soft', textContent: wholePick({ market: marketName(bet, bet.market), name }) + ' · ' + price(bet.odds) + (bet.isBonus ? ' · ' + texts.freeBet : '') }), make('span', { className: 'is ' + bet.status, textContent: end }));
  }));
}
/** What keeps a bet from being sent; an empty text when nothing does. */
function faultOf(stake) {
  if (stake === null || stake < board.least) return fill(texts.invalid, { least: sum(board.least) });
  return stake > walletOf().amount ? fill(texts.insufficient_funds, { sum: money(walletOf()) }) : '';
}
async function send() {
  if (isSubmitting || !pick || pick.isClosed) return;
  if (board.purse === null) return askToSignIn();
  const stake = stakeOf();
  const fault = faultOf(stake);
  problem(fault);
  if (fault) return byId('stake').focus();
  isSubmitting = true;
  renderSlip();
  const bet = { match: pick.match, outcome: pick.outcome, stake: String(stake), odds: pick.odds, wallet: pick.wallet };
  const { odds, error } = await post(bet);
  isSubmitting = false;
  if (odds) confirmBet({ ...pick, stake, odds });
  await load();
  if (odds) return;
  if (error === 'guest') return askToSignIn();
  problem(pick?.isClosed ? '' : error === 'odds' ? fill(texts.odds, { odds: price(pick.odds) }) : error === 'insufficient_funds' ? fill(texts.insufficient_funds, { sum: money(walletOf()) }) : error === 'invalid' ? fill(texts.invalid, { least: sum(board.least) }) : texts[error] ?? texts.refused);
  renderSlip();
}
async function post(bet) {
  try {
    const response = await fetch('/platform/betting/bet', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(bet), signal: AbortSignal.timeout(RESPONSE_MS) });
    const body = await response.json().catch(() => ({}));
    return response.ok ? { odds: body.odds } : { error: body.error ?? 'refused' };
  } catch { return { error: 'failed' }; }
}
/** Says that a bet stands, in the slip where it was placed and to whoever looks elsewhere. */
function confirmBet(bet) {
  const isFocusInside = byId('slip').contains(document.activeElement);
  lastStake = pick.stake;
  receipt = bet;
  pick = null;
  keep();
  render();
  byId('side').scrollTop = 0;
  toast(fill(texts.placedToast, { pick: wholePick(bet), odds: price(bet.odds) }));
  if (isFocusInside) byId('done').focus({ preventScroll: true });
  notify('betting:balance-changed');
}
function askToSignIn() {
  if (pick) Object.assign(pick, { isOpen: isSheetOpen(), opened: opened === pick.match });
  keep();
  notify('betting:sign-in');
}
const isSheetOpen = () => byId('side').classList.contains('open');
function openSheet() {
  if (isWide.matches) return;
  const side = byId('side');
  side.classList.add('open');
  side.setAttribute('role', 'dialog');
  side.setAttribute('aria-modal', 'true');
  byId('board').inert = true;
  byId('scrim').hidden = false;
  document.documentElement.style.overflow = 'hidden';
  side.scrollTop = 0;
  renderPill();
  byId('shut').focus({ preventScroll: true });
}
function closeSheet() {
  const side = byId('side');
  if (!isSheetOpen()) return;
  side.classList.remove('open');
  side.style.transform = '';
  side.setAttribute('role', 'group');
  side.removeAttribute('aria-modal');
  byId('board').inert = false;
  byId('scrim').hidden = true;
  document.documentElement.style.overflow = '';
  renderPill();
  if (!byId('pill').hidden) byId('pill').focus({ preventScroll: true });
}
/** The sheet follows the finger on its handle, and goes when it is let go low enough. */
function prepareDrag() {
  const side = byId('side'), handle = byId('handle');
  let from = null;
  handle.addEventListener('pointerdown', (event) => { from = event.clientY; handle.setPointerCapture(event.pointerId); side.style.transition = 'none'; });
  handle.addEventListener('pointermove', (event) => { if (from !== null) side.style.transform = 'translateY(' + Math.max(0, event.clientY - from) + 'px)'; });
  const drop = (event) => {
    if (from === null) return;
    const isAway = event.clientY - from > 80;
    from = null;
    side.style.transition = '';
    side.style.transform = '';
    if (isAway) closeSheet();
  };
  handle.addEventListener('pointerup', drop);
  handle.addEventListener('pointercancel', drop);
  handle.addEventListener('click', (event) => { if (event.detail === 0) closeSheet(); });
}
function prepareSlip() {
  byId('slip').addEventListener('submit', (event) => { event.preventDefault(); void send(); });
  byId('stake').addEventListener('input', () => { if (pick) { pick.stake = byId('stake').value; problem(''); keep(); renderSlip(); } });
  byId('wallet').addEventListener('change', () => { if (pick) { pick.wallet = byId('wallet').value; problem(''); keep(); renderSlip(); } });
  for (const preset of document.querySelectorAll('[data-stake]')) preset.addEventListener('click', () => {
    if (!pick || isSubmitting) return;
    pick.stake = preset.dataset.stake;
    problem('');
    keep();
    renderSlip();
  });
  byId('drop').addEventListener('click', () => { if (isSubmitting) return; pick = null; problem(''); keep(); closeSheet(); render(); });
  byId('done').addEventListener('click', () => { receipt = null; closeSheet(); renderSlip(); });
  byId('enter').addEventListener('click', askToSignIn);
  byId('pill').addEventListener('click', openSheet);
  byId('shut').addEventListener('click', closeSheet);
  byId('scrim').addEventListener('click', closeSheet);
  addEventListener('keydown', (event) => { if (event.key === 'Escape') closeSheet(); });
  isWide.addEventListener('change', closeSheet);
  prepareDrag();
}
`;
