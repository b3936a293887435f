import { describe, expect, it } from 'vitest';
import { PROFILE_CHILDREN } from '@/lib/routing/account-parts';
import { isPageOn } from '@/lib/content/switched-pages';
import { paths } from '@/lib/routing/paths';
import { accountMenu } from './account-pages';

const ALL = {
  kycProvider: 'sumsub' as const,
  responsibleGaming: true,
  betHistory: true,
  loyalty: true,
};
const entriesWith = (change: Partial<typeof ALL> | { kycProvider: null }) => {
  const features = { ...ALL, ...change };
  const off = PROFILE_CHILDREN.filter((child) => !isPageOn(paths.profile(child), features));
  return accountMenu(off).flatMap(({ entries }) => entries);
};
/** In order of the addresses; the menu has its own order. */
const childrenWith = (change: Partial<typeof ALL> | { kycProvider: null }) => {
  const keys = entriesWith(change).map(({ key }) => key);
  return PROFILE_CHILDREN.filter((child) => keys.includes(child));
};

describe('accountMenu', () => {
  it('R-PROF-10 to R-PROF-17 has every child of the profile, once', () => {
    expect(childrenWith({})).toEqual(PROFILE_CHILDREN);
    const keys = entriesWith({}).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['R-PROF-12 bets', { betHistory: false }, 'bets'],
    ['R-PROF-16 responsible gaming', { responsibleGaming: false }, 'responsible-game'],
    ['R-PROF-17, R-KYC-02 verification', { kycProvider: null }, 'verification'],
    ['R-LOY-08 loyalty', { loyalty: false }, 'loyalty'],
  ] as const)('%s alone is left out when switched off', (_name, change, child) => {
    expect(childrenWith(change)).toEqual(PROFILE_CHILDREN.filter((other) => other !== child));
  });
});
