import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Listens to the document in a frame; accepts only messages from the frame itself and from its origin.
 * @param url The frame's address. @param read Message of the data sent; null if it is none.
 */
export function useFrameMessages<Message>(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  read: (data: unknown) => Message | null,
  onMessage: (message: Message) => void,
): void {
  const take = useEffectEvent((data: unknown) => {
    const message = read(data);
    if (message !== null) onMessage(message);
  });
  useEffect(() => {
    const { origin } = new URL(url, window.location.href);
    function handleMessage(event: MessageEvent): void {
      if (event.origin === origin && event.source === frame.current?.contentWindow) take(event.data);
    }
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, url]);
}
