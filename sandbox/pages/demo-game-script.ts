/**
 * Script of the game document. It knows `setup` from the page, requests every result from the server, and notifies the
 * page around it: `game:ready` on load, `game:round-finished` after each round, `game:exit` on the exit button.
 */
export const GAME_SCRIPT = `
if (parent !== window) document.documentElement.className = 'framed';
const byId = (id) => document.getElementById(id);
const { texts, stakes, lines, pictures, names, unit, purse } = setup;
const reels = [...byId('reels').children];
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const sum = (minor) => money({ amount: minor / unit, currency: purse.currency });
const pause = (ms) => new Promise((done) => setTimeout(done, isCalm ? 0 : ms));
const notify = (type) => { if (parent !== window) parent.postMessage({ type, sysname: setup.sysname }, location.origin); };
let balance = purse.minor;
let stakeIndex = Math.min(2, stakes.length - 1);
let isSpinning = false;
let autoLeft = 0;
let audio = null;

function show() {
  byId('balance').textContent = sum(balance);
  byId('stake').textContent = sum(stakes[stakeIndex]);
  byId('less').disabled = isSpinning || stakeIndex === 0;
  byId('more').disabled = isSpinning || stakeIndex === stakes.length - 1;
  byId('spin').disabled = isSpinning;
  byId('auto').textContent = autoLeft > 0 ? texts.stop + ' (' + autoLeft + ')' : texts.auto;
  byId('auto').setAttribute('aria-pressed', String(autoLeft > 0));
}
function clearWins() {
  byId('lines').replaceChildren();
  for (const cell of document.querySelectorAll('.cell')) cell.classList.remove('hit', 'dim');
}
function say(text, isWon = false) {
  byId('message').textContent = text;
  byId('message').className = isWon ? 'won' : '';
}
/** Only what is more than the stake is a win worth celebrating: less is money that comes back. */
function tellResult({ win, wins }, stake) {
  const isWon = win > stake;
  say(win === 0 ? texts.noWin : (isWon ? texts.youWin : texts.back).replace('{sum}', sum(win)), isWon);
  drawWins(wins, isWon);
  if (isWon) play([523, 659, 784, 1047]);
}
function drawWins(wins, isWon) {
  byId('lines').classList.toggle('quiet', !isWon);
  if (isWon) for (const cell of document.querySelectorAll('.cell')) cell.classList.add('dim');
  for (const { line, length } of wins) {
    const rows = lines[line];
    const shape = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
    shape.setAttribute('points', rows.map((row, reel) => (reel * 100 + 50) + ',' + (row * 100 + 50)).join(' '));
    byId('lines').append(shape);
    for (let reel = 0; isWon && reel < length; reel += 1) {
      const cell = reels[reel].children[rows[reel]];
      cell.classList.remove('dim');
      cell.classList.add('hit');
    }
  }
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
async function askServer(stake) {
  const address = location.pathname.replace(/play$/, 'round') + '?locale=' + setup.locale;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode: setup.mode, stake }),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body.error === 'insufficient_funds' ? texts.short : texts.failed);
  return body;
}
async function land(grid) {
  for (const [index, reel] of reels.entries()) {
    await pause(index === 0 ? 420 : 150);
    reel.classList.remove('rolling');
    grid[index].forEach((symbol, row) => {
      reel.children[row].src = pictures[symbol];
      reel.children[row].alt = names[symbol];
    });
    reel.classList.add('landing');
    play([180 + index * 20]);
  }
}
async function round() {
  const stake = stakes[stakeIndex];
  if (isSpinning) return;
  if (stake > balance) { autoLeft = 0; say(texts.short); show(); return; }
  const before = balance;
  isSpinning = true;
  balance -= stake;
  clearWins();
  say('');
  byId('win').textContent = sum(0);
  show();
  for (const reel of reels) { reel.classList.remove('landing'); reel.classList.add('rolling'); }
  try {
    const result = await askServer(stake);
    await land(result.grid);
    balance = result.balance === null ? before - stake + result.win : result.balance;
    byId('win').textContent = sum(result.win);
    tellResult(result, stake);
    if (result.win >= stake * 20) autoLeft = 0;
    notify('game:round-finished');
  } catch (problem) {
    balance = before;
    autoLeft = 0;
    say(problem.message === texts.short ? texts.short : texts.failed);
  }
  for (const reel of reels) reel.classList.remove('rolling');
  isSpinning = false;
  show();
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
document.addEventListener('keydown', (event) => {
  const isOnButton = event.target instanceof HTMLButtonElement;
  if ((event.key !== ' ' && event.key !== 'Enter') || isOnButton || event.repeat) return;
  event.preventDefault();
  void round();
});
byId('win').textContent = sum(0);
show();
notify('game:ready');
`;
