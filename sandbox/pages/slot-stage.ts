import { GAME_TEXTS } from './demo-game-texts';
import { symbolPicture, type MakeStage } from './games/stage';
import { LINES, machineMotifs, REELS, ROWS } from './slot-machine';

/** Five reels of three symbols in a golden frame, with the lines that paid drawn over them. */
export const slotStage: MakeStage = ({ game, locale }) => {
  const texts = GAME_TEXTS[locale];
  const names = machineMotifs(game);
  const pictures = names.map((name) => symbolPicture(game, name));
  return {
    markup: `<section class="machine" aria-label="${texts.reels}"><div id="reels" class="reels">${cells(pictures)}</div><svg id="lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg></section>`,
    style: STYLE,
    script: SCRIPT,
    data: { lines: LINES, pictures, names },
    action: texts.spin,
    hasAuto: true,
  };
};

function cells(pictures: readonly string[]): string {
  const shown = (reel: number, row: number) => pictures[(reel * 3 + row * 5) % pictures.length] ?? '';
  const column = (reel: number) =>
    Array.from({ length: ROWS }, (_, row) => `<img class="cell" alt="" src="${shown(reel, row)}">`).join('');
  return Array.from({ length: REELS }, (_, reel) => `<div class="reel">${column(reel)}</div>`).join('');
}

const STYLE = `
.machine{--shape:1.666;position:relative;max-height:100%;width:min(100cqw,calc(var(--shape)*100cqh));aspect-ratio:var(--shape);padding:clamp(4px,1.2vmin,12px);border-radius:clamp(8px,2.4vmin,20px);background:linear-gradient(160deg,#ffe9a6,#b5660d 40%,#fdc94b 70%,#8a4208);box-shadow:0 8px 32px #000a}
.reels{display:grid;grid-template-columns:repeat(5,1fr);gap:clamp(2px,.6vmin,6px);height:100%;border-radius:clamp(6px,1.6vmin,12px);overflow:hidden;background:var(--night)}
.reel{display:grid;grid-template-rows:repeat(3,1fr);min-height:0;background:linear-gradient(#0008,transparent 22% 78%,#0008),var(--wall)}
.cell{display:block;width:100%;height:100%;min-height:0;padding:7%;object-fit:contain}
.cell.hit{animation:hit .5s ease-in-out 3 alternate;filter:drop-shadow(0 0 10px var(--light))}
.cell.dim{opacity:.4}
.reel.rolling .cell{animation:roll .16s linear infinite;filter:blur(2px)}
.reel.landing{animation:land .26s ease-out}
@keyframes roll{from{transform:translateY(-34%)}to{transform:translateY(34%)}}
@keyframes land{from{transform:translateY(-7%)}60%{transform:translateY(3%)}}
@keyframes hit{to{transform:scale(1.12)}}
#lines{--edge:clamp(4px,1.2vmin,12px);position:absolute;inset:var(--edge);width:calc(100% - 2*var(--edge));height:calc(100% - 2*var(--edge));pointer-events:none}
#lines polyline{fill:none;stroke:var(--light);stroke-width:5;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke;opacity:.9}
#lines.quiet polyline{stroke-width:2;opacity:.6}
.machine{--shape:1.25}
@media (min-width:641px) and (max-aspect-ratio:1/1){.machine{--shape:1.25}}
@media (max-width:640px) and (max-aspect-ratio:13/10){.machine{--shape:1.25}}`;

/** The machine's part of the script: reels that roll until the server's grid is there, and the lines that paid. */
const SCRIPT = `
const reels = [...byId('reels').children];
function clearWins() {
  byId('lines').replaceChildren();
  for (const cell of document.querySelectorAll('.cell')) cell.classList.remove('hit', 'dim');
}
function drawWins(wins, isWon) {
  byId('lines').classList.toggle('quiet', !isWon);
  if (isWon) for (const cell of document.querySelectorAll('.cell')) cell.classList.add('dim');
  for (const { line, length } of wins) {
    const rows = data.lines[line];
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
const stage = {
  begin() {
    clearWins();
    for (const reel of reels) { reel.classList.remove('landing'); reel.classList.add('rolling'); }
  },
  async land({ grid }) {
    for (const [index, reel] of reels.entries()) {
      await pause(index === 0 ? 420 : 150);
      reel.classList.remove('rolling');
      grid[index].forEach((symbol, row) => {
        reel.children[row].src = data.pictures[symbol];
        reel.children[row].alt = data.names[symbol];
      });
      reel.classList.add('landing');
      play([180 + index * 20]);
    }
  },
  settle: ({ wins }, isWon) => drawWins(wins, isWon),
  stop() { for (const reel of reels) reel.classList.remove('rolling'); },
};
`;
