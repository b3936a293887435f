import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useChatRequest } from '@/components/app-shell/visit/use-chat-request';
import { useChatWindow } from '@/stores/chat-window';
import { useConsent } from '@/stores/consent';
import { closeAllDialogs, closeDialog, openDialog, useDialogs } from '@/stores/dialogs';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { ChatChannel } from './chat-channel';

const unfold = vi.fn();

beforeEach(() => {
  unfold.mockClear();
  closeAllDialogs();
  useChatWindow.setState({ status: 'unknown', isWanted: false });
  useConsent.setState({ isRequired: true, allowed: [] });
});

/** Stands in for the component that manages the chat on every page. */
function Keeper({ hasChat, isConsentGiven }: { hasChat: boolean | null; isConsentGiven: boolean }) {
  useChatRequest(hasChat, isConsentGiven, unfold);
  return null;
}

function renderPart(hasChat: boolean | null, isConsentGiven: boolean) {
  return renderWithTexts(
    <ul>
      <ChatChannel />
      <Keeper hasChat={hasChat} isConsentGiven={isConsentGiven} />
    </ul>,
    'fr',
  );
}

const texts = catalogue.fr.support;
const button = () => screen.getByRole('button', { name: texts.chat.open });
const dialogs = () => useDialogs.getState().stack;

describe('the chat on the support page', () => {
  it('R-SUP-01 is opened by its button, which says that it is opening', async () => {
    const { user } = renderPart(true, true);
    await user.click(button());
    expect(unfold).toHaveBeenCalledOnce();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    act(() => useChatWindow.getState().opened());
    expect(button()).not.toHaveAttribute('aria-busy');
    await user.click(button());
    expect(unfold).toHaveBeenCalledTimes(2);
  });

  it('asks for consent first, and says why it stays closed without it', async () => {
    const { user } = renderPart(true, false);
    await user.click(button());
    expect(dialogs().map(({ name }) => name)).toEqual(['consent']);
    await act(async () => closeDialog(dialogs()[0]?.id ?? 0));
    expect(screen.getByRole('status').textContent).toBe(texts.chat.refused);
    expect(unfold).not.toHaveBeenCalled();
    expect(texts.chat.refused).toContain(catalogue.fr.layout.cookieSettings);
  });

  it('waits for a choice that is open already before it says that it stays closed', async () => {
    const { user } = renderPart(true, false);
    await act(async () => void openDialog('consent', {}));
    await user.click(button());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await act(async () => closeDialog(dialogs()[0]?.id ?? 0));
    expect(screen.getByRole('status').textContent).toBe(texts.chat.refused);
  });

  it('opens once its provider was allowed', async () => {
    const { user, rerender } = renderPart(true, false);
    await user.click(button());
    useConsent.setState({ allowed: ['chat'] });
    await act(async () => closeDialog(dialogs()[0]?.id ?? 0));
    rerender(
      <ul>
        <ChatChannel />
        <Keeper hasChat isConsentGiven />
      </ul>,
    );
    expect(unfold).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('R-SUP-08 points to the form when the platform has no chat after all', async () => {
    const { user } = renderPart(false, true);
    await user.click(button());
    expect(screen.getByRole('status')).toHaveTextContent(texts.chat.failed);
  });

  it('R-SUP-08 points to the form when nothing responds', () => {
    vi.useFakeTimers();
    renderPart(null, false);
    act(() => button().click());
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.getByRole('status')).toHaveTextContent(texts.chat.failed);
    expect(button()).not.toHaveAttribute('aria-busy');
    vi.useRealTimers();
  });
});
