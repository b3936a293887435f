import { create } from 'zustand';

interface OpenElements {
  /** The elements of the open dialogs, the topmost last. */
  elements: readonly HTMLDialogElement[];
}

/**
 * Where the open dialogs are in the document. A modal dialog lies above everything outside it and makes it inert, whatever
 * its layer: what is to be seen, heard and clicked while one is open has to be inside the topmost.
 */
export const useOpenElements = create<OpenElements>()(() => ({ elements: [] }));

/** Adds a dialog that was just shown; the returned function takes it away again. */
export function addOpenElement(element: HTMLDialogElement): () => void {
  useOpenElements.setState(({ elements }) => ({ elements: [...elements, element] }));
  return () =>
    useOpenElements.setState(({ elements }) => ({ elements: elements.filter((open) => open !== element) }));
}
