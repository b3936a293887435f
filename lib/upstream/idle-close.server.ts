import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

interface Sending {
  socket: Socket;
  bytesBefore: number;
}

const sendings = new WeakMap<object, Sending>();
const closedWhileIdle = new WeakSet<object>();

/**
 * Watches the client's requests, so that `isClosedWhileIdle` can tell what an error alone cannot: whether its connection
 * had been used before and brought nothing of this response. Called once, before the first request.
 */
export function watchIdleCloses(): void {
  channel('undici:client:sendHeaders').subscribe((message) => {
    const { request, socket } = message as { request: object; socket: Socket };
    sendings.set(request, { socket, bytesBefore: socket.bytesRead });
  });
  channel('undici:request:error').subscribe((message) => {
    const { request, error } = message as { request: object; error: object };
    const sending = sendings.get(request);
    if (sending === undefined || sending.bytesBefore === 0) return;
    if (sending.socket.bytesRead === sending.bytesBefore) closedWhileIdle.add(error);
  });
}

/**
 * Whether a request met a connection that the other side had closed after an earlier response. A connection that never
 * responded, or began to respond to this request, is the other side's fault.
 */
export function isClosedWhileIdle(error: unknown): boolean {
  return typeof error === 'object' && error !== null && closedWhileIdle.has(error);
}
