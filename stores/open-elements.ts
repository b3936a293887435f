import { create } from 'zustand';

interface OpenElements {
  /** The elements of the open dialogs, the topmost last. */
  elements: readonly HTMLDialogElement[];
}

/**
 * The elements of the open dialogs. A modal dialog covers everything outside it and makes it inert, whatever its
 * z-index: what is to be seen, heard or clicked meanwhile must be inside the topmost one.
 */
export const useOpenElements = create<OpenElements>()(() => ({ elements: [] }));

/** Adds a dialog just shown. @returns Removes it. */
export function addOpenElement(element: HTMLDialogElement): () => void {
  useOpenElements.setState(({ elements }) => ({ elements: [...elements, element] }));
  return () =>
    useOpenElements.setState(({ elements }) => ({ elements: elements.filter((open) => open !== element) }));
}
