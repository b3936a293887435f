import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { ParticipantMark } from './participant-mark';

const call = platformCalls();
const { joined, tookPart } = catalogue.en.tournaments;

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
  useSession.getState().setUser(user.parse({ uid: 7 }));
  const items = ['81', '82', '83'].map((id) => ({ id, is_participant: id !== '83' }));
  call.mockResolvedValue({ items, total: 3 });
});

const marks = (
  <>
    <ParticipantMark id="81" isOver={false} />
    <ParticipantMark id="82" isOver />
    <ParticipantMark id="83" isOver={false} />
  </>
);

it('tells a player where they take part and where they did, with one request', async () => {
  renderWithTexts(marks);
  expect(await screen.findByText(joined)).toBeVisible();
  expect(screen.getByText(tookPart)).toBeVisible();
  expect(screen.getAllByRole('paragraph')).toHaveLength(2);
  expect(call).toHaveBeenCalledTimes(1);
});

it('asks nothing for a guest', async () => {
  useSession.getState().reset();
  const { container } = renderWithTexts(marks);
  expect(container).toBeEmptyDOMElement();
  expect(call).not.toHaveBeenCalled();
});
