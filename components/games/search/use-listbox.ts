'use client';

import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';

/** Ids of the list and its options, so that the field can name them. */
export const LIST_ID = 'search-list';
export const optionId = (place: number) => `search-option-${place}`;

interface ListboxInput {
  count: number;
  /** Place of the option that Enter opens as long as none was walked to. */
  preferred: number;
  /** Names what is listed; the walk starts over when it changes. */
  shown: string;
}

interface Listbox {
  /** Place of the option that Enter opens; null while none was walked to. */
  active: number | null;
  /** Id of that option, for the field. */
  activeId: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Combobox keys (WAI-ARIA): the focus stays in the field, up and down walk through the options and round, Enter opens
 * the one walked to, else the preferred one.
 */
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
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      option(list.current, active ?? preferred)?.click();
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

function option(list: HTMLElement | null, place: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`#${optionId(place)}`) ?? null;
}
