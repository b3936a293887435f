import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeStored, readStored } from '@/lib/browser/storage';
import { queryClient } from '@/components/shared/query/query-client';
import { DEFAULT_NOTICE_SETTINGS } from '@/lib/loyalty/notice-rules';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { loyaltyInfo, loyaltyNotification } from '@/lib/loyalty/schema';
import { closeAllDialogs, openDialog } from '@/stores/dialogs';
import { useNotices } from '@/stores/notices';
import { PATIENCE_MS } from '@/tests/support/patience';
import { platformCalls } from '@/tests/support/platform-calls';
import { settingsCalls } from '@/tests/support/settings-calls';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { NoticeHost } from './notice-host';

const page = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.path }));

const call = platformCalls();
settingsCalls().mockResolvedValue(null);
const MEMBER = { is_active: true, points: 80, pointsAlias: 'coins', levels: [] };
const SETTINGS = { ...DEFAULT_NOTICE_SETTINGS, sound: '/content/uploads/ding.mp3' };
const played: { address: string; volume: number }[] = [];

class FakeAudio {
  volume = 1;
  constructor(readonly address: string) {}
  play(): Promise<void> {
    played.push({ address: this.address, volume: this.volume });
    return Promise.resolve();
  }
}

const notice = (id: string, more: object = {}) =>
  loyaltyNotification.parse({ id, type: 'credit', title: `Notice ${id}`, message: null, ...more });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** For what the platform must answer first. */
const until = (isShown: () => void) =>
  vi.waitFor(
    async () => {
      await wait(1);
      isShown();
    },
    { interval: 5, timeout: PATIENCE_MS },
  );

function show(...notices: ReturnType<typeof notice>[]) {
  const { rerender } = renderWithTexts(<NoticeHost settings={SETTINGS} />);
  act(() => useNotices.getState().add(notices));
  return (path: string) => {
    page.path = path;
    rerender(<NoticeHost settings={SETTINGS} />);
  };
}

beforeEach(() => {
  page.path = '/';
  queryClient.clear();
  call.mockReset().mockResolvedValue(loyaltyInfo.parse({ is_active: true, points: 0 }));
  vi.useFakeTimers();
  vi.stubGlobal('Audio', FakeAudio);
  played.length = 0;
  useNotices.getState().reset();
  removeStored('notice_sound_off');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loyalty notifications (R-LOY-12)', () => {
  it('wait 300 ms, show for 5 s, and come one after another', async () => {
    show(notice('1'), notice('2'));
    await wait(299);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await wait(1);
    expect(screen.getByRole('status')).toHaveTextContent('Notice 1');
    await wait(4_999);
    expect(screen.getByRole('status')).toHaveTextContent('Notice 1');
    await wait(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await wait(300);
    expect(screen.getByRole('status')).toHaveTextContent('Notice 2');
    await wait(5_000);
    expect(useNotices.getState().queue).toEqual([]);
  });

  it.each([
    ['en', 1, '+1 point'],
    ['en', 2, '+2 points'],
    ['fr', 1, '+1 point'],
  ] as const)('R-LOY-10: count their points (%s, %i)', async (locale, amount, words) => {
    renderWithTexts(<NoticeHost settings={SETTINGS} />, locale);
    act(() => useNotices.getState().add([notice('1', { amount, amountType: 'points' })]));
    await wait(300);
    await until(() => expect(screen.getByText(words)).toBeVisible());
  });

  it('R-LOY-10: call points as the operator does, where that is known', async () => {
    queryClient.setQueryData(loyaltyInfoQuery.queryKey, loyaltyInfo.parse(MEMBER));
    show(notice('1', { amount: 250, amountType: 'points' }));
    await wait(300);
    expect(screen.getByText('+250 coins')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('R-LOY-10: wait until it is known how points are called', async () => {
    let resolve: (info: unknown) => void = () => undefined;
    call.mockReturnValue(new Promise((settle) => (resolve = settle)));
    show(notice('1', { amount: 250, amountType: 'points' }));
    await wait(1_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    resolve(loyaltyInfo.parse(MEMBER));
    await until(() => expect(screen.getByText('+250 coins')).toBeVisible());
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not respond', () => new Promise(() => undefined)],
    ['fails', () => Promise.reject(new Error('Down'))],
  ])('R-LOY-10: wait two seconds for that at most, where the platform %s', async (_name, respond) => {
    call.mockImplementation(respond);
    show(notice('1', { amount: 250, amountType: 'points' }));
    await wait(2_000);
    expect(screen.getByText('+250 points')).toBeVisible();
  });

  it.each([
    ['money', { amount: 5, amountType: 'EUR' }],
    ['nothing', {}],
  ])('do not ask how points are called where they give %s', async (_name, given) => {
    show(notice('1', given));
    await wait(300);
    expect(screen.getByText('Notice 1')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('stay while they are pointed at, and close by hand', async () => {
    show(notice('1'));
    await wait(300);
    fireEvent.pointerMove(screen.getByText('Notice 1'));
    await wait(20_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stay until both the mouse and the focus have left', async () => {
    show(notice('1'));
    await wait(300);
    const button = screen.getByRole('button', { name: 'Close' });
    fireEvent.pointerMove(screen.getByText('Notice 1'));
    act(() => button.focus());
    fireEvent.pointerLeave(screen.getByText('Notice 1'));
    await wait(20_000);
    expect(screen.getByRole('status')).toHaveTextContent('Notice 1');
    fireEvent.pointerMove(screen.getByText('Notice 1'));
    act(() => button.blur());
    await wait(20_000);
    expect(screen.getByRole('status')).toHaveTextContent('Notice 1');
    fireEvent.pointerLeave(screen.getByText('Notice 1'));
    await wait(5_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('wait until the player has left the cashier, whose form they would cover', async () => {
    const open = show(notice('1'));
    await wait(300);
    expect(screen.getByRole('status')).toHaveTextContent('Notice 1');
    open('/fr/cashier/deposit/card');
    await wait(20_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    open('/games');
    expect(screen.getByRole('status')).toHaveTextContent('Notice 1');
    await wait(5_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(played).toHaveLength(1);
  });

  it('wait until no dialog is open, and stay for 5 s after one that opened above them', async () => {
    void openDialog('account', {});
    show(notice('1'));
    await wait(20_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(played).toEqual([]);
    act(closeAllDialogs);
    await wait(300);
    expect(screen.getByRole('status')).toHaveTextContent('Notice 1');
    act(() => void openDialog('account', {}));
    await wait(20_000);
    act(closeAllDialogs);
    await wait(4_999);
    expect(screen.getByRole('status')).toHaveTextContent('Notice 1');
    await wait(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(played).toHaveLength(1);
  });

  it('sound at half the volume; the switch silences them and is remembered', async () => {
    show(notice('1'), notice('2'));
    await wait(300);
    expect(played).toEqual([{ address: '/content/uploads/ding.mp3', volume: 0.5 }]);
    fireEvent.click(screen.getByRole('button', { name: 'Turn the sound off' }));
    expect(readStored('notice_sound_off')).toBe('1');
    await wait(5_300);
    expect(screen.getByRole('status')).toHaveTextContent('Notice 2');
    expect(played).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Turn the sound on' })).toBeInTheDocument();
  });

  it('R-LOY-11: show as errors when they are no credit', async () => {
    show(notice('1', { type: 'debit', message: 'The quest has ended', amount: -20, amountType: 'points' }));
    await wait(300);
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('The quest has ended'));
    expect(screen.getByRole('alert')).toHaveTextContent('−20 points');
  });

  it.each([
    ['level', 'credit', 'status', 'News about your level'],
    ['product', 'debit', 'alert', 'News about your reward'],
  ])(
    'R-LOY-10: present by the trigger %s what has no words of its own (%s)',
    async (trigger, type, role, words) => {
      show(notice('1', { title: null, trigger, type }));
      await wait(300);
      expect(screen.getByRole(role)).toHaveTextContent(words);
    },
  );

  it('are added to a status region that is there before them, an error beside it', async () => {
    show(notice('1'), notice('2', { type: 'debit' }));
    const region = screen.getByRole('status');
    await wait(300);
    expect(region).toHaveTextContent('Notice 1');
    await wait(5_300);
    expect(screen.getByRole('alert')).toHaveTextContent('Notice 2');
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toBeEmptyDOMElement();
  });

  it('are not queued twice', () => {
    show(notice('1'), notice('2'));
    act(() => useNotices.getState().add([notice('2'), notice('3')]));
    expect(useNotices.getState().queue.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });
});
