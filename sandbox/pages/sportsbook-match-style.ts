/**
 * Look of a match's own page: clubs face each other around the score, markets stand in one column, from 1240 px in two.
 * Buttons, chips and fields are those of the board.
 */
export const SPORTSBOOK_MATCH_STYLE = `
#listing{position:relative}
.sides:has(+.odds){cursor:pointer}
.more{grid-area:1/2;justify-self:end;display:flex;align-items:center;gap:6px;min-height:32px;margin:-8px -8px -8px 0;padding:0 8px;border:0;border-radius:var(--radius-s);background:none;color:var(--ink-soft);font-size:.8125rem;font-weight:600;white-space:nowrap;transition:background var(--fast) var(--ease)}
.more span:first-child::before{content:"+"}
.more::after{content:"";width:6px;height:6px;margin-right:2px;border:solid;border-width:1.75px 1.75px 0 0;transform:rotate(45deg)}
.when{grid-area:1/1}
@media (max-width:359px){.more{grid-area:1/1}.when{padding-right:80px}}
.bar{display:flex;align-items:center;padding:8px 0}
#back{display:flex;align-items:center;gap:4px;min-height:40px;padding:0 16px 0 8px}
.match-head{display:grid;justify-items:center;gap:8px;padding:16px;border-radius:var(--radius-l);background:var(--surface-1);text-align:center}
section .facing{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);align-items:center;gap:8px 16px;width:100%;max-width:640px;border-radius:var(--radius-s);font:600 1rem/1.5rem var(--display)}
.facing span{overflow-wrap:anywhere}.facing .club{display:grid;justify-items:center;gap:8px}.facing .crest svg{width:40px;height:48px}
.facing .sum{font-size:1.75rem;line-height:2.125rem;white-space:nowrap}
.match-head .clock{font-weight:600}.clock.is-live::before{content:"";display:inline-block;width:8px;height:8px;margin-right:8px;border-radius:50%;background:var(--bad)}
#match-played{appearance:none;width:100%;max-width:320px;height:4px;border:0;border-radius:2px;overflow:hidden;background:var(--surface-3)}
#match-played::-webkit-progress-bar{background:var(--surface-3)}#match-played::-webkit-progress-value{background:var(--ink-soft)}#match-played::-moz-progress-bar{background:var(--ink-soft)}
#match-half{font-size:.75rem;line-height:1rem}#match-half:empty{display:none}
.card{break-inside:avoid;margin-bottom:8px;padding:0 12px 12px;border-radius:var(--radius-l);background:var(--surface-1)}
.card:not([open]){padding-bottom:0}
.card summary{display:flex;align-items:center;justify-content:space-between;gap:8px;min-height:48px;margin:0 -12px;padding:0 12px;border-radius:var(--radius-l);list-style:none;cursor:pointer}
.card summary::-webkit-details-marker{display:none}
.card summary::after{content:"";flex:none;width:8px;height:8px;margin:4px 4px 0 0;border:solid var(--ink-soft);border-width:1.75px 1.75px 0 0;transform:rotate(-45deg)}
.card:not([open]) summary::after{margin-top:-4px;transform:rotate(135deg)}
.card h3{min-height:0;padding:8px 0;color:var(--ink);font:600 .875rem/1.25rem var(--text);overflow-wrap:anywhere}
.col-heads{display:grid;grid-auto-columns:minmax(0,1fr);grid-auto-flow:column;gap:4px;padding-bottom:4px;color:var(--ink-soft);font-size:.75rem;line-height:1rem;text-align:center}
.col-heads span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
#match .odds{gap:4px}
#match .odds button{min-height:48px;padding:6px 8px}#match .odds span{font-size:.8125rem;line-height:1rem;overflow-wrap:anywhere}
#match :is([data-of$=total],[data-of=handicap],[data-of=margin]){grid-template-columns:repeat(2,minmax(0,1fr))}
[data-of]{grid-auto-flow:row dense}
[data-column=home]{grid-column:1}[data-column=draw]{grid-column:2}[data-column=away]{grid-column:-2}[data-column=all]{grid-column:1/-1}
#match .chips{padding-block:8px}
@media (hover:hover){.more:hover,.card summary:hover{background:var(--surface-3)}.match:has(.more:hover,.sides:hover){background:var(--surface-2)}}
@media (min-width:640px){
.when,.more{grid-area:auto}.more{min-height:44px;margin:0;padding:0 4px}
#match .odds button{justify-content:space-between;text-align:left}#match .odds button{gap:8px}
.match-head{padding:24px 16px}.facing .crest svg{width:52px;height:62px}section .facing{gap:8px 32px;font-size:1.125rem}.facing .sum{font-size:2.25rem;line-height:2.625rem}}
@media (min-width:640px) and (max-width:899px){.markets,.inset .markets{right:0}}
@media (min-width:900px){#match .chips{padding-top:12px}}
@media (min-width:1240px){.sheets{columns:2;column-gap:12px}}`;
