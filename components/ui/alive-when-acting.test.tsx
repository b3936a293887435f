import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AliveWhenActing } from './alive-when-acting';

const sent = vi.fn();

function PayForm() {
  const [amount, setAmount] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(amount);
      }}
    >
      <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <button type="button" onClick={() => setAmount('50')}>
        Fifty
      </button>
      <button>Pay</button>
    </form>
  );
}

let root: Root | undefined;

/** The server's markup in the document, hydrated around a part whose code comes when `bring` is called. */
async function drawn() {
  const Ready = lazy(() => Promise.resolve({ default: PayForm }));
  const page = (Part: ComponentType) => (
    <AliveWhenActing fallback={<p>Waiting</p>}>
      <Part />
    </AliveWhenActing>
  );
  const stream = await renderToReadableStream(page(Ready));
  await stream.allReady;
  const box = document.createElement('div');
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

describe('AliveWhenActing', () => {
  it('keeps what the server drew while the code is away', async () => {
    await drawn();
    expect(amount()).toBeInTheDocument();
    expect(screen.queryByText('Waiting')).toBeNull();
  });

  it('keeps what was typed before the part came alive', async () => {
    const { bring } = await drawn();
    fireEvent.input(amount(), { target: { value: '120' } });
    await bring();
    expect(amount().value).toBe('120');
    fireEvent.click(screen.getByText('Pay'));
    expect(sent).toHaveBeenCalledExactlyOnceWith('120');
  });

  it('sends once what was pressed many times before the part came alive', async () => {
    const { bring } = await drawn();
    fireEvent.input(amount(), { target: { value: '30' } });
    for (let click = 0; click < 10; click += 1) fireEvent.click(screen.getByText('Pay'));
    expect(sent).not.toHaveBeenCalled();
    await bring();
    expect(sent).toHaveBeenCalledExactlyOnceWith('30');
  });

  it('takes Enter in the field for a press', async () => {
    const { bring } = await drawn();
    fireEvent.input(amount(), { target: { value: '40' } });
    fireEvent.submit(amount().closest('form') ?? amount());
    await bring();
    expect(sent).toHaveBeenCalledExactlyOnceWith('40');
  });

  it('hands over nothing when nothing was done', async () => {
    const { bring } = await drawn();
    await bring();
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Fifty'));
    expect(amount().value).toBe('50');
  });
});
