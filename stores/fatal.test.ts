import { expect, it } from 'vitest';
import { openDialog, useDialogs } from './dialogs';
import { useFatal } from './fatal';

it('R-ERR-03 to R-ERR-05: shows one fatal page, the newest, until it is reset', () => {
  const { show, reset } = useFatal.getState();
  expect(useFatal.getState().kind).toBeNull();
  show('maintenance');
  show('blocked');
  expect(useFatal.getState().kind).toBe('blocked');
  reset();
  expect(useFatal.getState().kind).toBeNull();
});

it('R-LAY-12: closes every dialog, which would lie above the page, those that prevent closing included', async () => {
  const answers = [
    openDialog('auth', { type: 'authorization' }, { preventClose: true }),
    openDialog('confirm', { title: 'Sure?', text: '', confirmLabel: 'Yes' }),
  ];
  useFatal.getState().show('blocked');
  expect(useDialogs.getState().stack).toEqual([]);
  expect(await Promise.all(answers)).toEqual([undefined, undefined]);
});
