/** Where React 19 stores an element's fiber: set during render, before the element is hydrated. */
export const FIBER_KEY = '__reactFiber';
/**
 * Flags `Placement` and `Hydrating` of a fiber that is rendered but not committed. Until then a click reaches no
 * handler: React checks these flags on the element and its ancestors, and drops the event.
 */
export const NOT_MOUNTED = 4098;
/** Parts whose code loads late (`HydrateOnInteraction`): input in them is stored until then. */
export const LATE_PART = '[data-hydrates-late]';

export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did before hydration, replayed once the element is hydrated: it would be lost otherwise. */
export interface EarlyActions {
  acted?: 1;
  /** Of several clicked buttons only the last is still wanted. */
  clicked?: HTMLElement | undefined;
  /** Dims that button until its click is replayed; does not change the markup that React hydrates. */
  dimmed?: Animation | undefined;
  /** Changed fields, with their values at the time and whether they were checked. */
  typed: Map<EarlyField, readonly [value: string, isTicked: boolean | undefined]>;
  /** Called after each of them, once the code that replays them has loaded. */
  replay?: (() => void) | undefined;
  /** Response of a returning player's `account.getInfo`, requested while the page loads. */
  info?: Promise<Response>;
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/**
 * Records the last click on one of the site's own buttons, every changed field, and whether there was a click at all.
 * Links are left to the browser, hydrated elements to their code: an event they handle discards what was recorded for
 * the field. An inline script, hence a string; terse, because every page contains it.
 */
export const PRE_HYDRATION_SCRIPT = `((w,e,own)=>{w.earlyActions??=(w.addEventListener("click",v=>{e.acted=1;let b=v.target.closest(":is(main,header,footer,nav) button");b&&!own(b)&&(v.preventDefault(),v.stopImmediatePropagation(),e.clicked=b,e.dimmed?.cancel(),e.dimmed=b.animate?.({opacity:.6},{duration:100,fill:"forwards"}),e.replay?.())},!0),w.addEventListener("input",v=>{let t=v.target;e.typed.delete(t);own(t)||(e.typed.set(t,[t.value,t.checked]),e.replay?.())},!0),e)})(window,{typed:new Map},t=>{let f=t[Object.keys(t).find(k=>!k.indexOf("${FIBER_KEY}"))],n=f?.alternate?null:f;for(;n;n=n.return)if(n.flags&${NOT_MOUNTED})return!1;return!!f})`;
