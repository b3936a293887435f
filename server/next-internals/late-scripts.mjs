// @ts-check
/**
 * Relies on: the queue of the hydration data (`self.__next_f`, filled before Next.js's code runs), and that React and
 * Turbopack look up scripts and style sheets by URL before they fetch them (React 19, Next.js since 16). Breaks without
 * it: a cached page does not hydrate, or fetches its styles twice.
 */
export const LIST = 'late';
export const DATA = 'page-data';
/** Slow pictures delay the scripts no longer than this. */
const LONGEST_WAIT_MS = 400;
/** Scripts requested in one task: each takes a slow processor some five milliseconds. */
const AT_ONCE = 3;

/**
 * Runs in the browser at the end of the document, after its styles have loaded. The scripts are fetched with the
 * `load` event and added in the second frame after it: the first screen and its pictures are painted by then, and
 * pictures further down, which would delay the scripts on a slow line, come after them. The scripts' elements and the
 * queued data are like Next.js's own, which looks them up. The style sheets that a joined one replaces are added as
 * disabled links: Next.js finds these instead of fetching, and browsers do not fetch disabled ones. A hidden document
 * has no animation frames.
 */
export const STARTER = `(d=>{let n=1,frame=requestAnimationFrame,text=i=>d.getElementById(i)?.textContent,then=f=>d.hidden?f():setTimeout(f),add=(t,o)=>{let e=d.createElement(t);for(let k in o)o[k]==null||e.setAttribute(k,o[k]);d.head.append(e)},list=JSON.parse(text("${LIST}")),run=()=>{if(n){n=0;JSON.parse(getComputedStyle(d.documentElement).getPropertyValue("--joined")||'""').split(" ").map(href=>href&&add("link",{disabled:"",rel:"stylesheet",href,"data-precedence":"next"}));let f=text("${DATA}");f&&(self.__next_f??=[]).push([0],[1,f.replace(/\ue000(.)/g,(_,i)=>"\ue000<\\r\\0"[i])]);let next=()=>{list.splice(0,${AT_ONCE}).map(([src,integrity])=>add("script",{async:"",fetchpriority:"high",integrity,src}));list[0]&&then(next)};then(next)}};d.hidden?run():(addEventListener("load",()=>{n&&list.map(([href,integrity])=>add("link",{rel:"preload",as:"script",fetchpriority:"low",integrity,href}));frame(()=>frame(()=>setTimeout(run)))}),setTimeout(run,${LONGEST_WAIT_MS}))})(document)`;
