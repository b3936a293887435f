import type { Locale } from '@/i18n/routing';

/** Who chats; only a signed-in player has one (R-SUP-06). */
export interface ChatIdentity {
  externalId: string;
  name: string | null;
  email: string | null;
  /** Brings a conversation back on another device. */
  restoreId: string | null;
}

export interface ChatStart {
  /** The kind's own settings as the platform or the content system holds them (R-SUP-02). */
  config: Readonly<Record<string, unknown>>;
  identity: ChatIdentity | null;
  locale: Locale;
  /** Somebody else chatted in this browser before: what the vendor keeps of them goes first. */
  forgetsPrevious: boolean;
  /** Something happened in the chat that the platform wants to know (R-SUP-07). */
  onEvent(name: string, params: Record<string, unknown>): void;
}

/** A chat that is on the page. Its calls may throw whatever the vendor throws. */
export interface ChatSession {
  /** Takes it off the screen and keeps the conversation; without these two it is ended and started again. */
  hide?(): void;
  show?(): void;
  /** Opens the conversation's window, as a click on the vendor's own label does. */
  open(): void;
  /** Takes it off the page and makes the vendor forget who chatted. */
  end(): void | Promise<void>;
}

/**
 * Puts a vendor's chat on the page by the vendor's own method.
 * @throws Error when the settings are unusable, the script does not come or the vendor never reports itself ready;
 * nothing of it is then left behind.
 */
export type StartChat = (start: ChatStart) => Promise<ChatSession>;
