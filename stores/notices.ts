import { create } from 'zustand';
import type { LoyaltyNotification } from '@/lib/loyalty/schema';

export interface Notice extends LoyaltyNotification {
  /** Order of arrival; the platform's own id may be missing. */
  key: number;
}

interface NoticeState {
  /** Loyalty notifications waiting or shown, the next one first. */
  queue: readonly Notice[];
  add(notices: readonly LoyaltyNotification[]): void;
  /** Removes the first one. */
  next(): void;
  reset(): void;
}

let nextKey = 1;

/** Notifications are shown one after another (R-LOY-12); one already in the queue is not added again. */
export const useNotices = create<NoticeState>()((set, get) => ({
  queue: [],
  add: (notices) => {
    const waiting = new Set(get().queue.flatMap(({ id }) => (id === null ? [] : [id])));
    const fresh = notices.filter(({ id }) => id === null || !waiting.has(id));
    set({ queue: [...get().queue, ...fresh.map((notice) => ({ ...notice, key: nextKey++ }))] });
  },
  next: () => set({ queue: get().queue.slice(1) }),
  reset: () => set({ queue: [] }),
}));
