import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAllDialogs, openDialog, useDialogs } from '@/stores/dialogs';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { DialogHost } from './dialog-host';
import { DIALOGS } from './registry';

const ask = { title: 'Remove it?', text: 'This cannot be undone.', confirmLabel: 'Remove' };
const isOpen = () => useDialogs.getState().stack.length > 0;

beforeEach(() => act(closeAllDialogs));

function searchField(dialog: HTMLElement): HTMLInputElement {
  const field = Object.assign(document.createElement('input'), { type: 'search' });
  dialog.append(field);
  return field;
}

async function openConfirm(options: { preventClose?: boolean } = {}) {
  const { user } = renderWithTexts(
    <>
      <button type="button">Opener</button>
      <DialogHost />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Opener' });
  opener.focus();
  let answer: Promise<true | undefined> = Promise.resolve(undefined);
  act(() => {
    answer = openDialog('confirm', ask, options);
  });
  const dialog = await screen.findByRole('alertdialog');
  await screen.findByRole('heading', { name: 'Remove it?' });
  return { user, opener, dialog, answer };
}

describe('a dialog', () => {
  it('is modal, named by its heading and described by its text', async () => {
    const { dialog } = await openConfirm();
    expect(dialog).toHaveAttribute('open');
    expect(dialog).toHaveAccessibleName('Remove it?');
    expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
  });

  it('R-DLG-04: locks the page beneath, and gives it back', async () => {
    const { user } = await openConfirm();
    expect(document.documentElement).toHaveClass('dialogOpen');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.documentElement).not.toHaveClass('dialogOpen');
  });

  it('grows from its opener, and from its own middle where the page itself has the focus', async () => {
    const { user, dialog } = await openConfirm();
    expect(dialog.style.transformOrigin).not.toBe('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    cleanup();
    renderWithTexts(
      <main tabIndex={-1}>
        <DialogHost />
      </main>,
    );
    screen.getByRole('main').focus();
    act(() => void openDialog('confirm', ask, {}));
    expect((await screen.findByRole('alertdialog')).style.transformOrigin).toBe('');
  });

  it('returns the answer', async () => {
    const { user, answer } = await openConfirm();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await answer).toBe(true);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each<[string, (dialog: HTMLElement) => void]>([
    ['Escape', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['the backdrop', (dialog) => fireEvent.mouseDown(dialog)],
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    [
      'Escape in an empty search field, which WebKit clears once more',
      (dialog) => fireEvent.keyDown(searchField(dialog), { key: 'Escape' }),
    ],
    ['the browser itself', (dialog) => dialog instanceof HTMLDialogElement && dialog.close()],
  ])('R-DLG-03: is closed by %s, without an answer', async (_way, close) => {
    const { dialog, answer } = await openConfirm();
    act(() => close(dialog));
    expect(await answer).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it.each(['middle', 'right'])('stays at a press of the %s button on the backdrop', async (name) => {
    const { dialog } = await openConfirm();
    act(() => void fireEvent.mouseDown(dialog, { button: name === 'middle' ? 1 : 2 }));
    expect(isOpen()).toBe(true);
  });

  it('goes with the page that is left by the browser’s back button, unless it prevents closing', async () => {
    const goBack = (path: string) =>
      act(() => {
        window.history.replaceState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    const { answer } = await openConfirm();
    goBack(`${window.location.pathname}#part`);
    expect(isOpen()).toBe(true);
    act(() => void openDialog('inactivity', {}, { preventClose: true }));
    goBack('/offers');
    expect(await answer).toBeUndefined();
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'inactivity' }]);
    goBack('/');
  });

  it('goes with the page that is left though it prevents closing, and before the router renders the page before', async () => {
    const { answer } = await openConfirm({ preventClose: true });
    const here = window.location.pathname;
    const order: boolean[] = [];
    const router = () => order.push(isOpen());
    window.addEventListener('popstate', router);
    act(() => {
      window.history.replaceState(null, '', '/offers');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    window.removeEventListener('popstate', router);
    expect(await answer).toBeUndefined();
    expect(order).toEqual([false]);
    window.history.replaceState(null, '', here);
  });

  it('that prevents closing counts as lost, not as closed by the visitor, with the page that is left', async () => {
    await openConfirm();
    let answer: unknown;
    act(() => {
      answer = openDialog('auth', { type: 'registration' }, { preventClose: true, ifLost: 'lost' });
    });
    act(() => {
      window.history.replaceState(null, '', '/offers');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await answer).toBe('lost');
    window.history.replaceState(null, '', '/');
  });

  it('is not closed by a click inside it', async () => {
    const { user } = await openConfirm();
    await user.click(screen.getByText('This cannot be undone.'));
    expect(isOpen()).toBe(true);
  });

  it('stays above the on-screen keyboard with what is focused in sight, and fills the window again without it', async () => {
    const view = Object.assign(new EventTarget(), { scale: 1, height: window.innerHeight, offsetTop: 0 });
    vi.stubGlobal('visualViewport', view);
    const { dialog } = await openConfirm();
    const focused = screen.getByRole('button', { name: 'Cancel' });
    const shown = vi.fn();
    focused.scrollIntoView = shown;
    act(() => focused.focus());
    const covered = (change: Partial<typeof view>) => {
      Object.assign(view, change).dispatchEvent(new Event('resize'));
      return dialog.style.getPropertyValue('--keyboard');
    };
    expect(covered({ height: window.innerHeight - 60 })).toBe('0px');
    expect(shown).not.toHaveBeenCalled();
    expect(covered({ height: window.innerHeight - 300 })).toBe('300px');
    expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect(covered({ offsetTop: 120 })).toBe('180px');
    expect(covered({ scale: 2 })).toBe('0px');
    expect(shown).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('gives the focus back to its opener', async () => {
    const { user, opener } = await openConfirm();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(opener).toHaveFocus();
  });

  it('leaves the focus there when a click on the backdrop closed it', async () => {
    const { user, opener, dialog } = await openConfirm();
    await user.pointer({ target: dialog, keys: '[MouseLeft]' });
    expect(isOpen()).toBe(false);
    expect(opener).toHaveFocus();
  });
});

describe('the focus after a dialog whose opener went meanwhile', () => {
  const Opener = ({ label, isLocked = false }: { label: string; isLocked?: boolean }) => (
    <button type="button" disabled={isLocked}>
      {label}
    </button>
  );

  /** A section that stands there as it is when the dialog is closed. */
  async function closeOver(before: ReactNode, after: ReactNode) {
    const section = (content: ReactNode) => (
      <main>
        <h1>Page</h1>
        <section>
          <h2>Rewards</h2>
          <div>{content}</div>
        </section>
        <DialogHost />
      </main>
    );
    const { user, rerender } = renderWithTexts(section(before));
    screen.getByRole('button', { name: 'Redeem' }).focus();
    act(() => void openDialog('confirm', ask));
    await screen.findByRole('heading', { name: 'Remove it?' });
    rerender(section(after));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }

  it('is on the only control in its place', async () => {
    await closeOver(<Opener label="Redeem" />, [<Opener key="1" label="380 more" />]);
    expect(screen.getByRole('button', { name: '380 more' })).toHaveFocus();
  });

  it.each([
    ['nothing', null],
    ['a locked one', [<Opener key="1" label="Sold out" isLocked />]],
    ['several', [<Opener key="1" label="Activate" />, <Opener key="2" label="Remove" />]],
  ])('is on the heading of its section where there is %s', async (_, after) => {
    await closeOver(<Opener label="Redeem" />, after);
    expect(screen.getByRole('heading', { name: 'Rewards' })).toHaveFocus();
  });
});

describe('R-DLG-03: a dialog that prevents closing', () => {
  it('has no close button and stays at Escape, backdrop and whatever the browser does', async () => {
    const { dialog } = await openConfirm({ preventClose: true });
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(dialog).toHaveAttribute('closedby', 'none');
    const escape = new Event('cancel', { cancelable: true });
    act(() => {
      fireEvent(dialog, escape);
      fireEvent.mouseDown(dialog);
    });
    expect(escape.defaultPrevented).toBe(true);
    await act(async () => {
      if (dialog instanceof HTMLDialogElement) dialog.close();
    });
    expect(dialog).toHaveAttribute('open');
    expect(isOpen()).toBe(true);
  });

  it('is closed by its own answer', async () => {
    const { user, answer } = await openConfirm({ preventClose: true });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await answer).toBe(true);
  });
});

describe('several dialogs', () => {
  it('R-DLG-02: stand over one another, and the lower one outlives the upper', async () => {
    await openConfirm();
    act(() => void openDialog('missingStep', { step: 'deposit', text: 'A deposit is needed first.' }));
    const upper = await screen.findByRole('dialog');
    await screen.findByRole('heading', { name: 'A deposit is needed' });
    fireEvent(upper, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(document.documentElement).toHaveClass('dialogOpen');
  });
});

it('a dialog whose code cannot be fetched closes instead of waiting for ever', async () => {
  vi.spyOn(DIALOGS.consent, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  renderWithTexts(<DialogHost />);
  let answer: Promise<unknown> = Promise.resolve('open');
  act(() => {
    answer = openDialog('consent', {}, { preventClose: true });
  });
  await act(async () => expect(await answer).toBeUndefined());
  expect(isOpen()).toBe(false);
});

it('a dialog whose code cannot be fetched tells its opener so', async () => {
  vi.spyOn(DIALOGS.auth, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  renderWithTexts(<DialogHost />);
  let answer: Promise<unknown> = Promise.resolve('open');
  act(() => {
    answer = openDialog('auth', { type: 'registration' }, { ifLost: 'lost' });
  });
  await act(async () => expect(await answer).toBe('lost'));
});

it.each([
  ['deposit', '/fr/cashier/deposit'],
  ['contact', '/fr/profile/settings'],
  ['requisites', '/fr/support'],
] as const)('R-ERR-14: the missing step %s leads to %s', async (step, href) => {
  renderWithTexts(<DialogHost />, 'fr');
  act(() => void openDialog('missingStep', { step, text: 'Texte.' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('a')).toHaveAttribute('href', href));
  expect(dialog).toHaveTextContent('Texte.');
});
