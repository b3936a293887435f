import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BonusesPanel } from '@/components/bonuses/bonuses-panel';
import { CashbackPanel } from '@/components/cashback/cashback-panel';
import { CharacterDialog } from '@/components/loyalty/dialogs/character-dialog';
import { MemberPanel } from '@/components/loyalty/member-panel';
import { PlayerLevels } from '@/components/loyalty/player-levels';
import { PlayerPoints } from '@/components/loyalty/player-purchase';
import { PlayerShop } from '@/components/loyalty/player-shop';
import { BetHistory } from '@/components/profile/bet-history';
import { DepositLimitCard } from '@/components/profile/deposit-limit-card';
import { HistoryExport } from '@/components/profile/history-export';
import { LoyaltyStatus } from '@/components/profile/loyalty-status';
import { SettingsPanel } from '@/components/profile/settings-panel';
import { Subscriptions } from '@/components/profile/subscriptions';
import { catalogue } from '@/i18n/catalogue';
import { defaultFormSettings } from '@/lib/forms/settings';
import { errorKind, fatalPage, type ExceptionType } from '@/lib/platform/error-policy';
import { user as account } from '@/lib/session/schema';
import { useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useNotices } from '@/stores/notices';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { settingsCalls } from '@/tests/support/settings-calls';
import { QueryProvider } from '@/components/shared/query/query-client';
import { readLoyaltyNotices } from '@/components/loyalty/read-loyalty-notices';
import { responseWith, clearTable, renderPart, exception, nextSample, wire } from './exceptions.test-support';

settingsCalls();
vi.mock('next/navigation', () => ({
  usePathname: () => '/profile',
  useRouter: () => ({ refresh: () => undefined, replace: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}));

const SETTINGS = {
  settings: defaultFormSettings('en'),
  settingsToasts: {},
  profile: [],
  contact: [],
  fakeName: [],
  countries: [],
};
const EMPTY = { items: [], total: 0, count: 0 };

beforeEach(() => {
  clearTable();
  useNotices.getState().reset();
  useSession.getState().setUser(account.parse({ uid: 7, login: 'ann@mail.test' }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/**
 * Player data by method, with the component that reads it: on failure it shows an error or the platform's reason, and a
 * retry; it links to a missing step of the player (R-ERR-14).
 */
const READS: readonly [method: string, part: ReactNode][] = [
  ['account.getprofileinfo', <SettingsPanel key="1" {...SETTINGS} />],
  ['account.getPersonalDataFields', <SettingsPanel key="2" {...SETTINGS} />],
  ['account.getprofileinfo', <Subscriptions key="3" />],
  ['account.getDepositLimit', <DepositLimitCard key="4" defaultCurrency={null} />],
  ['games.getHistory', <BetHistory key="5" pageSize={4} hasExport={false} />],
  ['bonuses.get', <BonusesPanel key="6" pageSize={4} />],
  ['BettingBonuses.get', <BonusesPanel key="7" pageSize={4} />],
  ['cashbacks.get', <CashbackPanel key="8" pageSize={4} />],
  ['loyalty.getinfo', <LoyaltyStatus key="9" hasCharacter />],
  ['loyalty.getcharacters', <CharacterDialog key="10" close={vi.fn()} />],
  ['loyalty.getproducts', <PlayerShop key="11" />],
  ['loyalty.getinfo', <MemberPanel key="12" hasCharacters={false} benefits={{}} />],
];

/** Product-wide reaction; true if the component itself has nothing left to show. */
async function actsAsWhole(type: ExceptionType): Promise<boolean> {
  const fatal = fatalPage({ type, httpStatus: 200 });
  if (fatal) {
    await waitFor(() => expect(useFatal.getState().kind).toBe(fatal));
    return true;
  }
  const isLost = errorKind({ type, httpStatus: 200 }) === 'session';
  await waitFor(() =>
    expect(useDialogs.getState().stack.map(({ name }) => name)).toEqual(isLost ? ['auth'] : []),
  );
  return isLost;
}

function expectNothingRaw(): void {
  expect(useToasts.getState().toasts).toEqual([]);
  expect(document.body.textContent).not.toMatch(/Exception|RAW_WORDS|errors\./);
}

describe.each(READS)('%s', (method, part) => {
  it.each(nextSample())('R-ERR-09, R-ERR-16 $type ($locale)', async ({ type, locale }) => {
    for (const other of ['account.getprofileinfo', 'account.getPersonalDataFields', 'bonuses.get'])
      wire.responses.set(other, responseWith(EMPTY));
    wire.responses.set('BettingBonuses.get', responseWith(EMPTY));
    wire.responses.set(method, exception(type));
    renderPart(<QueryProvider>{part}</QueryProvider>, locale);
    if (!(await actsAsWhole(type))) {
      const { common, errors } = catalogue[locale];
      const kind = errorKind({ type, httpStatus: 200 });
      const isExplained = ['gate', 'refusal', 'later'].includes(kind);
      const words = (isExplained ? errors[type] : common.notLoaded).replace(/\s/g, ' ');
      expect(await screen.findByText(words)).toBeInTheDocument();
      const steps = screen.queryAllByRole('button', { name: errors.missingStep });
      expect(steps).toHaveLength(kind === 'gate' ? 1 : 0);
      expect(screen.getByRole('button', { name: common.retry })).toBeEnabled();
    }
    expectNothingRaw();
    expect(wire.count(method)).toBe(1);
  });
});

/** Data whose absence needs no message: the page is as useful as for a guest. */
const QUIET: readonly [method: string, part: ReactNode][] = [
  ['loyalty.getinfo', <PlayerPoints key="1" />],
  [
    'loyalty.getProgram',
    <PlayerLevels
      key="2"
      sysname="classic"
      levels={[{ id: '1', name: 'Bronze', points: 0, is_current: false }]}
    />,
  ],
  ['games.gethistoryexportrequest', <HistoryExport key="3" />],
];

describe.each(QUIET)('%s, quietly', (method, part) => {
  it.each(nextSample())('R-ERR-09 $type ($locale)', async ({ type, locale }) => {
    wire.responses.set(method, exception(type));
    renderPart(<QueryProvider>{part}</QueryProvider>, locale);
    await waitFor(() => expect(wire.count(method)).toBe(1));
    await actsAsWhole(type);
    expectNothingRaw();
  });
});

it.each(nextSample())('R-BAN-10 loyalty.getnotifications: $type is logged only', async ({ type, locale }) => {
  document.documentElement.lang = locale;
  wire.responses.set('loyalty.getnotifications', exception(type));
  await readLoyaltyNotices();
  await actsAsWhole(type);
  expect(useNotices.getState().queue).toEqual([]);
  expectNothingRaw();
});
