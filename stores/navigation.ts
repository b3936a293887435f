import { create } from 'zustand';

interface NavigationState {
  /** Address on this site, locale prefix included, that code outside of components asks to go to. */
  target: string | null;
  goTo(target: string): void;
  reset(): void;
}

/** Lets rules and reactions send the player on; `components/app-shell/navigator` passes the request to the router. */
export const useNavigation = create<NavigationState>()((set) => ({
  target: null,
  goTo: (target) => set({ target }),
  reset: () => set({ target: null }),
}));
