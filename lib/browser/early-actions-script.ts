/** How React marks an element that it has taken over; it tells no other way. */
export const TAKEN_OVER = '__react';

/**
 * Keeps what a visitor does before the page's code has come (`early-actions.ts`): the last press on one of the site's own
 * buttons, every field that was changed, and that there was a press at all. Links are left to the browser, and what is taken
 * over to its code. Text, because it goes into the document as an inline script; terse, because every page carries it.
 */
export const EARLY_ACTIONS_SCRIPT = `((w,e,own)=>{w.earlyActions??=(w.addEventListener("click",v=>{e.acted=1;let b=v.target.closest(":is(main,header,footer,nav) button");b&&!own(b)&&(v.preventDefault(),v.stopImmediatePropagation(),e.pressed=b,e.make?.())},!0),w.addEventListener("input",v=>{let t=v.target;own(t)||(e.typed.delete(t),e.typed.set(t,[t.value,t.checked]),e.make?.())},!0),e)})(window,{typed:new Map},t=>Object.keys(t).some(k=>!k.indexOf("${TAKEN_OVER}")))`;
