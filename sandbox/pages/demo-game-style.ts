export interface GameColours {
  night: string;
  wall: string;
  light: string;
  deep: string;
}

/** Style of the game document: everything scales with the smaller side of the frame. */
export function gameStyle({ night, wall, light, deep }: GameColours, sysname: string): string {
  return `
*{box-sizing:border-box}html,body{height:100%;margin:0}
body{background:${night};color:#fff;font:16px/1.3 system-ui,sans-serif;overflow:hidden auto}
body::before{content:"";position:fixed;inset:-40px;background:linear-gradient(${night}cc,${night}f2),url("/platform/media/games/${sysname}.svg") center/cover;filter:blur(14px);z-index:-1}
main{min-height:100%;display:flex;flex-direction:column;gap:clamp(6px,1.6vmin,14px);max-width:1080px;margin:auto;padding:clamp(8px,2vmin,20px);justify-content:center}
header{display:flex;align-items:center;gap:12px}h1{margin:0;font-size:clamp(16px,3.4vmin,26px);flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.mode{font-size:12px;padding:3px 10px;border-radius:99px;border:1px solid ${light};color:${light};white-space:nowrap}
.machine{position:relative;width:min(100%,calc((100vh - 200px) * 5 / 3));min-width:min(100%,280px);aspect-ratio:5/3;margin:0 auto;padding:clamp(5px,1.2vmin,12px);border-radius:20px;background:linear-gradient(160deg,#ffe9a6,#b5660d 40%,#fdc94b 70%,#8a4208);box-shadow:0 0 60px ${deep},0 20px 50px #000a}
.reels{display:grid;grid-template-columns:repeat(5,1fr);gap:clamp(2px,.6vmin,6px);height:100%;border-radius:12px;overflow:hidden;background:${night}}
.reel{display:grid;grid-template-rows:repeat(3,1fr);min-height:0;background:linear-gradient(#0008,transparent 22% 78%,#0008),${wall}}
.cell{width:100%;height:100%;min-height:0;object-fit:contain;padding:7%;display:block}
.cell.hit{animation:hit .5s ease-in-out 3 alternate;filter:drop-shadow(0 0 10px ${light})}
.cell.dim{opacity:.4}
.reel.rolling .cell{animation:roll .16s linear infinite;filter:blur(2px)}
.reel.landing{animation:land .26s ease-out}
@keyframes roll{from{transform:translateY(-34%)}to{transform:translateY(34%)}}
@keyframes land{from{transform:translateY(-7%)}60%{transform:translateY(3%)}}
@keyframes hit{to{transform:scale(1.12)}}
#lines{position:absolute;inset:clamp(5px,1.2vmin,12px);width:auto;height:auto;pointer-events:none;width:calc(100% - 2*clamp(5px,1.2vmin,12px));height:calc(100% - 2*clamp(5px,1.2vmin,12px))}
#lines polyline{fill:none;stroke:${light};stroke-width:5;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke;opacity:.9}
#message{margin:0;min-height:1.4em;text-align:center;font-weight:700;color:#fff}
footer{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px clamp(8px,2vmin,18px);padding:10px clamp(10px,2vmin,18px);border-radius:18px;background:#0009;border:1px solid #fff2}
.meter{display:grid;min-width:84px}.meter span{font-size:11px;letter-spacing:.06em;text-transform:uppercase;color:#ffffffb8}.meter output{font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
.stake{display:flex;align-items:center;gap:8px;text-align:center}
button{font:inherit;color:#fff;cursor:pointer;border:0;min-width:44px;min-height:44px;border-radius:14px;background:#fff2}
button:hover{background:#fff3}button:disabled{opacity:.45;cursor:default}
button:focus-visible{outline:3px solid #fff;outline-offset:2px}
.quiet{padding:0 14px}.quiet[aria-pressed=true]{background:${deep}}
.spin{margin-left:auto;padding:0 28px;min-height:56px;border-radius:99px;font-weight:800;font-size:18px;color:#241300;background:linear-gradient(#fff0b8,#fdc94b 45%,#e08f16);box-shadow:0 6px 20px #0007,inset 0 -3px 0 #a95f06}
.spin:hover{background:linear-gradient(#fff6d4,#ffd768 45%,#ee9d22)}
@media (max-width:560px){.spin{margin:0;flex:1 1 100%}.meter{min-width:72px}}
@media (prefers-reduced-motion:reduce){.cell.hit,.reel.rolling .cell,.reel.landing{animation:none}}`;
}
