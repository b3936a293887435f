/** What is laid to see that it passes: each kind, into a feature that is there and into a new one. */
export const LAID = [
  ['page', 'gift-cards'],
  ['method', 'loyalty.getCards'],
  ['method', 'rewards.get'],
  ['dialog', 'loyalty/gift-card'],
  ['collection', 'card-texts'],
  ['feature', 'prize-wheel'],
] as const;
