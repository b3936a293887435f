import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { reportFailure } from '@/lib/browser/report';
import type { ChatSession } from '@/lib/support/chat/contract';
import { useChatWindow } from '@/stores/chat';

/** How the chat should be now. */
export interface ChatWish {
  uid: number;
  isAllowed: boolean;
  isHidden: boolean;
}

/** Puts the chat on the page for this visitor; null where there is none to put. */
export type OpenChat = (uid: number, forgetsPrevious: boolean) => Promise<ChatSession | null>;

interface Standing {
  uid: number;
  session: ChatSession | null;
  isHidden: boolean;
}

/**
 * Brings the chat to what is wished, one step after another however often the wish changes meanwhile: loaded when it
 * may show for the first time, hidden on betting and game pages (R-SUP-04), ended and restarted when somebody else
 * is here (R-SUP-05). Whatever a vendor does wrong is logged to the console only (R-SUP-08); it is not tried again for
 * the same visitor in this document.
 */
export class ChatControl {
  private wished: ChatWish = { uid: 0, isAllowed: false, isHidden: true };
  private standing: Standing | null = null;
  private isBusy = false;
  private isUnfoldDue = false;
  private readonly open: OpenChat;

  constructor(open: OpenChat) {
    this.open = open;
  }

  /** Takes how the chat should be from now on. */
  readonly wish = (next: ChatWish): void => {
    this.wished = next;
    void this.settle();
  };

  /** Opens the chat's window, at once or as soon as the chat is there. */
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

  /** Whether there was anything to do. */
  private async takeStep(): Promise<boolean> {
    const { standing, wished } = this;
    if (!standing) {
      if (!wished.isAllowed || wished.isHidden) return false;
      await this.begin(wished.uid);
    } else if (!wished.isAllowed || standing.uid !== wished.uid) await this.end();
    else if (standing.isHidden !== wished.isHidden) await this.cover(standing, wished.isHidden);
    else if (this.isUnfoldDue) await this.openWindow(standing);
    else return false;
    return true;
  }

  private async begin(uid: number): Promise<void> {
    const { setStatus } = useChatWindow.getState();
    const before = readStored('chat_user');
    const standing: Standing = { uid, session: null, isHidden: false };
    this.standing = standing;
    setStatus('starting');
    await guarded('Chat', async () => {
      standing.session = await this.open(uid, before !== null && before !== String(uid));
      if (standing.session) writeStored('chat_user', String(uid));
    });
    setStatus(standing.session ? 'shown' : 'failed');
  }

  private async end(): Promise<void> {
    const session = this.standing?.session;
    this.standing = null;
    if (!session) return;
    await guarded('Chat end', async () => {
      await session.end();
      removeStored('chat_user');
    });
  }

  private async cover(standing: Standing, isHidden: boolean): Promise<void> {
    const { session } = standing;
    if (session && !(session.hide && session.show)) return this.end();
    standing.isHidden = isHidden;
    await guarded('Chat', () => (isHidden ? session?.hide?.() : session?.show?.()));
  }

  private async openWindow({ session }: Standing): Promise<void> {
    const { setStatus, opened } = useChatWindow.getState();
    this.isUnfoldDue = false;
    const isOpen = session !== null && (await guarded('Chat window', () => session.open()));
    if (isOpen) opened();
    else setStatus('failed');
  }
}

/** Whether it went well; what a vendor throws is logged to the console only. */
async function guarded(what: string, run: () => Promise<void> | void): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    reportFailure(what, error);
    return false;
  }
}
