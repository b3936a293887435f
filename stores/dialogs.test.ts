import { beforeEach, describe, expect, it } from 'vitest';
import { closeAllDialogs, closeDialog, closeDialogNamed, openDialog, useDialogs } from './dialogs';

const ask = { title: 'Sure?', text: 'This cannot be undone.', confirmLabel: 'Yes' };
const names = () => useDialogs.getState().stack.map(({ name }) => name);
const topId = () => useDialogs.getState().stack.at(-1)?.id ?? 0;

beforeEach(closeAllDialogs);

describe('dialogs', () => {
  it('R-DLG-02: open one over another', () => {
    void openDialog('menu', { items: [], locales: [] });
    void openDialog('auth', { type: 'registration' });
    expect(names()).toEqual(['menu', 'auth']);
    expect(useDialogs.getState().stack[1]?.props).toEqual({ type: 'registration' });
  });

  it('resolve with their result when they close', async () => {
    const answer = openDialog('confirm', ask);
    closeDialog(topId(), true);
    expect(await answer).toBe(true);
    expect(names()).toEqual([]);
  });

  it('resolve with nothing when they are closed without one', async () => {
    const answer = openDialog('confirm', ask);
    closeDialog(topId());
    expect(await answer).toBeUndefined();
  });

  it('close by themselves, whatever lies above them', async () => {
    const under = openDialog('confirm', ask);
    const underId = topId();
    void openDialog('auth', { type: 'authorization' });
    closeDialog(underId, true);
    expect(await under).toBe(true);
    expect(names()).toEqual(['auth']);
  });

  it('are not opened twice under one name, and the second call returns at once', async () => {
    const first = openDialog('confirm', ask);
    expect(await openDialog('confirm', { ...ask, title: 'Again?' })).toBeUndefined();
    expect(names()).toEqual(['confirm']);
    closeDialog(topId(), true);
    expect(await first).toBe(true);
    void openDialog('confirm', ask);
    expect(names()).toEqual(['confirm']);
  });

  it('R-DLG-03: stay when closing is prevented, unless forced', async () => {
    const answer = openDialog('auth', { type: 'authorization' }, { preventClose: true });
    closeDialog(topId(), 'signed-in');
    expect(names()).toEqual(['auth']);
    closeDialog(topId(), 'signed-in', { force: true });
    expect(await answer).toBe('signed-in');
  });

  it('close by their name, those that prevent closing included', async () => {
    const answer = openDialog('auth', { type: 'authorization' }, { preventClose: true });
    void openDialog('confirm', ask);
    closeDialogNamed('auth', 'signed-in');
    expect(await answer).toBe('signed-in');
    expect(names()).toEqual(['confirm']);
  });

  it('close all together, those that prevent closing included', async () => {
    const answers = [
      openDialog('auth', { type: 'authorization' }, { preventClose: true }),
      openDialog('confirm', ask),
    ];
    closeAllDialogs();
    expect(await Promise.all(answers)).toEqual([undefined, undefined]);
    expect(names()).toEqual([]);
  });

  it('closing what is not open changes nothing', () => {
    void openDialog('confirm', ask);
    const before = useDialogs.getState();
    closeDialog(-1, true);
    closeDialogNamed('auth');
    expect(useDialogs.getState()).toBe(before);
  });
});
