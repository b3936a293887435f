import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useConsent } from '@/stores/consent';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { DialogHost } from '../dialogs/dialog-host';
import { ConsentBar } from './consent-bar';

const texts = catalogue.en.consent;

beforeEach(() => act(() => useConsent.setState({ allowed: null })));

async function renderBar() {
  const { user } = renderWithTexts(
    <>
      <main id="main" tabIndex={-1}>
        <button type="button">Play</button>
      </main>
      <ConsentBar path="/gamehall" />
      <DialogHost />
    </>,
  );
  const bar = await screen.findByRole('region', { name: texts.title });
  return { user, bar, focus: (name: string) => act(() => within(bar).getByRole('button', { name }).focus()) };
}

it.each([texts.refuse, texts.accept])('"%s" leaves the focus at the start of the page', async (name) => {
  const { user, bar, focus } = await renderBar();
  focus(name);
  await user.keyboard('{Enter}');
  expect(bar).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('so does a choice in the dialog that the bar opens', async () => {
  const { user, bar, focus } = await renderBar();
  focus(texts.choose);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: texts.save }));
  expect(bar).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves a focus elsewhere where it is', async () => {
  const { bar } = await renderBar();
  const play = screen.getByRole('button', { name: 'Play' });
  play.focus();
  act(() => useConsent.getState().choose([], Date.now()));
  expect(bar).not.toBeInTheDocument();
  expect(play).toHaveFocus();
});

it('says how much of the screen it takes, for what sticks to the bottom, until it is answered', async () => {
  const { bar } = await renderBar();
  const room = () => document.documentElement.style.getPropertyValue('--consent-room');
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 144, 360, 84));
  fireEvent(window, new Event('resize'));
  expect(room()).toBe('144px');
  act(() => useConsent.getState().choose([], Date.now()));
  expect(room()).toBe('0px');
});
