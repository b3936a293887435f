export interface GameColours {
  night: string;
  wall: string;
  light: string;
  deep: string;
}

/**
 * Style of the game document, from 320×240 up: the box takes what the controls leave of the frame, and nothing
 * scrolls. Controls stand in a row below it; in two rows on a phone held upright; at both sides where the frame is low,
 * so that its upper corners are free for the bar a site lays over it.
 */
export function gameStyle({ night, wall, light, deep }: GameColours, sysname: string): string {
  return `
:root{--night:${night};--wall:${wall};--light:${light};--deep:${deep};--bar:720px}
html,body{height:100%;overflow:hidden;overscroll-behavior:none}
body{background:var(--night);color:#fff;font-size:.875rem;font-variant-numeric:tabular-nums}
body::before{content:"";position:fixed;z-index:-1;inset:-80px;background:linear-gradient(${night}d9,${night}f2),url("/platform/media/games/${sysname}.webp") center/cover;filter:blur(40px)}
main{position:fixed;inset:0;display:grid;grid-template:"head" auto "box" minmax(0,1fr) "says" auto "foot" auto/minmax(0,1fr);gap:8px;padding:clamp(8px,2vmin,16px)}
header{grid-area:head;display:flex;align-items:center;gap:12px}.framed header{display:none}
h1{flex:1;min-width:0;overflow:hidden;font:600 1.125rem/1.5rem var(--display);text-overflow:ellipsis;white-space:nowrap}
.mode{padding:2px 8px;border-radius:99px;background:#fff2;font-size:.75rem;white-space:nowrap}
.box{grid-area:box;container-type:size;display:grid;place-items:center;min-width:0;min-height:0}
#message{grid-area:says;min-height:1.5rem;line-height:1.5rem;text-align:center;color:#ffffffd9}
#message.won{color:var(--light);font-size:1rem;font-weight:650;animation:won .24s var(--ease)}
@keyframes won{from{opacity:0;transform:translateY(6px)}}
footer{grid-area:foot;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;width:100%;max-width:var(--bar);margin:auto;padding:8px 12px;border-radius:var(--radius-xl);background:#0009}
.meter{display:grid;min-width:72px;line-height:1.25rem}.meter span{font-size:.75rem;line-height:1rem;color:#ffffffb8}.meter output{font-weight:650;white-space:nowrap}
.framed .ledger{display:none}
.stake{display:flex;align-items:center;gap:8px;text-align:center}.stake button{font-size:1.25rem}
button{min-width:44px;min-height:44px;border:0;border-radius:var(--radius-s);background:#fff2;color:#fff}
button:disabled{opacity:.45;cursor:default}button:focus-visible{outline-color:#fff}
.quiet{padding:0 12px}.quiet[aria-pressed=true]{background:var(--deep)}
.quiet svg{display:block;width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
[aria-pressed=false] .on,[aria-pressed=true] .off{display:none}
.spin{padding:0 28px;min-height:52px;font-size:1.125rem;font-weight:650;background:var(--gold);box-shadow:var(--lit);color:var(--ink-on-accent)}
.spin:active{transform:translateY(1px)}
.clock{display:flex;align-items:center;justify-content:center;gap:8px;background:#fff2;box-shadow:none;color:#fff;white-space:nowrap}.clock span{font-size:.875rem;font-weight:400}.clock b:not(:empty){min-width:2ch;font-size:1.25rem}.clock:has(b:empty) svg{display:none}.clock svg{width:24px;height:24px;fill:none;stroke:#fff3;stroke-width:3;transform:rotate(-90deg)}.clock circle+circle{stroke:var(--accent);stroke-dasharray:100;transition:stroke-dashoffset 1s linear}.clock.soon b{color:var(--light)}
@media (hover:hover){button:not(:disabled):hover{background:#fff4}.spin:not(:disabled):hover{background:var(--gold);filter:brightness(1.06)}}
@media (min-width:641px) and (max-aspect-ratio:1/1),(min-width:1280px) and (min-height:481px){footer{width:fit-content;min-width:min(var(--bar),100%);max-width:100%;gap:8px;padding:12px 16px}.ledger+.money{margin-left:16px}.framed .ledger+.money{margin:0}.stake{margin:0 auto}.meter span{font-size:.8125rem;line-height:1.125rem}.meter output{font-size:1.25rem;line-height:1.625rem}footer button{min-width:48px;min-height:48px}footer .spin{min-width:160px;margin-left:32px;padding:0 36px;min-height:56px}}
@media (max-width:640px) and (max-aspect-ratio:13/10){
footer{display:grid;grid-template-columns:auto 1fr auto auto;justify-items:start;gap:8px}
.meter.money{justify-self:start}.money+.money{justify-self:end;grid-column:2/-1;text-align:right}.framed .ledger+.money{grid-column:1/-1;justify-self:center;text-align:center}
.stake{grid-column:1/3;gap:4px}.spin{grid-column:1/-1;width:100%;margin:0}}
@media (max-height:480px) and (min-aspect-ratio:131/100){
main{grid-template:44px minmax(0,1fr) repeat(4,auto)/clamp(84px,16vw,128px) minmax(0,1fr) clamp(84px,16vw,128px);gap:6px 8px;padding:8px clamp(8px,2vw,16px)}
.framed main{grid-template-columns:clamp(84px,22vw,172px) minmax(0,1fr) clamp(84px,22vw,172px)}
header,.framed header{display:none}.box{grid-area:1/2/-1/3}footer{display:contents}
#message{grid-area:2/1;align-self:end;min-height:0;font-size:.75rem;line-height:1rem;text-align:left;overflow:hidden}#message.won{font-size:.75rem}
.money{grid-column:1;grid-row:3;min-width:0}.money+.money{grid-row:4}.meter{line-height:1.125rem;overflow:hidden}.meter span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.meter output{font-size:.75rem}
.stake{grid-area:5/1/7/2;display:grid;grid-template-columns:1fr 1fr;align-content:end;gap:4px;text-align:left}.stake .meter{grid-row:1;grid-column:1/-1}.stake button{min-width:0;min-height:36px}
#sound{grid-area:3/3;justify-self:end;min-height:36px}#auto{grid-area:4/3/6/4;align-self:end;min-height:36px;padding:0 4px;font-size:.75rem}
.spin{grid-area:6/3;width:100%;min-height:44px;margin:0;padding:0 4px;font-size:.875rem}.clock span{font-size:.75rem;line-height:1rem;white-space:normal}.clock span:has(+b:not(:empty)){display:none}.clock b:not(:empty){font-size:1rem}.clock svg{display:none}}
@media (min-width:640px) and (max-height:480px) and (min-aspect-ratio:131/100){#auto,#sound{grid-area:5/3;align-self:end}#auto{margin-right:52px}.meter output{font-size:1rem}}`;
}
