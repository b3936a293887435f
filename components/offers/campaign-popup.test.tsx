import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportFailure } from '@/lib/browser/report';
import { getPopup } from '@/lib/popups/api';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { openCampaignPopup } from './campaign-popup';

vi.mock('@/lib/browser/report', () => ({ reportFailure: vi.fn() }));

const call = platformCalls();
const stack = () => useDialogs.getState().stack;

beforeEach(() => {
  call.mockReset();
  closeAllDialogs();
  vi.mocked(reportFailure).mockReset();
});

it.each([
  [true, { sysname: 'summer', preview: '1' }],
  [false, { sysname: 'summer' }],
])('R-OFFER-11: reads the popup by its sysname, preview %s', async (isPreview, input) => {
  call.mockResolvedValue({ id: '91', sysname: 'summer', description: { title: 'Summer' } });
  void openCampaignPopup('summer', { isPreview });
  await waitFor(() => expect(stack()[0]?.props).toMatchObject({ popup: { title: 'Summer' }, isPreview }));
  expect(call).toHaveBeenCalledExactlyOnceWith(getPopup.name, input);
});

it('leaves out in silence a popup that is not known, or says nothing, and logs why', async () => {
  call.mockRejectedValueOnce(platformFailure('InvalidParameterException'));
  await openCampaignPopup('nothing');
  call.mockResolvedValueOnce({ id: '91', sysname: 'empty', description: null });
  await openCampaignPopup('empty');
  expect(stack()).toEqual([]);
  expect(reportFailure).toHaveBeenCalledTimes(2);
});
