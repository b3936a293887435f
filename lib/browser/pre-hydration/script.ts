/**
 * Property by which React 19 keeps an element's fiber. It is set while React renders, before the element is hydrated.
 */
export const FIBER_KEY = '__reactFiber';
/**
 * Flags `Placement` and `Hydrating` of a fiber that React has rendered and not committed yet. A click in between
 * reaches no handler: React looks at the same flags, of the element and of what it is in, and drops it.
 */
export const NOT_MOUNTED = 4098;
/** Parts whose code comes late (`HydrateOnInteraction`): what was entered in them is stored until then. */
export const LATE_PART = '[data-hydrates-late]';

export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a visitor did before hydration. Buttons and fields are there from the first paint on: a click is recorded and
 * replayed once its button is hydrated, and what was typed is passed to the form, which would otherwise miss it.
 */
export interface EarlyActions {
  /** There was a click. */
  acted?: 1;
  /** The last button that was clicked: of several clicks in a row only the last one is still wanted. */
  clicked?: HTMLElement | undefined;
  /**
   * Dims that button until its click is replayed, so that the click shows at once; changes no markup that React
   * hydrates.
   */
  dimmed?: Animation | undefined;
  /** Fields that were changed, with what stood in them then and whether they were ticked. */
  typed: Map<EarlyField, readonly [value: string, isTicked: boolean | undefined]>;
  /** Called after each of them, once there is code that replays them. */
  replay?: (() => void) | undefined;
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/**
 * Records what a visitor does before hydration: the last click on one of the site's own buttons, every field that was
 * changed, and that there was a click at all. Links are left to the browser, and hydrated elements to their code: what it
 * hears of a field makes what was recorded of it old. Text,
 * because it goes into the document as an inline script; terse, because every page carries it.
 */
export const PRE_HYDRATION_SCRIPT = `((w,e,own)=>{w.earlyActions??=(w.addEventListener("click",v=>{e.acted=1;let b=v.target.closest(":is(main,header,footer,nav) button");b&&!own(b)&&(v.preventDefault(),v.stopImmediatePropagation(),e.clicked=b,e.dimmed?.cancel(),e.dimmed=b.animate?.({opacity:.6},{duration:100,fill:"forwards"}),e.replay?.())},!0),w.addEventListener("input",v=>{let t=v.target;e.typed.delete(t);own(t)||(e.typed.set(t,[t.value,t.checked]),e.replay?.())},!0),e)})(window,{typed:new Map},t=>{let f=t[Object.keys(t).find(k=>!k.indexOf("${FIBER_KEY}"))],n=f?.alternate?null:f;for(;n;n=n.return)if(n.flags&${NOT_MOUNTED})return!1;return!!f})`;
