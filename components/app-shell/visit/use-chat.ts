import { useEffect, useState } from 'react';
import { whileWanted } from '@/components/ui/use-loaded';
import { documentLocale } from '@/i18n/document-locale';
import { GAME_PAGE } from '@/lib/routing/game-exit';
import { isOnPage } from '@/lib/routing/is-on-page';
import { paths } from '@/lib/routing/paths';
import { chatStarter } from '@/lib/support/chat/kinds';
import { keepChatEvent, readChatSettings, type ChatChoice } from '@/lib/support/chat/settings';
import { isConsented, useConsent } from '@/stores/consent';
import { selectUid, useSession } from '@/stores/session';
import { ChatControl } from './chat-control';
import { useChatRequest } from './use-chat-request';

/** Pages where the chat would cover the main content (R-SUP-04, R-GAME-21). */
function isChatHiddenOn(path: string): boolean {
  return isOnPage(path, paths.betting()) || GAME_PAGE.test(path);
}

/** Follows session, page and consent. @returns Whether there is a chat, a reason to ask for consent. */
export function useChat(fallback: ChatChoice, path: string): boolean {
  const uid = useSession(selectUid);
  const isKnown = useSession(({ status }) => status !== 'unknown');
  const isConsentGiven = useConsent((state) => isConsented(state, 'chat'));
  const [visit] = useState(() => createChatVisit(fallback));
  const [hasChat, setHasChat] = useState<boolean | null>(null);

  useEffect(() => {
    if (!isKnown) return;
    return whileWanted(visit.settingsOf(uid), ({ kind }) => setHasChat(kind !== null && kind !== 'comm100'));
  }, [visit, uid, isKnown, path]);

  useEffect(() => {
    const isAllowed = isKnown && hasChat === true && isConsentGiven;
    visit.setTarget({ uid, isAllowed, isHidden: isChatHiddenOn(path) });
  }, [visit, uid, isKnown, hasChat, isConsentGiven, path]);

  useChatRequest(hasChat, isConsentGiven, visit.unfold);

  // Signing out leaves the document without another render: the vendor's data are cleared at once.
  useEffect(
    () =>
      useSession.subscribe(({ status }) => {
        if (status === 'unknown') visit.setTarget({ uid: 0, isAllowed: false, isHidden: true });
      }),
    [visit],
  );
  return hasChat === true;
}

function createChatVisit(fallback: ChatChoice) {
  let asked: { uid: number; settings: ReturnType<typeof readChatSettings> } | null = null;

  /** Read once per visitor, since each has another identity (R-SUP-05, R-SUP-06); after a failure again when asked. */
  function settingsOf(uid: number): ReturnType<typeof readChatSettings> {
    if (asked?.uid === uid) return asked.settings;
    const settings = readChatSettings(fallback, uid > 0);
    asked = { uid, settings };
    void settings.then(({ hasFailed }) => {
      if (hasFailed && asked?.settings === settings) asked = null;
    });
    return settings;
  }

  const control = new ChatControl(async (uid, forgetsPrevious) => {
    const { kind, config, identity } = await settingsOf(uid);
    const start = await chatStarter(kind);
    const onEvent = (name: string, params: Record<string, unknown>) => void keepChatEvent(name, params);
    return start?.({ config, identity, locale: documentLocale(), forgetsPrevious, onEvent }) ?? null;
  });
  return { settingsOf, setTarget: control.setTarget, unfold: control.unfold };
}
