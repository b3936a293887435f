import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, useToasts } from '@/stores/toasts';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { Toaster } from './toaster';

const REGION_AHEAD_MS = 100;

/** The card's code loads with the first toast; a success comes once its region is known. */
async function show(type: 'success' | 'error', text: string, waits?: boolean) {
  await act(async () => {
    showToast(type, text, waits);
    await import('./toast-cards');
  });
  if (!screen.queryByText(text)) pass(REGION_AHEAD_MS);
}
const card = (text: string) => screen.getByText(text).parentElement ?? document.body;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.getState().reset();
  renderWithTexts(<Toaster />);
});
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('R-DLG-08: a success is a status and an error an alert', async () => {
    await show('success', 'Saved');
    await show('error', 'Failed');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  });

  it('a success is added to a status region that is there before it', async () => {
    await act(async () => {
      showToast('success', 'Saved');
      await import('./toast-cards');
    });
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    pass(REGION_AHEAD_MS);
    expect(region).toHaveTextContent('Saved');
    expect(within(region).queryByRole('status')).toBeNull();
  });

  it('R-DLG-08: go by themselves after 5000 ms, each after its own', async () => {
    await show('success', 'First');
    pass(2_000);
    await show('error', 'Second');
    pass(2_999);
    expect(screen.getByText('First')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeInTheDocument();
    pass(2_000);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  it('stay while pointed at, and go 5000 ms after that', async () => {
    await show('success', 'Saved');
    pass(4_000);
    fireEvent.pointerMove(card('Saved'));
    pass(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.pointerLeave(card('Saved'));
    pass(4_999);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('go although a mouse rests where they appear, or a finger moved over them', async () => {
    await show('success', 'Saved');
    const toast = card('Saved');
    const finger = createEvent.pointerMove(toast);
    // jsdom has no PointerEvent.
    Object.defineProperty(finger, 'pointerType', { value: 'touch' });
    fireEvent.mouseEnter(toast);
    fireEvent.pointerEnter(toast);
    fireEvent(toast, finger);
    pass(5_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('R-SESS-04: one for somebody who is away stays until they are back, and goes 5000 ms after that', async () => {
    await show('error', 'Logged out', true);
    pass(600_000);
    expect(screen.getByText('Logged out')).toBeInTheDocument();
    fireEvent.pointerMove(document.body);
    pass(4_999);
    expect(screen.getByText('Logged out')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Logged out')).not.toBeInTheDocument();
  });

  it('stay while their button has the focus', async () => {
    await show('success', 'Saved');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  it('stay until both the mouse and the focus have left', async () => {
    await show('success', 'Saved');
    const button = screen.getByRole('button', { name: 'Close' });
    fireEvent.pointerMove(card('Saved'));
    act(() => button.focus());
    fireEvent.pointerLeave(card('Saved'));
    pass(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.pointerMove(card('Saved'));
    act(() => button.blur());
    pass(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.pointerLeave(card('Saved'));
    pass(5_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('are closed by hand', async () => {
    await show('error', 'Failed');
    await show('success', 'Saved');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(screen.queryByText('Failed')).not.toBeInTheDocument();
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });
});
