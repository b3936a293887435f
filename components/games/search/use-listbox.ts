import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';

/** Ids of the list and its options, referenced by the field. */
export const LIST_ID = 'search-list';
export const optionId = (place: number) => `search-option-${place}`;

interface ListboxInput {
  count: number;
  /** Index of the option Enter opens if none is active; null for none. */
  preferred: number | null;
  /** Identifies the listed options; a change resets the active one. */
  shown: string;
}

interface Listbox {
  /** Index of the active option, which Enter opens; null for none. */
  active: number | null;
  activeId: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
}

/** Combobox keys (WAI-ARIA): focus stays in the field, arrows wrap, Enter opens the active or preferred option. */
export function useListbox(
  list: RefObject<HTMLElement | null>,
  { count, preferred, shown }: ListboxInput,
): Listbox {
  const [walk, setWalk] = useState<{ shown: string; place: number } | null>(null);
  const active = walk?.shown === shown && walk.place < count ? walk.place : null;

  useEffect(() => {
    if (active !== null) option(list.current, active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, list]);

  function onKeyDown(event: KeyboardEvent): void {
    if (count === 0 || isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const place = active ?? preferred;
      if (place !== null) option(list.current, place)?.click();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = active ?? (step === 1 ? -1 : 0);
    setWalk({ shown, place: (from + step + count) % count });
  }

  return {
    active,
    activeId: active === null ? undefined : optionId(active),
    onKeyDown,
  };
}

/** An IME is composing; Safari ends a composition before the key that commits it, which then has the code 229. */
function isComposing(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

function option(list: HTMLElement | null, place: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`#${optionId(place)}`) ?? null;
}
