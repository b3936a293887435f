import { create } from 'zustand';

/** The contact to which a message was just sent; null once the form for its code is open. */
export const useSentCode = create<{ contact: string | null }>()(() => ({ contact: null }));
