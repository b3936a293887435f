import { useEffect, useRef } from 'react';
import { useChatWindow } from '@/stores/chat-window';
import { isConsented, useConsent } from '@/stores/consent';
import { openDialog, useDialogs } from '@/stores/dialogs';

/**
 * Handles a click on a button that opens the chat (R-SUP-01). Without consent for its provider, the consent choice
 * opens first, and nothing is loaded before it (decision 0025).
 * @param hasChat Null until known.
 */
export function useChatRequest(hasChat: boolean | null, isConsentGiven: boolean, unfold: () => void): void {
  const isWanted = useChatWindow((state) => state.isWanted);
  const setStatus = useChatWindow((state) => state.setStatus);
  const isAsking = useRef(false);
  useEffect(() => {
    if (!isWanted || hasChat === null) return;
    if (!hasChat) return setStatus('none');
    if (isConsentGiven) return unfold();
    if (isAsking.current) return;
    isAsking.current = true;
    setStatus('asking');
    void consentChoice().then(() => {
      isAsking.current = false;
      if (!isConsented(useConsent.getState(), 'chat')) setStatus('refused');
    });
  }, [isWanted, hasChat, isConsentGiven, unfold, setStatus]);
}

/** Resolves when the consent dialog closes, also one that is open already. */
function consentChoice(): Promise<void> {
  const opened = useDialogs.getState().stack.find(({ name }) => name === 'consent');
  if (!opened) return openDialog('consent', {});
  return new Promise((resolve) => {
    const stop = useDialogs.subscribe(({ stack }) => {
      if (stack.includes(opened)) return;
      stop();
      resolve();
    });
  });
}
