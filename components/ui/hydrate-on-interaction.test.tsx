import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEarlyActions } from '@/lib/browser/pre-hydration/follow';
import { PRE_HYDRATION_SCRIPT } from '@/lib/browser/pre-hydration/script';
import { HydrateOnInteraction } from './hydrate-on-interaction';

const sent = vi.fn();

function PayForm() {
  const [amount, setAmount] = useState('');
  const [bonus, setBonus] = useState('none');
  const [isSaved, setIsSaved] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(amount, bonus, isSaved);
      }}
    >
      <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      {['none', 'welcome', 'spins'].map((name) => (
        <label key={name}>
          <input type="radio" name="bonus" checked={bonus === name} onChange={() => setBonus(name)} />
          {name}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={isSaved} onChange={() => setIsSaved(!isSaved)} />
        Save the card
      </label>
      <button type="button" onClick={() => setAmount('50')}>
        Fifty
      </button>
      <button>Pay</button>
    </form>
  );
}

let root: Root | undefined;

/** Hydrates the server's markup around a component whose code loads when `bring` is called. */
async function renderMarkup() {
  const Ready = lazy(() => Promise.resolve({ default: PayForm }));
  const page = (Part: ComponentType) => (
    <HydrateOnInteraction fallback={<p>Waiting</p>}>
      <Part />
    </HydrateOnInteraction>
  );
  const stream = await renderToReadableStream(page(Ready));
  await stream.allReady;
  const box = document.createElement('main');
  box.innerHTML = await new Response(stream).text();
  document.body.append(box);
  let bring = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        bring = () => resolve({ default: PayForm });
      }),
  );
  await act(async () => {
    root = hydrateRoot(box, page(Late));
  });
  return {
    bring: () =>
      act(async () => {
        bring();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }),
  };
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  sent.mockReset();
});

describe('HydrateOnInteraction', () => {
  beforeEach(() => {
    (0, eval)(PRE_HYDRATION_SCRIPT);
    followEarlyActions();
  });
  afterEach(() => {
    Object.assign(window.earlyActions ?? {}, { clicked: undefined, replay: undefined });
    window.earlyActions?.typed.clear();
  });

  it('keeps what the server rendered while the code is away', async () => {
    await renderMarkup();
    expect(amount()).toBeInTheDocument();
    expect(screen.queryByText('Waiting')).toBeNull();
  });

  it('keeps what was typed before the part was hydrated', async () => {
    const { bring } = await renderMarkup();
    fireEvent.input(amount(), { target: { value: '120' } });
    await bring();
    await waitFor(() => expect(window.earlyActions?.typed.size).toBe(0));
    expect(amount().value).toBe('120');
    fireEvent.click(screen.getByText('Pay'));
    expect(sent).toHaveBeenCalledExactlyOnceWith('120', 'none', false);
  });

  it('keeps what was ticked and chosen, the last choice last', async () => {
    const { bring } = await renderMarkup();
    for (const name of ['welcome', 'spins', 'welcome', 'Save the card'])
      fireEvent.click(screen.getByLabelText(name));
    await bring();
    await waitFor(() => expect(window.earlyActions?.typed.size).toBe(0));
    expect(screen.getByLabelText<HTMLInputElement>('welcome').checked).toBe(true);
    fireEvent.click(screen.getByText('Pay'));
    expect(sent).toHaveBeenCalledExactlyOnceWith('', 'welcome', true);
  });

  it('passes on nothing when nothing was done', async () => {
    const { bring } = await renderMarkup();
    await bring();
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Fifty'));
    expect(amount().value).toBe('50');
  });

  it('sends once what was clicked many times before the part was hydrated', async () => {
    const { bring } = await renderMarkup();
    fireEvent.input(amount(), { target: { value: '30' } });
    for (let click = 0; click < 10; click += 1) fireEvent.click(screen.getByText('Pay'));
    expect(sent).not.toHaveBeenCalled();
    await bring();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sent).toHaveBeenCalledExactlyOnceWith('30', 'none', false);
  });

  it('replays the last click after what was entered', async () => {
    const { bring } = await renderMarkup();
    fireEvent.click(screen.getByLabelText('welcome'));
    fireEvent.input(amount(), { target: { value: '30' } });
    fireEvent.click(screen.getByText('Fifty'));
    await bring();
    await waitFor(() => expect(amount().value).toBe('50'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    fireEvent.click(screen.getByText('Pay'));
    expect(sent).toHaveBeenCalledExactlyOnceWith('50', 'welcome', false);
  });

  it('keeps what was entered however late the code comes, and no click for longer than ten seconds', async () => {
    const { bring } = await renderMarkup();
    await vi.dynamicImportSettled();
    vi.useFakeTimers();
    fireEvent.input(amount(), { target: { value: '70' } });
    fireEvent.click(screen.getByText('Pay'));
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    vi.useRealTimers();
    await bring();
    await waitFor(() => expect(amount().value).toBe('70'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Pay'));
    expect(sent).toHaveBeenCalledExactlyOnceWith('70', 'none', false);
  });
});
