import { create } from 'zustand';

interface OpenElements {
  /** The elements of the open dialogs, the topmost last. */
  elements: readonly HTMLDialogElement[];
}

/**
 * The DOM elements of the open dialogs. A modal dialog lies above everything outside it and makes it inert, whatever
 * its z-index: anything to be seen, heard or clicked meanwhile must be inside the topmost dialog.
 */
export const useOpenElements = create<OpenElements>()(() => ({ elements: [] }));

/** Adds a dialog that was just shown; the returned function removes it. */
export function addOpenElement(element: HTMLDialogElement): () => void {
  useOpenElements.setState(({ elements }) => ({ elements: [...elements, element] }));
  return () =>
    useOpenElements.setState(({ elements }) => ({ elements: elements.filter((open) => open !== element) }));
}
