/** Rendered in the browser. */
export const HOME_TEXTS = [
  'home.bannerControls',
  'home.previousBanner',
  'home.nextBanner',
  'home.showBanner',
  'home.hiddenName',
] as const;
