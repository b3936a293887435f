export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a visitor did before the page's code came. Buttons and fields are there from the first paint on: a press is kept
 * and made when somebody listens, and what was typed is told to the form, which would otherwise not know it.
 */
export interface EarlyActions {
  /** There was a press. */
  acted?: 1;
  /** The last button that was pressed: of several presses in a row only the last one is still wanted. */
  pressed?: HTMLElement | undefined;
  /** Fields that were changed, with what stood in them then and whether they were ticked. */
  typed: Map<EarlyField, readonly [value: string, isTicked: boolean | undefined]>;
  /** Called after each of them, once there is code that makes them. */
  make?: (() => void) | undefined;
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/** From now on what was kept is made; the code for it is fetched only where there is something. */
export function followEarlyActions(): void {
  const early = window.earlyActions;
  if (early === undefined) return;
  early.make = () => void import('./make-early-actions').then((module) => module.makeEarlyActions(early));
  if (early.pressed ?? early.typed.size > 0) early.make();
}
