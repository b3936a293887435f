/** Look of the sportsbook: one column on a phone, matches beside the bets from 900 px. */
export const SPORTSBOOK_STYLE = `
:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;background:#0b0a14;color:#f6f4fb;font:15px/1.45 system-ui,sans-serif}
main{display:grid;gap:16px;padding:14px 16px 24px}
h1{margin:0;font-size:20px}h2{margin:0 0 8px;font-size:16px}p{margin:0}
.soft{color:#c3bed4;font-size:14px}
.filters{display:flex;flex-wrap:wrap;gap:8px}
button,select,input{font:inherit;color:inherit;min-height:44px;border-radius:12px;border:1px solid #ffffff2e;background:#1b182b;padding:0 14px}
button{cursor:pointer}button:hover{background:#262239}button:disabled{opacity:.5;cursor:default}
button[aria-pressed=true]{background:#f5b942;border-color:#f5b942;color:#1d1204;font-weight:700}
:focus-visible{outline:3px solid #ffe2a3;outline-offset:2px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:10px}
.match,.bet,.panel{padding:12px 14px;border-radius:16px;background:#13111f;border:1px solid #ffffff17}
.meta{display:flex;flex-wrap:wrap;gap:4px 10px;font-size:13px;color:#c3bed4}
.live{color:#ff7a85;font-weight:700}
.sides{display:flex;justify-content:space-between;gap:12px;margin:6px 0 10px;font-weight:600;overflow-wrap:anywhere}
.score{font-variant-numeric:tabular-nums;white-space:nowrap}
.odds{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:8px}
.odds button{display:grid;gap:0;padding:6px 8px;min-height:52px;text-align:center}
.odds span{font-size:12px;color:#c3bed4;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.odds button[aria-pressed=true] span{color:#1d1204}
.odds b{font-variant-numeric:tabular-nums}.up b{color:#4fd6a0}.down b{color:#ff7a85}[aria-pressed=true] b{color:inherit}
.slip{display:grid;gap:10px;margin-top:12px;padding-top:12px;border-top:1px solid #ffffff17}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:10px}
label{display:grid;gap:4px;font-size:13px;color:#c3bed4}label>*{width:100%;color:#f6f4fb}
.main{background:#f5b942;border-color:#f5b942;color:#1d1204;font-weight:700}.main:hover{background:#ffd277}
.bet{display:grid;gap:2px}.bet b{font-weight:600}.won{color:#4fd6a0}.lost{color:#c3bed4}.open{color:#ffd277}
#message:empty{display:none}#message{padding:10px 14px;border-radius:12px;background:#262239}
[hidden]{display:none!important}
.columns>div{display:grid;gap:20px}
@media (min-width:900px){.columns{display:grid;grid-template-columns:minmax(0,2fr) minmax(280px,1fr);gap:20px;align-items:start}.matches{grid-template-columns:repeat(auto-fill,minmax(340px,1fr));align-items:start}}
@media (max-width:899px){.columns{display:grid;gap:20px}}`;
