import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useDialogs } from '@/stores/dialogs';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { resolveDialog, freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { BonusesPanel } from './bonuses-panel';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/profile/bonuses',
}));

const call = platformCalls();
const panel = <BonusesPanel pageSize={4} />;
const bonus = (id: number, status: string, type = 'casino') => ({
  id: String(id),
  type,
  status,
  description: { title: `Gift ${id}`, text: 'Words', amount: { amount: id, currency: 'EUR' } },
});
const sent = () => call.mock.calls.filter(([name]) => /activate|remove/i.test(name));

interface World {
  casino?: object[];
  betting?: object[];
  result?: unknown;
}

function respond({ casino = [], betting = [], result = { result: 1 } }: World) {
  call.mockImplementation(async (name) => {
    if (name === 'bonuses.get') return { items: casino, total: casino.length, pageSize: 4 };
    if (name === 'BettingBonuses.get') return { items: betting, total: betting.length };
    if (result instanceof Error && name !== 'account.getBalance') throw result;
    return result;
  });
}

beforeEach(() => {
  call.mockReset();
  freshPlayer();
});

it('R-BON-01, R-BET-02: reads bonuses of every status in pages, and betting bonuses', async () => {
  respond({ casino: [bonus(1, 'finished'), bonus(2, 'active')], betting: [bonus(3, 'strange')] });
  renderInteractive(panel);
  // An unknown status is shown as a generic text, never as the platform's raw string.
  await screen.findByText(catalogue.en.rewards.bonuses.status.unknown);
  await screen.findByText('Gift 1');
  expect(screen.queryByText('strange')).toBeNull();
  expect(Object.fromEntries(call.mock.calls)).toEqual({
    'bonuses.get': { count: '4', offset: '0', fields: 'description,status', status: 'all' },
    'BettingBonuses.get': {},
  });
  expect(call).toHaveBeenCalledTimes(2);
  // R-BON-02; the active one comes first.
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Gift 2',
    'Gift 1',
    'Gift 3',
  ]);
});

it('leads from the bonus in play to where it is played', async () => {
  respond({ casino: [bonus(1, 'active')], betting: [bonus(2, 'active')] });
  renderInteractive(panel);
  const { bonuses } = catalogue.en.rewards;
  expect(await screen.findByRole('link', { name: bonuses.play })).toHaveAttribute('href', '/gamehall');
  expect(await screen.findByRole('link', { name: bonuses.bet })).toHaveAttribute('href', '/betting');
});

it('R-BON-02: a betting bonus that bonuses.get names is no casino bonus', async () => {
  respond({ casino: [bonus(1, 'available'), bonus(2, 'available', 'betting')] });
  renderInteractive(panel);
  await screen.findByText('Gift 2');
  const names = (title: string) => {
    const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
    return within(section ?? document.body)
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  };
  const { bonuses } = catalogue.en.rewards;
  expect(names(bonuses.casino)).toEqual(['Gift 1']);
  expect(names(bonuses.betting)).toEqual(['Gift 2']);
});

it('R-BON-02: says of no kind that there is none while more may come', async () => {
  call.mockImplementation(async (name) =>
    name === 'bonuses.get'
      ? { items: [bonus(2, 'active', 'betting')], total: 9, pageSize: 1 }
      : { items: [], total: 0 },
  );
  renderInteractive(panel);
  await screen.findByText('Gift 2');
  expect(screen.queryByText(catalogue.en.rewards.bonuses.none)).toBeNull();
});

describe.each(['en', 'fr'] as const)('bonuses in %s', (locale) => {
  const { common, rewards } = catalogue[locale];
  const click = async (action: 'activate' | 'deactivate' | 'remove', id: number) => {
    const { user } = renderInteractive(panel, locale);
    const name = `${rewards.bonuses[action].button}: Gift ${id}`;
    await user.click(await screen.findByRole('button', { name }));
    return user;
  };

  it.each([
    ['available', 'casino', 'activate', 'activateBonus', 'bonuses.activate'],
    ['available', 'casino', 'remove', 'removeBonus', 'bonuses.remove'],
    ['active', 'casino', 'deactivate', 'burnBonuses', 'bonuses.deactivate'],
    ['active', 'casino', 'remove', 'burnBonuses', 'bonuses.remove'],
    ['available', 'betting', 'remove', 'removeBonus', 'BettingBonuses.remove'],
    ['active', 'betting', 'remove', 'burnBonuses', 'BettingBonuses.remove'],
    // A betting bonus from `bonuses.get` belongs to that list.
    ['available', 'named', 'remove', 'removeBonus', 'bonuses.remove'],
    ['active', 'named', 'deactivate', 'burnBonuses', 'bonuses.deactivate'],
  ] as const)(
    'R-BON-03 to R-BON-05: a bonus that is %s (%s): %s asks by %s, then calls %s once',
    async (status, kind, action, dialog, method) => {
      const items = [bonus(7, status, kind === 'casino' ? 'casino' : 'betting')];
      respond(kind === 'betting' ? { betting: items } : { casino: items });
      const user = await click(action, 7);
      expect(await resolveDialog(dialog)).toMatchObject({ title: 'Gift 7', amount: { amount: 7 } });
      expect(sent()).toEqual([]);
      const name = `${rewards.bonuses[action].button}: Gift 7`;
      await user.click(screen.getByRole('button', { name }));
      await resolveDialog(dialog, true);
      await waitFor(() =>
        expect(useToasts.getState().toasts).toMatchObject([{ text: rewards.bonuses[action].done }]),
      );
      expect(sent()).toEqual([[method, { bonus_id: '7' }]]);
      // Its code loads with the first action.
      await waitFor(() =>
        expect(call.mock.calls.filter(([called]) => called === 'account.getBalance')).toHaveLength(1),
      );
    },
  );

  it('R-BON-03: the name of the bonus takes the focus of a button that is gone', async () => {
    respond({ casino: [bonus(6, 'finished'), bonus(7, 'available')] });
    await click('activate', 7);
    respond({ casino: [bonus(6, 'finished'), bonus(7, 'active')] });
    await resolveDialog('activateBonus', true);
    await screen.findByText(rewards.bonuses.status.active);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Gift 7' })).toHaveFocus());
  });

  it('R-DLG-06, R-BET-02: an activated betting bonus is shown by its own dialog', async () => {
    respond({ betting: [bonus(7, 'available')] });
    await click('activate', 7);
    await resolveDialog('activateBonus', true);
    await waitFor(() =>
      expect(useDialogs.getState().stack).toMatchObject([
        { name: 'bettingBonusActivated', props: { title: 'Gift 7' } },
      ]),
    );
    expect(sent()[0]?.[0]).toBe('BettingBonuses.activate');
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it.each(['another_active', 'wrong_status', 'not_found'] as const)(
    'R-BON-03: says why the platform refused (%s), though the new list takes the button away',
    async (code) => {
      const result = platformFailure('InvalidParameterException', { fields: { bonus_id: [{ code }] } });
      respond({ casino: [bonus(7, 'available')], result });
      await click('activate', 7);
      respond({ casino: [bonus(7, 'removed')], result });
      await resolveDialog('activateBonus', true);
      await waitFor(() =>
        expect(useToasts.getState().toasts).toMatchObject([
          { type: 'error', text: rewards.bonuses.failures[code] },
        ]),
      );
      expect(screen.queryByRole('button', { name: /Gift 7/ })).not.toBeInTheDocument();
    },
  );

  it('R-BON-03: a lost response is found out by the bonus itself, and nothing is sent again', async () => {
    const lost = platformFailure('NetworkFailure', { httpStatus: 0 });
    respond({ casino: [bonus(7, 'available')], result: lost });
    await click('activate', 7);
    respond({ casino: [bonus(7, 'active')], result: lost });
    await resolveDialog('activateBonus', true);
    await waitFor(() =>
      expect(useToasts.getState().toasts).toMatchObject([{ text: rewards.bonuses.activate.done }]),
    );
    expect(sent()).toHaveLength(1);
  });

  it('R-BON-03: a bonus on a further page is not removed by a lost response', async () => {
    const all = [1, 2, 3, 4, 7].map((id) => bonus(id, 'available'));
    // The platform itself says that it failed: the outcome is read once.
    const failed = platformFailure('InternalServerErrorException', { httpStatus: 500, isException: true });
    call.mockImplementation(async (name, { offset }) => {
      if (name === 'bonuses.remove') throw failed;
      if (name === 'BettingBonuses.get') return { items: [], total: 0 };
      const items = all.slice(Number(offset), Number(offset) + 4);
      return { items, total: all.length, pageSize: 4 };
    });
    const { user } = renderInteractive(panel, locale);
    await user.click(await screen.findByRole('button', { name: rewards.more }));
    const name = `${rewards.bonuses.remove.button}: Gift 7`;
    await user.click(await screen.findByRole('button', { name }));
    await resolveDialog('removeBonus', true);
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ type: 'error' }]));
  });

  it('says where nothing is, and reads again what failed', async () => {
    respond({ betting: [bonus(3, 'active')] });
    const respondLater = call.getMockImplementation();
    call.mockImplementation((name, input) => {
      if (name === 'bonuses.get') throw platformFailure('InternalServerErrorException');
      return respondLater?.(name, input);
    });
    const { user } = renderInteractive(panel, locale);
    const retry = await screen.findByRole('button', { name: common.retry });
    respond({ betting: [bonus(3, 'active')] });
    await user.click(retry);
    expect(await screen.findByText(rewards.bonuses.none)).toBeInTheDocument();
    expect(within(screen.getByRole('list')).getByText('Gift 3')).toBeInTheDocument();
  });
});
