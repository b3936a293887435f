import { beforeEach, describe, expect, it } from 'vitest';
import { useToasts } from './toasts';

const state = () => useToasts.getState();
const texts = () => state().toasts.map(({ text }) => text);

beforeEach(() => state().reset());

describe('toasts', () => {
  it('R-DLG-08: are of type success or error, newest last', () => {
    state().show('success', 'Saved');
    state().show('error', 'Failed');
    expect(state().toasts).toMatchObject([
      { type: 'success', text: 'Saved' },
      { type: 'error', text: 'Failed' },
    ]);
  });

  it('are not repeated while the same one is on screen', () => {
    state().show('error', 'Failed');
    state().show('error', 'Failed');
    state().show('success', 'Failed');
    expect(state().toasts.map(({ type }) => type)).toEqual(['error', 'success']);
    state().dismiss(state().toasts[0]?.id ?? 0);
    state().show('error', 'Failed');
    expect(state().toasts.map(({ type }) => type)).toEqual(['success', 'error']);
  });

  it('are three at most: the oldest makes room', () => {
    for (const text of ['1', '2', '3', '4']) state().show('success', text);
    expect(texts()).toEqual(['2', '3', '4']);
  });

  it('go one by one, each by its own id', () => {
    state().show('success', 'a');
    state().show('success', 'b');
    const [first, second] = state().toasts;
    expect(first?.id).not.toBe(second?.id);
    state().dismiss(first?.id ?? 0);
    expect(texts()).toEqual(['b']);
    state().dismiss(-1);
    expect(texts()).toEqual(['b']);
  });
});
