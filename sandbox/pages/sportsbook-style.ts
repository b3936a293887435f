/**
 * Look of the sportsbook. A live match names its league itself: each has but one or two. Up to 899 px: one column, the
 * slip a sheet that a pill opens. From 900 px: a column of 320 px at the right that stays in sight. From 1140 px both
 * markets show, below one of them.
 */
export const SPORTSBOOK_STYLE = `
html{--more:3rem;scrollbar-width:none}
main{position:relative;min-height:100vh;min-height:100dvh}
h2{font:600 1rem/1.5 var(--display);letter-spacing:-.005em}
.soft{color:var(--ink-soft)}
.odds b,.sides b,#pick-odds,output,#receipt-odds,#receipt-stake,.sum,.of .soft{font-variant-numeric:tabular-nums}
#board{padding:0 16px 88px}
.chips{position:sticky;z-index:2;top:0;display:flex;gap:8px;margin:0 -16px;padding:8px 16px;overflow-x:auto;scrollbar-width:none}
.scrolled .chips{background:var(--background)}
.framed{background:none}
.chips button{flex:none;min-height:40px;padding:0 14px;border:0;border-radius:999px;background:var(--surface-2);box-shadow:var(--edge);color:var(--ink-soft);font-weight:600;transition:background var(--fast) var(--ease)}
.chips [aria-pressed=true]{background:var(--ink);color:var(--background);box-shadow:none}
.count{margin-left:6px;color:var(--ink-faint);font-weight:400}[aria-pressed=true] .count{color:inherit}
#offline:not(:empty){margin:0 0 8px;padding:8px 12px;border-radius:var(--radius-s);background:var(--surface-2);color:var(--warn)}
.markets{display:flex;gap:2px;padding:2px;border-radius:var(--radius-s);background:var(--surface-1)}
.markets button{flex:1;min-height:40px;border:0;border-radius:var(--radius-s);background:none;color:var(--ink-soft);font-weight:600}
.markets [aria-pressed=true]{background:var(--surface-3);color:var(--ink)}
[data-market=winner] .line,[data-market=line] .winner{display:none}
.heads{display:none;margin-left:auto;padding-right:6px;gap:8px;color:var(--ink-faint);font:400 .75rem/1rem var(--text)}
section h2{display:flex;align-items:center;gap:8px;min-height:40px}
.dot{width:8px;height:8px;border-radius:50%;background:var(--bad)}

h3{display:flex;align-items:center;gap:8px;min-height:32px;padding-left:12px;color:var(--ink-soft);font:500 .8125rem/1rem var(--text)}
.lists>section+section{margin-top:8px}.league+.league{margin-top:8px}
.match{margin-bottom:4px;border-radius:var(--radius-s);display:grid;grid-template:auto minmax(44px,auto)/minmax(0,1fr) minmax(156px,50%);gap:4px 8px;align-items:center;padding:8px 8px 8px 12px;background:var(--surface-1)}
.when{grid-column:1/-1;display:flex;gap:8px;min-width:0;font-size:.75rem;line-height:1rem;color:var(--ink-faint)}
.clock{flex:none}.of-league{display:none}.is-live .clock{color:var(--ink);font-weight:650}
.sport svg{display:block;width:16px;height:16px}
.sides{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 8px;line-height:1.25rem}
.side{display:flex;align-items:center;gap:8px;min-width:0}.side span+span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.crest{flex:none}.crest svg{display:block;width:16px;height:19px;stroke:none}
.result{padding:8px 0}.result+.result{border-top:1px solid var(--line)}.result .soft{font-size:.75rem;line-height:1rem}
.sides b{font-weight:650;text-align:right}.match:not(.is-live) .sides{grid-template-columns:minmax(0,1fr)}.match:not(.is-live) .sides b{display:none}
.odds{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:4px;min-width:0}.odds.two{grid-template-columns:repeat(2,minmax(0,1fr))}
.odds button{position:relative;min-width:0;display:grid;align-content:center;justify-items:center;min-height:44px;padding:0 4px;line-height:1.125rem;border:0;border-radius:var(--radius-s);background:var(--surface-3);transition:background var(--fast) var(--ease)}
.odds span{color:var(--ink-soft);font-size:.75rem;line-height:.875rem}
.odds b{font-weight:650}.odds b svg{display:block;width:16px;height:16px}
.odds i,#pick-odds i{font-style:normal;font-size:.625rem;line-height:1}.odds i{position:absolute;top:4px;right:4px;animation:flash var(--medium) var(--ease)}@keyframes flash{from{opacity:0;transform:scale(1.8)}}
.up i{color:var(--good)}.down i{color:var(--bad)}
.odds :disabled{background:none;box-shadow:inset 0 0 0 1px var(--line);color:var(--ink-faint);cursor:default}
.odds [aria-pressed=true]{background:var(--surface-4);box-shadow:inset 0 0 0 2px var(--ink)}.odds [aria-pressed=true] span{color:var(--ink)}
.skeleton{min-height:76px;background:linear-gradient(100deg,var(--surface-1) 30%,var(--surface-2) 50%,var(--surface-1) 70%) 0 0/220% 100%;animation:shimmer 1.4s linear infinite}
@keyframes shimmer{to{background-position:-220% 0}}
.state{display:grid;justify-items:center;gap:12px;padding:48px 16px;text-align:center;color:var(--ink-soft)}
.plain,.main,.presets button{min-height:44px;padding:0 16px;border:0;border-radius:var(--radius-s);font-weight:600;background:var(--surface-3)}
.main{width:100%;min-height:48px;background:var(--gold);box-shadow:var(--lit);color:var(--ink-on-accent);font-size:1rem;transition:background var(--fast) var(--ease)}
.main:is(.waiting,[aria-disabled=true]){background:var(--surface-3);box-shadow:none;color:var(--ink-soft);cursor:default}
.icon{flex:none;display:inline-grid;place-items:center;width:44px;height:44px;margin:-8px;border:0;border-radius:50%;background:none;color:var(--ink-soft)}
svg{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.panel{padding:12px 16px 16px;border-radius:var(--radius-l);background:var(--surface-1)}
.panel header{display:flex;align-items:center;justify-content:space-between}
.hint{display:flex;align-items:center;gap:12px;color:var(--ink-soft)}.hint svg{flex:none;color:var(--ink-faint)}
#slip{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
.pick{display:flex;align-items:flex-start;gap:12px;padding:12px;border-radius:var(--radius-s);background:var(--surface-2)}
.pick div{flex:1;min-width:0;overflow-wrap:anywhere}.pick b{display:block;font-weight:650}.pick .soft{display:block;font-size:.75rem;line-height:1rem}
#receipt .total{margin-top:-8px}
#pick-odds{display:flex;align-items:center;gap:4px;font-size:1rem;font-weight:650}
#terms{display:grid;gap:8px}label{color:var(--ink-soft)}
#wallet-row{display:grid;gap:4px}.of{display:flex;justify-content:space-between;gap:8px}
.field{display:flex;align-items:center;border-radius:var(--radius-s);background:var(--surface-2);box-shadow:inset 0 0 0 1px var(--line-strong)}
.field:focus-within{outline:2px solid var(--focus);outline-offset:1px}.field :focus-visible{outline:0}
.field>*{flex:1;min-width:0;height:48px;padding:0 12px;border:0;background:none}
.field input{font-size:1.125rem;font-weight:650}.field input::placeholder{color:var(--ink-faint)}
.field span{flex:none;line-height:48px;color:var(--ink-soft)}.field select{appearance:none;padding-right:36px;background:linear-gradient(45deg,transparent 36%,var(--ink-soft) 38% 62%,transparent 64%) right 20px center/5px 5px no-repeat,linear-gradient(-45deg,transparent 36%,var(--ink-soft) 38% 62%,transparent 64%) right 15px center/5px 5px no-repeat}.field select option{background:var(--surface-2)}
.field.bad{box-shadow:inset 0 0 0 2px var(--bad)}
.presets{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px}.presets button{padding:0}
.total{display:flex;align-items:baseline;justify-content:space-between;gap:8px;color:var(--ink-soft)}
.total output,.total b{color:var(--ink);font-size:1.375rem;font-weight:650;line-height:1.75rem;text-align:right}
.notice{color:var(--warn)}#problem:empty{display:none}#problem{color:var(--bad)}
#receipt{display:grid;gap:12px}.done{display:flex;align-items:center;gap:8px;font-weight:650;color:var(--good)}.done svg{flex:none;width:28px;height:28px;padding:4px;border-radius:50%;background:var(--good-soft);stroke-width:2.5}
#bets{display:grid;gap:2px;border-radius:var(--radius-s);overflow:hidden}
.bet{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 12px;padding:8px 12px;background:var(--surface-2)}
.bet b{font-weight:600;overflow-wrap:anywhere}.bet .sum{font-weight:650;text-align:right}
.bet .soft,.bet .is{font-size:.75rem;line-height:1rem}.is{text-align:right;color:var(--ink-soft)}.is.won{color:var(--good)}
#enter{width:100%;margin-top:12px}
#toast{position:fixed;z-index:8;top:8px;left:50%;width:max-content;max-width:calc(100% - 24px);padding:12px 16px;border-radius:var(--radius-l);background:var(--surface-4);box-shadow:var(--shadow-2);font-weight:600;transform:translateX(-50%);animation:drop var(--enter) var(--ease)}
#toast:empty{display:none}#toast::before{content:"";display:inline-block;width:8px;height:8px;margin-right:8px;border-radius:50%;background:var(--good)}
@keyframes drop{from{opacity:0;transform:translate(-50%,-12px)}}
#shut,#handle,#scrim,#pill{display:none}
@media (hover:hover){.odds button:not(:disabled):hover,.plain:hover,.presets button:hover{background:var(--surface-4)}.chips [aria-pressed=false]:hover{background:var(--surface-3)}.main:not(.waiting,[aria-disabled=true]):hover{filter:brightness(1.06)}.icon:hover{background:var(--surface-3);color:var(--ink)}}
:where([data-light]) .odds button:not(:disabled){background:var(--surface-2);box-shadow:var(--edge)}:where([data-light]) .odds [aria-pressed=true]{background:var(--surface-3);box-shadow:inset 0 0 0 2px var(--ink)}
#live h3{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}#live .league{margin:0}#live .of-league{display:inline;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
@media (max-width:359px){.match{grid-template:auto auto minmax(44px,auto)/minmax(0,1fr)}}
@media (min-width:640px){
.odds button{display:flex;align-items:center;justify-content:space-between;padding:0 12px 0 8px}
.match{grid-template:auto/112px minmax(0,1fr) minmax(210px,40%) var(--more);gap:8px;min-height:56px;padding:6px 6px 6px 12px}.skeleton{min-height:56px}
.when{grid-column:auto;display:grid;gap:4px}.sides{grid-template-columns:minmax(0,1fr) 3ch}.match .sides{padding-right:8px}.odds i{position:static;margin:0 4px 0 auto}.is-live .clock{font-size:.875rem}.inset #board{padding-inline:0}.inset .chips{margin-inline:0;padding-inline:0}}
@media (max-width:899px){
#pill{position:fixed;z-index:4;right:0;bottom:0;left:0;display:flex;align-items:center;gap:12px;min-height:56px;padding:6px 16px;border:0;border-radius:var(--radius-xl) var(--radius-xl) 0 0;background:var(--surface-3);box-shadow:var(--shadow-up);font-weight:600;text-align:left}
#pill.chosen{background:var(--accent);color:var(--ink-on-accent)}#pill span{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;line-height:1.25rem}#pill small{display:block;font-size:.75rem;font-weight:400;line-height:1rem}#pill b{font-size:1rem}
#scrim{position:fixed;z-index:5;inset:0;display:block;background:var(--overlay)}
#side{position:fixed;z-index:6;right:0;bottom:0;left:0;display:grid;grid-template-columns:minmax(0,1fr);gap:2px;max-width:520px;max-height:calc(100% - 24px);margin:auto;overflow-y:auto;overscroll-behavior:contain;border-radius:var(--radius-xl) var(--radius-xl) 0 0;background:var(--surface-1);visibility:hidden;transform:translateY(100%);transition:transform var(--medium) var(--ease),visibility var(--medium)}
#side.open{visibility:visible;transform:none;transition-property:transform;box-shadow:var(--shadow-up)}
#handle{position:sticky;z-index:1;top:0;display:block;width:100%;height:24px;border:0;background:var(--surface-1);touch-action:none}#handle::before{content:"";display:block;width:40px;height:4px;margin:auto;border-radius:2px;background:var(--line-strong)}
#shut{display:inline-grid}.panel{border-radius:0;padding-top:4px}}
@media (min-width:900px){
main{display:grid;grid-template-columns:minmax(0,1fr) 320px;gap:16px;align-items:start}
section h2{min-height:32px}.lists>section+section{margin-top:16px}
#board{padding:0 0 24px}.chips{margin:0;padding:0 0 16px}
#side{position:sticky;top:0;display:grid;grid-template-columns:minmax(0,1fr);gap:12px;max-height:100vh;max-height:100dvh;padding-bottom:16px;overflow-y:auto;scrollbar-width:thin;scrollbar-color:var(--surface-3) transparent}}
@media (min-width:640px){.markets{display:inline-flex}.markets button{padding:0 20px}}
@media (min-width:640px) and (max-width:1139px){.markets{position:absolute;z-index:2;top:6px;right:16px}.inset .markets{right:0}}
@media (min-width:900px) and (max-width:1139px){#listing{position:relative}.markets{top:-2px;right:0}}
@media (min-width:1140px){.odds button{padding:0 8px}.line button{padding:0 6px}.heads{display:grid;grid-template-columns:240px 206px;padding-right:calc(var(--more) + 14px)}.markets{display:none}[data-market] .match .odds{display:grid}.match{grid-template-columns:88px minmax(0,1fr) 240px 206px var(--more)}}
@media (min-width:1480px){.odds button,.line button{padding:0 16px}.heads{grid-template-columns:372px 268px}.match{grid-template-columns:112px minmax(0,1fr) 372px 268px var(--more)}}`;
