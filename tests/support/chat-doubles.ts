/**
 * Doubles of the chat vendors' scripts. Each imitates the vendor's own protocol and records its calls in
 * `window.chatLog`. They are plain functions without imports, so that their text can be served to a browser as well.
 */
declare global {
  interface Window {
    chatLog?: unknown[][];
  }
}

/** The vendors define these interfaces: a double accesses the window as its script would. */
type Loose = any; // oxlint-disable-line typescript/no-explicit-any -- foreign code

function liveChatDouble(): void {
  const page = window as Loose;
  const log = (page.chatLog ??= []);
  const widget = page.LiveChatWidget;
  if (!widget || !page.__lc?.license) return;
  const listeners: Record<string, ((detail?: unknown) => void)[]> = {};
  const element = document.createElement('div');
  element.id = 'chat-widget-container';
  element.style.cssText = 'position:fixed;right:8px;bottom:8px;width:60px;height:60px';
  element.setAttribute('aria-hidden', 'true');
  widget._h = (method: string, words: Loose[]) => {
    if (method === 'get') return { visibility: element.hidden ? 'hidden' : 'minimized' };
    if (method === 'call') {
      log.push(['liveChat', ...words]);
      if (words[0] === 'hide') element.hidden = true;
      if (words[0] === 'minimize' || words[0] === 'maximize') element.hidden = false;
      if (words[0] === 'destroy') element.remove();
    } else (listeners[words[0]] ??= []).push(words[1]);
    return undefined;
  };
  for (const [method, words] of widget._q) widget._h(method, words);
  document.body.append(element);
  log.push(['liveChat', 'loaded', page.__lc.license]);
  setTimeout(() => (listeners.ready ?? []).forEach((listener) => listener({ state: {} })), 0);
}

function freshChatDouble(): void {
  const page = window as Loose;
  const log = (page.chatLog ??= []);
  const listeners: Record<string, ((detail?: unknown) => void)[]> = {};
  const emit = (name: string, detail?: unknown) =>
    setTimeout(() => (listeners[name] ?? []).forEach((listener) => listener(detail)), 0);
  let element: HTMLElement | null = null;
  page.fcWidget = {
    init(settings: Loose) {
      if (element) throw new Error('The widget is there already');
      log.push(['freshChat', 'init', settings]);
      element = document.createElement('div');
      element.id = 'fc_frame';
      document.body.append(element);
      emit('widget:loaded');
      const known = localStorage.getItem('fc_user');
      if (known !== null) log.push(['freshChat', 'remembers', known]);
      if (!settings.externalId) return;
      localStorage.setItem('fc_user', settings.externalId);
      if (!settings.restoreId) {
        emit('user:created', { status: 200, data: { restoreId: `restore-${settings.externalId}` } });
      }
    },
    on: (name: string, listener: () => void) => (listeners[name] ??= []).push(listener),
    user: {
      clear() {
        log.push(['freshChat', 'clear']);
        setTimeout(() => {
          localStorage.removeItem('fc_user');
          emit('user:cleared');
        }, 0);
      },
    },
    hide: () => {
      log.push(['freshChat', 'hide']);
      if (element) element.hidden = true;
    },
    show: () => {
      log.push(['freshChat', 'show']);
      if (element) element.hidden = false;
    },
    open: () => log.push(['freshChat', 'open']),
    emit,
    destroy() {
      log.push(['freshChat', 'destroy', localStorage.getItem('fc_user')]);
      element?.remove();
      element = null;
    },
  };
}

function jivoSiteDouble(): void {
  const page = window as Loose;
  const log = (page.chatLog ??= []);
  const call =
    (name: string) =>
    (...words: unknown[]) =>
      void log.push(['jivoSite', name, ...words]);
  page.jivo_api = {
    setContactInfo: call('setContactInfo'),
    setUserToken: call('setUserToken'),
    clearHistory: call('clearHistory'),
    open() {
      call('open')();
      // While still rendering, it reports failure.
      return { result: page.jivoFails-- > 0 ? 'fail' : 'ok' };
    },
  };
  page.jivo_destroy = () => {
    call('destroy')();
    document.querySelector('jdiv')?.remove();
  };
  page.jivo_init = () => {
    call('init')();
    document.body.append(document.createElement('jdiv'));
    setTimeout(() => page.jivo_onLoadCallback?.(), 0);
  };
  page.jivoFails ??= 0;
  page.jivo_init();
}

function verboxDouble(): void {
  const page = window as Loose;
  const log = (page.chatLog ??= []);
  const waiting = page[page.supportAPIMethod]?.q ?? [];
  const known = ['openSupport', 'closeSupport', 'setClientInfo', 'destroy'];
  const element = document.createElement('div');
  element.id = 'supportTrigger';
  document.body.append(element);
  page[page.supportAPIMethod] = (name: string, ...words: unknown[]) => {
    if (!known.includes(name)) throw new Error(`No method ${name}`);
    log.push(['verbox', name, ...words]);
    if (name === 'destroy') element.remove();
  };
  for (const words of waiting) page[page.supportAPIMethod](...words);
  log.push(['verbox', 'language', page.VerboxSetup?.language]);
  log.push(['verbox', 'scripts', document.querySelectorAll('#supportScript').length]);
}

function liveTexDouble(): void {
  const page = window as Loose;
  const log = (page.chatLog ??= []);
  const call =
    (name: string, act: () => void = () => undefined) =>
    (...words: unknown[]) => {
      log.push(['liveTex', name, ...words]);
      act();
    };
  const element = document.createElement('div');
  element.id = 'lt_label';
  const api = page.LiveTex;
  // A wrong account never becomes ready.
  if (page.liveTexID === 404) return;
  setTimeout(() => {
    Object.assign(api, {
      setName: call('setName'),
      setConversationAttributes: call('setConversationAttributes'),
      showLabel: call('showLabel', () => (element.hidden = false)),
      hideLabel: call('hideLabel', () => (element.hidden = true)),
      showActiveWindow: call('showActiveWindow'),
      reinit: call('reinit'),
    });
    document.body.append(element);
    // The build of some accounts never reports ready.
    if (page.liveTexID !== 405) api.onLiveTexReady();
  }, 0);
}

function betunlimDouble(): void {
  const page = window as Loose;
  const log = (page.chatLog ??= []);
  const element = document.createElement('div');
  element.id = 'betunlim-chat';
  page.BetunlimChat = {
    init(settings: unknown) {
      log.push(['betunlim', 'init', settings]);
      document.body.append(element);
    },
    open: () => log.push(['betunlim', 'open']),
    close: () => log.push(['betunlim', 'close']),
    destroy() {
      log.push(['betunlim', 'destroy']);
      element.remove();
    },
  };
}

export interface ChatDouble {
  kind: 'live_tex' | 'freshChat' | 'liveChat' | 'verbox' | 'betunlim' | 'jivoSite';
  config: Record<string, string>;
  /** Prefix of the vendor's script URL. */
  script: string;
  run(): void;
  /** Selector of the element the vendor adds to the page. */
  element: string;
  /** Log entry after its window was opened. */
  opened: string;
}

export const CHAT_DOUBLES: readonly ChatDouble[] = [
  {
    kind: 'liveChat',
    config: { license: '1234567' },
    script: 'https://cdn.livechatinc.com/tracking.js',
    run: liveChatDouble,
    element: '#chat-widget-container',
    opened: '"maximize"',
  },
  {
    kind: 'freshChat',
    config: { token: '8d3a4a04-5562-4f59', host: 'https://wchat.freshchat.com' },
    script: 'https://wchat.freshchat.com/js/widget.js',
    run: freshChatDouble,
    element: '#fc_frame',
    opened: '"open"',
  },
  {
    kind: 'jivoSite',
    config: { widget_id: 'AbCd1234' },
    script: 'https://code.jivosite.com/widget/AbCd1234',
    run: jivoSiteDouble,
    element: 'jdiv',
    opened: '"open"',
  },
  {
    kind: 'verbox',
    config: { id: 'a1b2c3' },
    script: 'https://admin.verbox.ru/support/support.js?h=a1b2c3',
    run: verboxDouble,
    element: '#supportTrigger',
    opened: '"openSupport"',
  },
  {
    kind: 'live_tex',
    config: { account_id: '4711' },
    script: 'https://cs15.livetex.ru/js/client.js',
    run: liveTexDouble,
    element: '#lt_label',
    opened: '"showActiveWindow"',
  },
  {
    kind: 'betunlim',
    config: { url: 'https://chat.betunlim.example/widget.js' },
    script: 'https://chat.betunlim.example/widget.js',
    run: betunlimDouble,
    element: '#betunlim-chat',
    opened: '"open"',
  },
];
