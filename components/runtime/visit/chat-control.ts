import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { reportFailure } from '@/lib/browser/report';
import type { ChatSession } from '@/lib/support/chat/contract';

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
 * may show for the first time, hidden on betting and game pages (R-SUP-04), ended and started anew when somebody else
 * is here (R-SUP-05). Whatever a vendor does wrong is told to the console alone (R-SUP-08); it is not tried again for
 * the same visitor in this document.
 */
export function createChatControl(open: OpenChat): (wish: ChatWish) => void {
  let wish: ChatWish = { uid: 0, isAllowed: false, isHidden: true };
  let standing: Standing | null = null;
  let isBusy = false;

  async function settle(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      let step = nextStep();
      while (step) {
        await step();
        step = nextStep();
      }
    } finally {
      isBusy = false;
    }
  }

  function nextStep(): (() => Promise<void> | void) | null {
    if (standing && (!wish.isAllowed || standing.uid !== wish.uid)) return end;
    if (!standing) return wish.isAllowed && !wish.isHidden ? begin : null;
    return standing.isHidden === wish.isHidden ? null : cover;
  }

  async function begin(): Promise<void> {
    const { uid } = wish;
    const before = readStored('chat_user');
    standing = { uid, session: null, isHidden: false };
    await guarded('Chat', async () => {
      const session = await open(uid, before !== null && before !== String(uid));
      if (standing && session) {
        writeStored('chat_user', String(uid));
        standing = { ...standing, session };
      }
    });
  }

  async function end(): Promise<void> {
    const session = standing?.session;
    standing = null;
    if (!session) return;
    await guarded('Chat end', async () => {
      await session.end();
      removeStored('chat_user');
    });
  }

  async function cover(): Promise<void> {
    const { isHidden } = wish;
    const session = standing?.session;
    if (session && !(session.hide && session.show)) return end();
    if (standing) standing = { ...standing, isHidden };
    await guarded('Chat', () => (isHidden ? session?.hide?.() : session?.show?.()));
  }

  return (next) => {
    wish = next;
    void settle();
  };
}

async function guarded(what: string, run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    reportFailure(what, error);
  }
}
