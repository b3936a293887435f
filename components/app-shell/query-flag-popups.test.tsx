import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { activateOffer } from '@/lib/offers/api';
import { user } from '@/lib/session/schema';
import { closeAllDialogs, closeDialog, openDialog, useDialogs } from '@/stores/dialogs';
import { leaveSignUp } from '@/stores/chosen-offer';
import { useSession } from '@/stores/session';
import { openCampaignPopup } from '@/components/offers/campaign-popup';
import { openAddress } from '@/components/shared/session/leave-page';
import { platformCalls } from '@/tests/support/platform-calls';
import { QueryFlagPopups } from './query-flag-popups';

vi.mock('next/navigation', () => ({
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
const entry = vi.hoisted(() => ({ isDue: false, end: Promise.resolve() }));
vi.mock('./mini-app/entry-state', () => ({ isEntryDue: () => entry.isDue }));
vi.mock('./mini-app/entry-end', () => ({ entryEnd: () => entry.end }));
vi.mock('@/components/offers/campaign-popup', () => ({ openCampaignPopup: vi.fn() }));

vi.mock('@/components/shared/session/leave-page', async (original) => ({
  ...(await original()),
  openAddress: vi.fn(),
}));

const call = platformCalls();
const activations = () => call.mock.calls.filter(([method]) => method === activateOffer.name);
const top = () => useDialogs.getState().stack[0];

async function visit(address: string, status: 'guest' | 'player' | 'unknown' = 'guest') {
  window.history.replaceState(null, '', address);
  if (status === 'guest') useSession.getState().setGuest();
  if (status === 'player') useSession.getState().setUser(user.parse({ uid: 1001 }));
  const rendered = render(<QueryFlagPopups />);
  await act(() => vi.dynamicImportSettled());
  return rendered;
}

async function closeTop(result?: unknown) {
  await act(async () => closeDialog(top()?.id ?? 0, result, { force: true }));
}

beforeEach(() => {
  localStorage.clear();
  closeAllDialogs();
  useSession.getState().reset();
  entry.isDue = false;
  vi.mocked(openCampaignPopup).mockReset();
});

describe('flags of the auth popup', () => {
  it.each([
    ['/?show_popup_reg', 'registration', false],
    ['/?show_popup_auth&prevent_close=1', 'authorization', true],
    ['/?redirectUrl=%2Fcashier', 'authorization', false],
  ])('R-GUARD-02 to R-GUARD-06: %s opens %s for a guest', async (address, type, preventClose) => {
    await visit(address);
    expect(top()).toMatchObject({ name: 'auth', props: { type }, preventClose });
  });

  it('R-GUARD-04: stores the registration flag in the browser while the popup is open', async () => {
    const { unmount } = await visit('/?show_popup_reg=1');
    expect(localStorage.getItem('show_popup_reg')).toBe('1');
    unmount();
    await act(async () => closeAllDialogs());
    writeStored('show_popup_reg', '1');
    await visit('/offers');
    expect(top()).toMatchObject({ props: { type: 'registration' } });
    await closeTop();
    expect(readStored('show_popup_reg')).toBeNull();
  });

  describe('R-GUARD-01: a player whom a guard led home within the document', () => {
    const led = async (uid: number) => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
        { name: 'https://casino.test/profile' } as PerformanceEntry,
      ]);
      call.mockReturnValue({ uid });
      await visit('/?redirectUrl=%2Fcashier%2Fdeposit', 'player');
    };

    it('signs in again where the session has ended, with the address they asked for still there', async () => {
      await led(0);
      await waitFor(() => expect(top()).toMatchObject({ name: 'auth', props: { type: 'authorization' } }));
      expect(window.location.search).toBe('?redirectUrl=%2Fcashier%2Fdeposit');
      // As the sign-in does.
      window.history.replaceState(null, '', '/');
      act(() => useSession.getState().setUser(user.parse({ uid: 1001 })));
      await closeTop('signed-in');
    });

    it('is asked once: who closes that sign-in stays a guest at home', async () => {
      await led(0);
      await waitFor(() => expect(top()).toMatchObject({ name: 'auth' }));
      await closeTop();
      expect(useDialogs.getState().stack).toHaveLength(0);
      expect(window.location.search).toBe('');
    });

    it('goes on to that address where it has not', async () => {
      await led(1001);
      await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/cashier/deposit'));
      expect(useDialogs.getState().stack).toHaveLength(0);
    });
  });

  it('R-GUARD-07: takes the flags out of the address when the popup closes, and nothing else', async () => {
    await visit('/offers?trackId=a%20b&show_popup_reg=1&prevent_close=1#x');
    await closeTop();
    expect(window.location.href.slice(window.location.origin.length)).toBe('/offers?trackId=a%20b#x');
  });

  it('R-GUARD-07: leaves the flags for another try when the popup did not load', async () => {
    const address = '/?redirectUrl=%2Fcashier&show_popup_reg=1';
    await visit(address);
    await act(async () => closeAllDialogs());
    expect(`/${window.location.search}`).toBe(address);
    expect(readStored('show_popup_reg')).toBe('1');
  });

  it('R-GUARD-06, R-GUARD-07: has its turn after a dialog that was opened before it was known who is here', async () => {
    void openDialog('auth', { type: 'authorization' });
    await visit('/?show_popup_reg=1&prevent_close=1');
    expect(useDialogs.getState().stack).toHaveLength(1);
    expect(readStored('show_popup_reg')).toBeNull();
    await closeTop();
    expect(top()).toMatchObject({ props: { type: 'registration' }, preventClose: true });
    await closeTop();
    expect(window.location.search).toBe('');
  });

  it('opens nothing more once that dialog signed the visitor in', async () => {
    void openDialog('auth', { type: 'authorization' });
    await visit('/?show_popup_reg=1');
    useSession.getState().setUser(user.parse({ uid: 1001 }));
    await closeTop('signed-in');
    expect(top()).toBeUndefined();
    expect(readStored('show_popup_reg')).toBeNull();
  });

  it('leaves the address to the sign-in that closed the popup', async () => {
    await visit('/?show_popup_auth=1');
    await closeTop('signed-in');
    expect(window.location.search).toBe('?show_popup_auth=1');
  });

  it('R-GUARD-08: opens nothing for a player, and forgets the flags', async () => {
    writeStored('show_popup_reg', '1');
    await visit('/?show_popup_auth=1&a=1', 'player');
    expect(top()).toBeUndefined();
    expect(window.location.search).toBe('?a=1');
    expect(readStored('show_popup_reg')).toBeNull();
  });

  it('waits until it is known who is signed in', async () => {
    await visit('/?show_popup_auth=1', 'unknown');
    expect(top()).toBeUndefined();
    await act(async () => useSession.getState().setGuest());
    await act(() => vi.dynamicImportSettled());
    expect(top()).toMatchObject({ name: 'auth' });
  });
});

describe('flags while the messenger signs its user in', () => {
  async function visitDuringEntry() {
    let resolveEnd: () => void = () => undefined;
    entry.isDue = true;
    entry.end = new Promise((resolve) => (resolveEnd = resolve));
    await visit('/?redirectUrl=%2Fcashier');
    expect(top()).toBeUndefined();
    return () => act(async () => resolveEnd());
  }

  it('R-MINI-01: open nothing when it succeeds', async () => {
    const endEntry = await visitDuringEntry();
    await act(async () => useSession.getState().setUser(user.parse({ uid: 1001 })));
    await endEntry();
    expect(top()).toBeUndefined();
  });

  it('open the popup when it fails', async () => {
    const endEntry = await visitDuringEntry();
    await endEntry();
    expect(top()).toMatchObject({ name: 'auth', props: { type: 'authorization' } });
  });
});

describe('other flags', () => {
  it('R-GUARD-12: remembers a promo code without blanks, for everyone', async () => {
    await visit('/?promo_code=%20SUMMER%20', 'unknown');
    expect(localStorage.getItem('promo_code')).toBe('SUMMER');
    expect(window.location.search).toBe('?promo_code=%20SUMMER%20');
  });

  it('R-OFFER-10: brings what a registration left, to its player and once', async () => {
    call.mockResolvedValue({ id: '3', trigger: null, description: null });
    writeStored('promo_code', 'DAWN');
    useSession.getState().setUser(user.parse({ uid: 1001 }));
    leaveSignUp({ offer: null });
    const { rerender } = await visit('/offers?register=success', 'player');
    await waitFor(() => expect(top()).toMatchObject({ name: 'promoCodeActivated' }));
    expect(activations()).toMatchObject([[activateOffer.name, { promo_code: 'DAWN' }]]);
    writeStored('promo_code', 'DUSK');
    window.history.replaceState(null, '', '/offers?page=2');
    rerender(<QueryFlagPopups />);
    await act(() => vi.dynamicImportSettled());
    expect(activations()).toHaveLength(1);
  });

  it('R-OFFER-10: does not bring back an activated promo code that its address still carries', async () => {
    const { rerender } = await visit('/?promo_code=DAWN');
    removeStored('promo_code');
    window.history.replaceState(null, '', '/?promo_code=DAWN&register=success');
    await act(async () => useSession.getState().setUser(user.parse({ uid: 1001 })));
    rerender(<QueryFlagPopups />);
    await act(() => vi.dynamicImportSettled());
    expect(readStored('promo_code')).toBeNull();
  });

  it('R-GUARD-12: remembers the code of another address after that', async () => {
    await visit('/?promo_code=DAWN');
    await visit('/offers?promo_code=DUSK');
    expect(readStored('promo_code')).toBe('DUSK');
  });

  it('R-GUARD-13: previews a campaign popup once, though its address loses a flag and is left', async () => {
    const { rerender } = await visit('/?popup=summer&show_popup_reg=1#popup-preview');
    await waitFor(() =>
      expect(openCampaignPopup).toHaveBeenCalledExactlyOnceWith('summer', { isPreview: true }),
    );
    await closeTop();
    expect(window.location.search).toBe('?popup=summer');
    for (const address of ['/offers', '/?popup=summer#popup-preview']) {
      window.history.replaceState(null, '', address);
      rerender(<QueryFlagPopups />);
      await act(() => vi.dynamicImportSettled());
    }
    expect(openCampaignPopup).toHaveBeenCalledOnce();
  });

  it('R-OFFER-11: without the hash shows the popup itself, and takes it off the address when it closes', async () => {
    let close = () => {};
    vi.mocked(openCampaignPopup).mockReturnValue(new Promise((resolve) => (close = resolve)));
    const { rerender } = await visit('/offers?popup=winter&trackId=9#x');
    await waitFor(() =>
      expect(openCampaignPopup).toHaveBeenCalledExactlyOnceWith('winter', { isPreview: false }),
    );
    expect(window.location.search).toBe('?popup=winter&trackId=9');
    close();
    await waitFor(() => expect(window.location.search).toBe('?trackId=9'));
    expect(window.location.hash).toBe('#x');

    // A link to it shows it again, and its preview is not the popup.
    for (const address of ['/offers?popup=winter', '/offers?popup=winter#popup-preview']) {
      window.history.replaceState(null, '', address);
      rerender(<QueryFlagPopups />);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      await act(() => vi.dynamicImportSettled());
    }
    expect(vi.mocked(openCampaignPopup).mock.calls.slice(1)).toEqual([
      ['winter', { isPreview: false }],
      ['winter', { isPreview: true }],
    ]);
  });
});
