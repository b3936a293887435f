import { beforeEach, describe, expect, it } from 'vitest';
import { showToast, useToasts } from './toasts';

const state = () => useToasts.getState();
const texts = () => state().toasts.map(({ text }) => text);

beforeEach(() => state().reset());

describe('toasts', () => {
  it('R-DLG-08: are of type success or error, newest last', () => {
    showToast('success', 'Saved');
    showToast('error', 'Failed');
    expect(state().toasts).toMatchObject([
      { type: 'success', text: 'Saved' },
      { type: 'error', text: 'Failed' },
    ]);
  });

  it('are not repeated while the same one is on screen', () => {
    showToast('error', 'Failed');
    showToast('error', 'Failed');
    showToast('success', 'Failed');
    expect(state().toasts.map(({ type }) => type)).toEqual(['error', 'success']);
    state().dismiss(state().toasts[0]?.id ?? 0);
    showToast('error', 'Failed');
    expect(state().toasts.map(({ type }) => type)).toEqual(['success', 'error']);
  });

  it('are three at most: the oldest makes room', () => {
    for (const text of ['1', '2', '3', '4']) showToast('success', text);
    expect(texts()).toEqual(['2', '3', '4']);
  });

  it('go one by one, each by its own id', () => {
    showToast('success', 'a');
    showToast('success', 'b');
    const [first, second] = state().toasts;
    expect(first?.id).not.toBe(second?.id);
    state().dismiss(first?.id ?? 0);
    expect(texts()).toEqual(['b']);
    state().dismiss(-1);
    expect(texts()).toEqual(['b']);
  });
});
