import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToMessenger } from './bridge';

const MESSENGER = 'https://web.telegram.org';
const BACK = JSON.stringify({ eventType: 'back_button_pressed', eventData: 1 });
const received = vi.fn();
let stop = () => {};

function say(data: unknown, { origin = MESSENGER, source = window.parent as Window | null } = {}): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

beforeEach(() => {
  received.mockReset();
  stop = listenToMessenger(received);
});
afterEach(() => stop());

it('receives messages of the messenger’s own page in the parent window', () => {
  say(BACK);
  expect(received).toHaveBeenCalledExactlyOnceWith('back_button_pressed', 1);
});

it.each([
  ['another origin', { origin: 'https://evil.test' }],
  ['a look-alike origin', { origin: 'https://web.telegram.org.evil.test' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no window', { source: null }],
  [
    'a frame of the page',
    { source: document.body.appendChild(document.createElement('iframe')).contentWindow },
  ],
])('SEC: ignores %s', (_, from) => {
  say(BACK, from);
  expect(received).not.toHaveBeenCalled();
});

it('SEC: ignores junk', () => {
  for (const junk of ['', 'null', '[]', '{}', '{"eventType":1}', { eventType: 'back_button_pressed' }, null])
    say(junk);
  expect(received).not.toHaveBeenCalled();
});

it.each([
  ['a mobile app', 'window.Telegram.WebView.receiveEvent'],
  ['the desktop app', 'window.TelegramGameProxy.receiveEvent'],
  ['the app of Windows Phone', 'window.TelegramGameProxy_receiveEvent'],
])('receives the events of %s', (_, name) => {
  const names = name.split('.').slice(1);
  const receive = names.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], window);
  (receive as (type: string, data: unknown) => void)('back_button_pressed', 1);
  expect(received).toHaveBeenCalledExactlyOnceWith('back_button_pressed', 1);
});

it('receives nothing more once stopped, and leaves nothing behind', () => {
  stop();
  say(BACK);
  expect(received).not.toHaveBeenCalled();
  for (const name of ['Telegram', 'TelegramGameProxy', 'TelegramGameProxy_receiveEvent'])
    expect(Reflect.get(window, name), name).toBeUndefined();
});
