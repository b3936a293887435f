import { create } from 'zustand';

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
  /** The visitor clicked a button that opens the chat, and it is not open yet. */
  isWanted: boolean;
  /** Requests the chat window; the chat component opens it as soon as it can. */
  ask(): void;
  setStatus(status: ChatStatus): void;
  opened(): void;
}

/** Connects the pages that offer the chat with the component that runs it. */
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
