import { create } from 'zustand';

/** How far the support chat of this document is. */
type ChatStatus =
  | 'unknown'
  /** The operator has none. */
  | 'none'
  /** The visitor is asked whether its provider is allowed. */
  | 'asking'
  | 'starting'
  | 'shown'
  | 'failed'
  /** The visitor did not allow its provider. */
  | 'refused';

interface ChatState {
  status: ChatStatus;
  /** Somebody clicked a button that opens the chat, and it is not open yet. */
  isWanted: boolean;
  /** Asks for the chat's window; who looks after the chat opens it as soon as it can. */
  ask(): void;
  setStatus(status: ChatStatus): void;
  /** The window was opened. */
  opened(): void;
}

/** Where a page that offers the chat and the code that looks after it meet. */
export const useChatWindow = create<ChatState>()((set) => ({
  status: 'unknown',
  isWanted: false,
  ask: () => set({ isWanted: true }),
  setStatus: (status) =>
    set(({ isWanted }) => ({
      status,
      isWanted: isWanted && status !== 'none' && status !== 'failed' && status !== 'refused',
    })),
  opened: () => set({ status: 'shown', isWanted: false }),
}));
