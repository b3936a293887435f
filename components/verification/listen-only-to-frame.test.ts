// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenOnlyToFrame } from './listen-only-to-frame';

const VENDOR = 'https://in.sumsub.com';
let stop: () => void = () => undefined;
const kit = vi.fn();

/** Registers the SDK's listener first, as on the page. */
function render(): HTMLIFrameElement {
  window.addEventListener('message', kit);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  stop = listenOnlyToFrame(() => document.querySelector('iframe'));
  return frame;
}

function send(source: Window | null, data: unknown = { method: 'idCheck.onApplicantSubmitted' }): void {
  window.dispatchEvent(new MessageEvent('message', { origin: VENDOR, source, data }));
}

afterEach(() => {
  stop();
  window.removeEventListener('message', kit);
  document.body.replaceChildren();
  kit.mockClear();
});

describe('messages of the identity check', () => {
  it('reach the kit from its own frame', () => {
    send(render().contentWindow);
    expect(kit).toHaveBeenCalledOnce();
  });

  it('SEC: do not from another window of the same origin, from this one, or from none', () => {
    render();
    const other = document.createElement('iframe');
    document.body.append(other);
    for (const source of [other.contentWindow, window, null]) send(source);
    expect(kit).not.toHaveBeenCalled();
  });

  it('SEC: do not before there is a frame', () => {
    render().remove();
    send(null);
    send(window);
    expect(kit).not.toHaveBeenCalled();
  });

  it('leaves other messages alone', () => {
    render();
    for (const data of ['{"eventType":"x"}', null, { method: 7 }, { kind: 'social_sign_in' }]) {
      send(window, data);
    }
    expect(kit).toHaveBeenCalledTimes(4);
  });
});
