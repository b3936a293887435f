/** R-SUP-03; `comm100` does nothing. */
export const CHAT_KINDS = [
  'live_tex',
  'freshChat',
  'liveChat',
  'verbox',
  'betunlim',
  'jivoSite',
  'comm100',
] as const;
