/**
 * Script of every game document. It knows `setup` from the page, has money, stake, message, sound and the rounds, and
 * leaves what is seen of a round to `stage`, which the script of the game's kind defines after it. It requests every
 * result from the server, and notifies the page around it: `game:ready` on load, `game:round-finished` after each round,
 * `game:exit` on the exit button. A live game has no button for a round: bets are taken until a clock has run down.
 */
export const GAME_SCRIPT = `
if (parent !== window) document.documentElement.className = 'framed';
const byId = (id) => document.getElementById(id);
const { texts, stakes, data, unit, purse, isLive } = setup;
const BETTING_S = 15;
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const sum = (minor) => money({ amount: minor / unit, currency: purse.currency });
/** A multiplier of so many hundredths: with a point in both languages, as sums have it. */
const times = (hundredths, digits = 0) => (hundredths / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: 2 }) + '×';
const pause = (ms) => new Promise((done) => setTimeout(done, isCalm ? 0 : ms));
const notify = (type) => { if (parent !== window) parent.postMessage({ type, sysname: setup.sysname }, location.origin); };
let balance = purse.minor;
let stakeIndex = Math.min(2, stakes.length - 1);
let isSpinning = false;
let autoLeft = 0;
let audio = null;
let secondsLeft = BETTING_S;

function show() {
  byId('balance').textContent = sum(balance);
  byId('stake').textContent = sum(stakes[stakeIndex]);
  byId('less').disabled = isSpinning || stakeIndex === 0;
  byId('more').disabled = isSpinning || stakeIndex === stakes.length - 1;
  byId('spin').disabled = isSpinning;
  byId('auto').textContent = autoLeft > 0 ? texts.stop + ' (' + autoLeft + ')' : texts.auto;
  byId('auto').setAttribute('aria-pressed', String(autoLeft > 0));
  stage.show?.();
}
function say(text, isWon = false) {
  byId('message').textContent = text;
  byId('message').className = isWon ? 'won' : '';
}
/** Only what is more than the stake is a win worth celebrating: less is money that comes back. */
function tellResult(result, stake) {
  const isWon = result.win > stake;
  const outcome = result.win === 0 ? texts.noWin : (isWon ? texts.youWin : texts.back).replace('{sum}', sum(result.win));
  say([stage.words?.(result), stake > 0 ? outcome : ''].filter(Boolean).join('. '), isWon);
  stage.settle?.(result, isWon);
  if (isWon) play([523, 659, 784, 1047]);
}
/** Puts a result before those of earlier rounds, of which a dozen stay unless the game keeps fewer. */
function notePast(text, look = '') {
  byId('past').prepend(Object.assign(document.createElement('span'), { textContent: text, className: look }));
  if (byId('past').children.length > (data.kept ?? 12)) byId('past').lastElementChild.remove();
}
/** Short notes one after the other, once sound was switched on. */
function play(notes) {
  if (audio === null) return;
  notes.forEach((frequency, index) => {
    const at = audio.currentTime + index * 0.09, tone = audio.createOscillator(), volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.06, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.16);
  });
}
/** One round of the game, or a step of it: what the server has drawn. */
async function askServer({ stake, pick }) {
  const address = location.pathname.replace(/play$/, 'round') + '?locale=' + setup.locale;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode: setup.mode, stake, pick }),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body.error === 'insufficient_funds' ? texts.short : texts.failed);
  return body;
}
async function round() {
  if (isSpinning) return;
  const { pick, stake = stakes[stakeIndex], fault } = stage.wish?.() ?? {};
  const refusal = fault ?? (stake > balance ? texts.short : '');
  if (refusal) { autoLeft = 0; say(refusal); show(); return; }
  const before = balance;
  isSpinning = true;
  balance -= stake;
  stage.clear?.();
  stage.begin?.();
  say(isLive ? texts.closed : '');
  byId('win').textContent = sum(0);
  show();
  try {
    const drawn = await askServer({ stake, pick });
    const result = (await stage.land(drawn)) ?? drawn;
    balance = result.balance === null ? before - stake + result.win : result.balance;
    byId('win').textContent = sum(result.win);
    tellResult(result, stake);
    if (result.win >= stake * 20) autoLeft = 0;
    if (stake > 0) notify('game:round-finished');
  } catch (problem) {
    balance = before;
    autoLeft = 0;
    say(problem.message === texts.short ? texts.short : texts.failed);
  }
  stage.stop?.();
  isSpinning = false;
  show();
  stage.rest?.();
}
async function autoPlay() {
  while (autoLeft > 0) {
    autoLeft -= 1;
    await round();
    if (autoLeft > 0) await pause(700);
  }
  show();
}
byId('spin').addEventListener('click', () => void round());
byId('auto').addEventListener('click', () => {
  const isRunning = autoLeft > 0;
  autoLeft = isRunning ? 0 : 10;
  show();
  if (!isRunning && !isSpinning) void autoPlay();
});
byId('less').addEventListener('click', () => { stakeIndex -= 1; show(); });
byId('more').addEventListener('click', () => { stakeIndex += 1; show(); });
byId('sound').addEventListener('click', () => {
  const isOn = audio === null;
  if (isOn) audio = new AudioContext(); else { void audio.close(); audio = null; }
  byId('sound').setAttribute('aria-pressed', String(isOn));
});
byId('exit').hidden = parent === window;
byId('exit').addEventListener('click', () => notify('game:exit'));
function showClock() {
  byId('seconds').textContent = isSpinning ? '' : secondsLeft;
  byId('clock-text').textContent = isSpinning ? texts.closed : texts.closing;
  byId('clock').classList.toggle('soon', secondsLeft <= 5);
  byId('clock-ring').style.strokeDashoffset = 100 - (100 * secondsLeft) / BETTING_S;
}
/** Bets are taken while it runs down; it rests while a round runs, and while nobody looks. */
async function tick() {
  if (isSpinning || document.hidden) return;
  secondsLeft -= 1;
  showClock();
  if (secondsLeft > 0) return;
  if (data.canWatch !== false || stage.hasBets()) {
    const played = round();
    showClock();
    await played;
  }
  secondsLeft = BETTING_S;
  showClock();
}
document.addEventListener('keydown', (event) => {
  if (isLive) return;
  const isOnControl = event.target instanceof HTMLButtonElement || event.target instanceof HTMLInputElement;
  if ((event.key !== ' ' && event.key !== 'Enter') || isOnControl || event.repeat) return;
  event.preventDefault();
  void round();
});
function start() {
  byId('win').textContent = sum(0);
  show();
  if (isLive) { showClock(); say(texts.open); setInterval(() => void tick(), 1000); }
  notify('game:ready');
}
`;
