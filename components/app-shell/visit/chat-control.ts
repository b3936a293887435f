import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { reportFailure } from '@/lib/browser/report';
import type { ChatSession } from '@/lib/support/chat/contract';
import { useChatWindow } from '@/stores/chat-window';

export interface ChatTarget {
  uid: number;
  isAllowed: boolean;
  isHidden: boolean;
}

/** Null if there is no chat. */
export type OpenChat = (uid: number, forgetsPrevious: boolean) => Promise<ChatSession | null>;

interface ChatState {
  uid: number;
  session: ChatSession | null;
  isHidden: boolean;
}

/**
 * Reconciles the chat with its target, one step at a time however often that changes: loads it when it may first be
 * shown, hides it on betting and game pages (R-SUP-04), restarts it for another visitor (R-SUP-05). Vendor failures are
 * only logged to the console (R-SUP-08), and not retried for the same visitor in this document.
 */
export class ChatControl {
  private target: ChatTarget = { uid: 0, isAllowed: false, isHidden: true };
  private state: ChatState | null = null;
  private isBusy = false;
  private isUnfoldDue = false;
  private readonly open: OpenChat;

  constructor(open: OpenChat) {
    this.open = open;
  }

  /** Whoever moves on to a page that hides the chat no longer waits for its window. */
  readonly setTarget = (next: ChatTarget): void => {
    this.target = next;
    if (next.isHidden) {
      this.isUnfoldDue = false;
      useChatWindow.setState({ isWanted: false });
    }
    void this.settle();
  };

  /** Now or as soon as the chat has loaded. */
  readonly unfold = (): void => {
    this.isUnfoldDue = true;
    void this.settle();
  };

  private async settle(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (await this.takeStep());
    } finally {
      this.isBusy = false;
    }
  }

  /** Whether a step was necessary. */
  private async takeStep(): Promise<boolean> {
    const { state, target } = this;
    if (!state) {
      if (!target.isAllowed || target.isHidden) return false;
      await this.begin(target.uid);
    } else if (!target.isAllowed || state.uid !== target.uid) await this.end();
    else if (state.isHidden !== target.isHidden) await this.cover(state, target.isHidden);
    else if (this.isUnfoldDue) await this.openWindow(state);
    else return false;
    return true;
  }

  private async begin(uid: number): Promise<void> {
    const { setStatus } = useChatWindow.getState();
    const before = readStored('chat_user');
    const state: ChatState = { uid, session: null, isHidden: false };
    this.state = state;
    setStatus('starting');
    await guarded('Chat', async () => {
      state.session = await this.open(uid, before !== null && before !== String(uid));
      if (state.session) writeStored('chat_user', String(uid));
    });
    setStatus(state.session ? 'shown' : 'failed');
  }

  private async end(): Promise<void> {
    const { session, uid } = this.state ?? {};
    this.state = null;
    if (!session) return;
    await guarded('Chat end', async () => {
      await session.end();
      // A player's uid remains: not every vendor forgets at the end, so the next visitor's start makes it forget.
      if (uid === 0) removeStored('chat_user');
    });
  }

  private async cover(state: ChatState, isHidden: boolean): Promise<void> {
    const { session } = state;
    if (session && !(session.hide && session.show)) return this.end();
    state.isHidden = isHidden;
    await guarded('Chat', () => (isHidden ? session?.hide?.() : session?.show?.()));
  }

  private async openWindow({ session }: ChatState): Promise<void> {
    const { setStatus, opened } = useChatWindow.getState();
    this.isUnfoldDue = false;
    const isOpen = session !== null && (await guarded('Chat window', () => session.open()));
    if (isOpen) opened();
    else setStatus('failed');
  }
}

/** Whether it succeeded; vendor errors are only logged to the console. */
async function guarded(what: string, run: () => Promise<void> | void): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    reportFailure(what, error);
    return false;
  }
}
