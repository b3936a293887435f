import { TARGETS } from './quick-rules';
import { setting, SETTING_SCRIPT, STAGE_STYLE, symbolPicture, type MakeStage } from './stage';
import { STAGE_TEXTS } from './stage-texts';

/** A flight whose multiplier climbs until it ends; the player leaves at the multiplier set before. */
export const crashStage: MakeStage = ({ game, locale }) => {
  const texts = STAGE_TEXTS[locale];
  return {
    markup: `<section class="stage" aria-label="${texts.flight}"><div class="art sky"><svg viewBox="0 0 300 180" preserveAspectRatio="none" aria-hidden="true"><path id="area"/><path id="trail" vector-effect="non-scaling-stroke"/></svg><img id="flyer" alt="" src="${symbolPicture(game, game.motif)}"><p id="height" aria-hidden="true"></p><p id="past" class="past" aria-hidden="true"></p></div>${setting(texts.target, { less: texts.lessTarget, more: texts.moreTarget })}</section>`,
    style: STAGE_STYLE + STYLE,
    script: SETTING_SCRIPT + SCRIPT,
    data: { targets: TARGETS, ended: texts.ended, left: texts.left, isPlane: game.motif === 'plane' },
    action: texts.start,
    hasAuto: true,
  };
};

const STYLE = `
.sky{place-items:start;overflow:hidden;border-radius:var(--radius-xl);background:radial-gradient(circle at 20% 30%,#fff6 0 1px,#fff0 2px) 0 0/90px 70px,radial-gradient(circle at 70% 60%,#fff5 0 1px,#fff0 2px) 0 0/130px 110px,linear-gradient(var(--night),var(--wall))}
.sky>svg{position:absolute;inset:0}
#trail{fill:none;stroke:var(--light);stroke-width:4;stroke-linecap:round}#area{fill:var(--deep);opacity:.3}
#flyer{position:absolute;left:0;bottom:0;width:22cqmin;height:22cqmin;margin:-11cqmin;transform:translate(13cqw,-17cqh)}
#height{position:relative;justify-self:center;margin:12cqh 0 0;font:600 clamp(2rem,18cqmin,7rem)/1 var(--display);text-shadow:0 2px 12px #000c}
.sky.ended #height{color:var(--bad)}.sky.left #height{color:var(--light)}
.sky.ended #flyer{opacity:.25;filter:grayscale(1);transition:opacity var(--medium),filter var(--medium)}
.sky .past{top:8px;right:8px;left:8px;max-width:none}.past .good{color:var(--light)}`;

const SCRIPT = `
const sky = document.querySelector('.sky'), flyer = byId('flyer');
const height = (hundredths) => times(hundredths, 2);
const target = makeSetting(data.targets, height, 2, () => { if (!isSpinning) draw(0, 100); });
/** The flight so far: its part of the picture from 0 to 1, and the multiplier in hundredths. */
function draw(part, hundredths) {
  const x = 39 + 211 * part, y = 150 - 108 * part ** 1.7;
  const curve = 'M39 150Q' + (39 + (x - 39) * 0.6) + ' 150 ' + x + ' ' + y;
  byId('trail').setAttribute('d', curve);
  byId('area').setAttribute('d', curve + 'V180H39Z');
  flyer.style.transform = 'translate(' + (x / 3) + 'cqw,' + ((y - 180) / 1.8) + 'cqh) rotate(' + (data.isPlane ? -20 * part : 35 - 10 * part) + 'deg)';
  byId('height').textContent = height(hundredths);
}
/** Climbs from one multiplier to another: faster the higher it is, as the flight does. */
function climb(from, to, parts, ms) {
  if (isCalm) { draw(parts[1], to); return Promise.resolve(); }
  const begun = performance.now();
  return new Promise((done) => requestAnimationFrame(function step(now) {
    const part = Math.min(1, Math.max(0, (now - begun) / ms));
    draw(parts[0] + (parts[1] - parts[0]) * part, Math.floor(from * (to / from) ** part));
    if (part < 1) requestAnimationFrame(step); else done();
  }));
}
const stage = {
  wish: () => ({ pick: { target: target.value() } }),
  begin() { sky.classList.remove('ended', 'left'); draw(0, 100); },
  show: target.show,
  async land({ end, target: aim }) {
    const isLeft = end >= aim, stop = isLeft ? aim : end;
    await climb(100, stop, [0, 0.8], Math.min(4500, 500 + 1500 * Math.log(stop / 100)));
    sky.classList.add(isLeft ? 'left' : 'ended');
    if (!isLeft) play([120, 90]);
    notePast(height(end), isLeft ? 'good' : '');
    await pause(200);
  },
  words: ({ end, target: aim }) => (end >= aim ? data.left : data.ended).replace('{target}', height(aim)).replace('{end}', height(end)),
};
draw(0, 100);
`;
