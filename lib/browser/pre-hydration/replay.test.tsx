import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEarlyActions } from './follow';
import { PRE_HYDRATION_SCRIPT } from './script';

interface FormProps {
  onSend(values: Record<string, unknown>): void;
}

function LetterForm({ onSend }: FormProps) {
  const { register, handleSubmit } = useForm({
    defaultValues: { text: '', agreed: false, topic: 'play' },
  });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <input aria-label="Text" {...register('text')} />
      <input aria-label="Agreed" type="checkbox" {...register('agreed')} />
      <select aria-label="Topic" {...register('topic')}>
        <option value="play">Play</option>
        <option value="money">Money</option>
      </select>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        More
      </button>
      <button type="submit">Send</button>
      <a href="#terms">Terms</a>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('what is done before the code has come', () => {
  let box: HTMLElement;
  const onSend = vi.fn<FormProps['onSend']>();

  beforeEach(() => {
    onSend.mockReset();
    box = document.body.appendChild(document.createElement('main'));
    (0, eval)(PRE_HYDRATION_SCRIPT);
    box.innerHTML = renderToString(<LetterForm onSend={onSend} />);
  });
  afterEach(() => {
    Object.assign(window.earlyActions ?? {}, { clicked: undefined, dimmed: undefined, replay: undefined });
    window.earlyActions?.typed.clear();
    box.remove();
  });

  async function hydrate(): Promise<void> {
    await act(async () => {
      hydrateRoot(box, <LetterForm onSend={onSend} />);
    });
    await act(async () => followEarlyActions());
  }

  function type(name: string, value: string): void {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  }

  it('what is typed once React has the field is not undone by what was recorded before', async () => {
    type('Text', '1');
    await act(async () => {
      hydrateRoot(box, <LetterForm onSend={onSend} />);
    });
    fireEvent.input(field('Text'), { target: { value: '12' } });
    await act(async () => followEarlyActions());
    await waitFor(() => expect(window.earlyActions?.typed.size).toBe(0));
    expect(field('Text').value).toBe('12');
    screen.getByText('Send').click();
    await waitFor(() => expect(onSend.mock.lastCall?.[0]).toMatchObject({ text: '12' }));
  });

  it('a click is replayed once, when its handler is hydrated', async () => {
    screen.getByText('More').click();
    screen.getByText('More').click();
    await hydrate();
    await waitFor(() => expect(screen.getByText('More')).toHaveAttribute('aria-expanded', 'true'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByText('More')).toHaveAttribute('aria-expanded', 'true');
  });

  it('a clicked button is dimmed until its click is replayed', async () => {
    const cancel = vi.fn();
    const animate = vi.fn(() => ({ cancel }));
    Object.assign(screen.getByText('More'), { animate });
    screen.getByText('More').click();
    expect(animate).toHaveBeenCalledExactlyOnceWith({ opacity: 0.6 }, expect.anything());
    expect(cancel).not.toHaveBeenCalled();
    await hydrate();
    await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  });

  it('a click whose replay code comes after ten seconds is dropped', async () => {
    const cancel = vi.fn();
    Object.assign(screen.getByText('Send'), { animate: () => ({ cancel, startTime: 5_000 }) });
    screen.getByText('Send').click();
    Object.assign(document, { timeline: { currentTime: 15_100 } });
    await hydrate();
    await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
    Reflect.deleteProperty(document, 'timeline');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('a click on what React has rendered and not committed yet is recorded, as React would drop it', () => {
    const root = { alternate: null, return: null, flags: 4096 };
    const button = screen.getByText('More');
    Object.assign(button, { __reactFiber$test: { alternate: null, return: root, flags: 0 } });
    button.click();
    expect(window.earlyActions?.clicked).toBe(button);
    Object.assign(window.earlyActions ?? {}, { clicked: undefined });
    root.flags = 0;
    button.click();
    expect(window.earlyActions?.clicked).toBeUndefined();
  });

  it('contract with React: a click between render and commit is recorded, as React would drop it', async () => {
    const onClick = vi.fn();
    let clicked: HTMLElement | undefined;
    /** Clicks the preceding element, which React has rendered but not yet committed. */
    function Clicks() {
      const button = screen.queryByText('Early');
      if (button && clicked === undefined && Object.keys(button).length > 0) {
        clicked = button;
        button.click();
      }
      return null;
    }
    const part = (
      <>
        <button onClick={onClick}>Early</button>
        <Clicks />
      </>
    );
    box.innerHTML = renderToString(part);
    await act(async () => {
      hydrateRoot(box, part);
    });
    expect(clicked, 'React sets its keys while it renders').toBeDefined();
    expect(onClick).not.toHaveBeenCalled();
    expect(window.earlyActions?.clicked).toBe(clicked);
    await act(async () => followEarlyActions());
    await waitFor(() => expect(onClick).toHaveBeenCalledOnce());
  });

  it('what was typed, ticked and chosen is what is sent', async () => {
    type('Text', 'Good evening');
    field('Agreed').click();
    type('Topic', 'money');
    screen.getByText('Send').click();
    expect(onSend).not.toHaveBeenCalled();
    await hydrate();
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    expect(onSend.mock.calls[0]?.[0]).toEqual({ text: 'Good evening', agreed: true, topic: 'money' });
    expect(field('Text').value).toBe('Good evening');
    expect(field('Agreed').checked).toBe(true);
  });

  it('changes are reported in their order: of radio buttons the one chosen last stays chosen', () => {
    field('Agreed').click();
    type('Topic', 'money');
    field('Agreed').click();
    expect([...(window.earlyActions?.typed.keys() ?? [])]).toEqual([field('Topic'), field('Agreed')]);
  });

  it('a link stays the browser’s', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    screen.getByText('Terms').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('a click waits for the part of the page whose code comes last', async () => {
    screen.getByText('More').click();
    followEarlyActions();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await act(async () => {
      hydrateRoot(box, <LetterForm onSend={onSend} />);
    });
    await waitFor(() => expect(screen.getByText('More')).toHaveAttribute('aria-expanded', 'true'));
  });

  it('a click on what is not hydrated yet is replayed too, while the rest of the page is hydrated', async () => {
    followEarlyActions();
    screen.getByText('More').click();
    await hydrate();
    await waitFor(() => expect(screen.getByText('More')).toHaveAttribute('aria-expanded', 'true'));
  });

  it('what has no handler for ten seconds is dropped, and not what was done since', async () => {
    followEarlyActions();
    await vi.dynamicImportSettled();
    vi.useFakeTimers();
    screen.getByText('More').click();
    type('Text', 'Long ago');
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    type('Topic', 'money');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(window.earlyActions?.clicked).toBeUndefined();
    expect([...(window.earlyActions?.typed.keys() ?? [])]).toEqual([field('Topic')]);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(window.earlyActions?.typed.size).toBe(0);
    vi.useRealTimers();
    await hydrate();
    expect(screen.getByText('More')).toHaveAttribute('aria-expanded', 'false');
  });

  it('a button of somebody else is theirs', () => {
    const foreign = document.body.appendChild(document.createElement('button'));
    const clicked = vi.fn();
    foreign.addEventListener('click', clicked);
    foreign.click();
    expect(clicked).toHaveBeenCalledOnce();
    foreign.remove();
  });

  it('a button that has gone is not clicked', async () => {
    const gone = box.appendChild(document.createElement('button'));
    const clicked = vi.fn();
    gone.click();
    gone.addEventListener('click', clicked);
    gone.remove();
    await hydrate();
    await vi.dynamicImportSettled();
    expect(clicked).not.toHaveBeenCalled();
  });

  it('later clicks are handled as usual', async () => {
    await hydrate();
    act(() => screen.getByText('More').click());
    expect(screen.getByText('More')).toHaveAttribute('aria-expanded', 'true');
  });
});

it('does nothing in a document that began without it', () => {
  delete window.earlyActions;
  expect(() => followEarlyActions()).not.toThrow();
  expect(window.earlyActions).toBeUndefined();
});
