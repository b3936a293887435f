import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const sentRequests = new WeakMap<object, { socket: Socket; bytesBefore: number }>();
const closedWhileIdle = new WeakSet<object>();

/**
 * Watches the client's requests for what an error alone does not tell: whether its connection had been used before and
 * delivered nothing of this response. Called once, before the first request.
 */
export function watchIdleCloses(): void {
  channel('undici:client:sendHeaders').subscribe((message) => {
    const { request, socket } = message as { request: object; socket: Socket };
    sentRequests.set(request, { socket, bytesBefore: socket.bytesRead });
  });
  channel('undici:request:error').subscribe((message) => {
    const { request, error } = message as { request: object; error: object };
    const sent = sentRequests.get(request);
    if (sent === undefined || sent.bytesBefore === 0) return;
    if (sent.socket.bytesRead === sent.bytesBefore) closedWhileIdle.add(error);
  });
}

/**
 * Whether a request used a connection that the back end had closed after an earlier response. If the connection never
 * responded, or began to respond to this request, the fault is the back end's.
 */
export function isClosedWhileIdle(error: unknown): boolean {
  return typeof error === 'object' && error !== null && closedWhileIdle.has(error);
}
