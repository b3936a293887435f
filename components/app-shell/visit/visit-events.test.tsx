import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportEvent, reportToPlatform } from '@/lib/browser/product-events';
import { whenIdle } from '@/lib/browser/when-idle';
import { PlatformError } from '@/lib/platform/error';
import { user } from '@/lib/session/schema';
import { keepChatEvent, readChatSettings } from '@/lib/support/chat/settings';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { settingsCalls } from '@/tests/support/settings-calls';
import { sampleExceptions } from '../../../tests/support/sample-exceptions';
import { openCampaignPopup } from '@/components/offers/campaign-popup';
import { CustomCodeRunner, early } from '../custom-code-runner';
import { followIdentity } from './visit-runtime';
import { listenForPlatformEvents } from './platform-events';
import { loadVisitSettings } from './visit-settings';

vi.mock('@/components/offers/campaign-popup', () => ({ openCampaignPopup: vi.fn() }));

const call = platformCalls();
settingsCalls();

const reported = () =>
  call.mock.calls.map(([, { event_name, event_params = '' }]) => ({
    event_name,
    event_params: JSON.parse(event_params),
  }));
/** What is sent at once may arrive in any order. */
const inOrderOfNames = () =>
  reported().toSorted((a, b) => String(a.event_name).localeCompare(String(b.event_name)));
const raise = (detail: unknown) => window.dispatchEvent(new CustomEvent('platform:event', { detail }));
let said: ReturnType<typeof vi.spyOn>;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.clearAllMocks();
  window.dataLayer = [];
  useSession.getState().reset();
  said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => stop());

describe('the identity of analytics', () => {
  it('R-TRACK-04 is set with a player and taken away when the player leaves', () => {
    stop = followIdentity();
    useSession.getState().setGuest();
    useSession.getState().setUser(user.parse({ uid: 7, login: 'a@b.example' }));
    useSession.getState().setUser(user.parse({ uid: 7, login: 'a@b.example', fakename: 'x' }));
    useSession.getState().reset();
    expect(window.dataLayer).toEqual([
      { event: 'identity', user_id: '7' },
      { event: 'identity', user_id: null },
    ]);
  });
});

describe('events of the platform', () => {
  it('R-TRACK-07 passes an event on and shows the popup it names', async () => {
    stop = listenForPlatformEvents();
    call.mockResolvedValue({ popup: 'summer' });
    raise({ name: 'level-up', params: { level: 3 } });
    await waitFor(() => expect(openCampaignPopup).toHaveBeenCalledWith('summer'));
    expect(call).toHaveBeenCalledExactlyOnceWith('events.handle', {
      event_name: 'level-up',
      event_params: '{"level":3}',
    });
  });

  it('R-TRACK-07 reports the product’s own events once each, in idle time, also those from before', async () => {
    call.mockResolvedValue({ popup: null });
    reportEvent({ event: 'login', user_id: '7' });
    reportToPlatform('game-opened', { sysname: 'book', mode: 'real' });
    expect(window.dataLayer).toEqual([{ event: 'login', user_id: '7' }]);
    stop = listenForPlatformEvents();
    expect(call).not.toHaveBeenCalled();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    reportToPlatform('participation', { tournament_id: '3' });
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    await new Promise<void>((resolve) => whenIdle(resolve));
    raise({ name: 'last' });
    await waitFor(() => expect(reported().at(-1)?.event_name).toBe('last'));
    expect(inOrderOfNames()).toEqual([
      { event_name: 'game-opened', event_params: { sysname: 'book', mode: 'real' } },
      { event_name: 'last', event_params: {} },
      { event_name: 'login', event_params: { user_id: '7' } },
      { event_name: 'participation', event_params: { tournament_id: '3' } },
    ]);
  });

  it('R-TRACK-07 passes on, once each, what a snippet raised before this code was loaded', async () => {
    call.mockResolvedValue({ popup: null });
    // As in a new document.
    early.events = [];
    const { unmount } = render(<CustomCodeRunner snippets={[{ position: 'head', code: '<i></i>' }]} />);
    raise({ name: 'early', params: { step: 1 } });
    listenForPlatformEvents()();
    unmount();
    stop = listenForPlatformEvents();
    raise({ name: 'late' });
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(inOrderOfNames()).toEqual([
      { event_name: 'early', event_params: { step: 1 } },
      { event_name: 'late', event_params: {} },
    ]);
  });

  it.each([null, 'x', {}, { name: 5 }, { name: 'a b' }, { name: '' }])(
    'R-TRACK-07 ignores %j',
    async (detail) => {
      call.mockResolvedValue({ popup: null });
      stop = listenForPlatformEvents();
      raise(detail);
      raise({ name: 'last' });
      await waitFor(() => expect(reported()).toEqual([{ event_name: 'last', event_params: {} }]));
    },
  );
});

const CHAT = { kind: 'liveChat', config: { license: '1' } } as const;

describe.each(sampleExceptions(0))('R-ERR-10 %s is silent', (type) => {
  const error = new PlatformError({ type, method: 'x', httpStatus: 200, message: 'secret words' });

  it('at every call of this part', async () => {
    call.mockRejectedValue(error);
    await expect(loadVisitSettings()).resolves.toEqual({
      isConsentRequired: true,
      chat: { kind: null, config: {} },
      tagManagerId: null,
      isFraudCheckOn: false,
    });
    await expect(readChatSettings(CHAT, true)).resolves.toMatchObject({ ...CHAT, identity: null });
    await expect(keepChatEvent('user:created', {})).resolves.toBeUndefined();
    expect(call.mock.calls.filter(([name]) => name === 'FreshChat.storeChatEvent')).toHaveLength(1);
    stop = listenForPlatformEvents();
    raise({ name: 'x' });
    await waitFor(() => expect(said).toHaveBeenCalledTimes(4));
    expect(JSON.stringify(said.mock.calls)).not.toContain('secret words');
  });
});

describe('the choice of a chat', () => {
  const respond = (data: object) => call.mockResolvedValue(data);

  it('R-SUP-02 is that of the platform, else of the content system', async () => {
    respond({ kind: 'verbox', config: { id: '1' }, identity: null });
    await expect(readChatSettings(CHAT, false)).resolves.toMatchObject({ kind: 'verbox' });
    respond({ kind: null, config: {}, identity: null });
    await expect(readChatSettings(CHAT, false)).resolves.toMatchObject(CHAT);
  });

  it('R-SUP-06 takes an identity for a signed-in player alone', async () => {
    const identity = { external_id: '7', name: 'L', email: null, restore_id: 'r' };
    respond({ ...CHAT, identity });
    await expect(readChatSettings(CHAT, false)).resolves.toMatchObject({ identity: null });
    await expect(readChatSettings(CHAT, true)).resolves.toMatchObject({
      identity: { externalId: '7', name: 'L', email: null, restoreId: 'r' },
    });
  });
});
