import type { Locale } from '@/i18n/routing';

/** Identity of the chat's user; only a signed-in player has one (R-SUP-06). */
export interface ChatIdentity {
  externalId: string;
  name: string | null;
  email: string | null;
  /** Restores a conversation on another device. */
  restoreId: string | null;
}

export interface ChatStart {
  /** The kind's own settings from the platform or the content system (R-SUP-02). */
  config: Readonly<Record<string, unknown>>;
  identity: ChatIdentity | null;
  locale: Locale;
  /** Another user chatted here before, whose data is removed first (not by LiveChat, Verbox, betunlim). */
  forgetsPrevious: boolean;
  /** Reports an event of the chat for the platform (R-SUP-07). */
  onEvent(name: string, params: Record<string, unknown>): void;
}

/** A running chat. Its methods may throw whatever the vendor throws. */
export interface ChatSession {
  /** Hides it and keeps the conversation; without `hide` and `show` it is ended and started again. */
  hide?(): void;
  show?(): void;
  /** Opens the chat window, like a click on the vendor's own button. */
  open(): void;
  /** Removes it from the page. Where the vendor does not forget the user by that, the next start does it. */
  end(): void | Promise<void>;
}

/**
 * Starts a vendor's chat.
 * @throws Error when the settings are unusable, the script does not load or the vendor never reports ready; everything
 * it added is then removed.
 */
export type StartChat = (start: ChatStart) => Promise<ChatSession>;
