import { create } from 'zustand';

interface NavigationState {
  /** Path on this site, locale prefix included, that code outside of components wants to navigate to. */
  target: string | null;
  goTo(target: string): void;
  reset(): void;
}

/** Lets code outside of components navigate; `components/app-shell/navigator` passes the request to the router. */
export const useNavigation = create<NavigationState>()((set) => ({
  target: null,
  goTo: (target) => set({ target }),
  reset: () => set({ target: null }),
}));
