import { connect } from 'node:net';

/** A request byte for byte, as no client library would send it. */
export interface RawRequest {
  /** What it tries; counts are printed by it. */
  group: string;
  bytes: Buffer;
  /** The request is cut or contradicts itself: a connection closed without a response is right for it. */
  isBroken: boolean;
}

export interface RawResponse {
  /** 0 when the connection was closed without a response. */
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The first part of the body, as far as it is looked at. */
  body: string;
  /** The response did not end in time. */
  hasHung: boolean;
}

const LIMIT_MS = 15_000;
const KEPT_BYTES = 65_536;
const LAST_CHUNK = /(?:^|\r\n)0\r\n\r\n$/;
/** Where Next.js leads a request for a page's data whose headers do not fit its address. */
const FITTING_ADDRESS = /^(?:https?:\/\/[^/]+)?(\/[^ ]*[?&]_rsc(?:[=&][^ ]*)?)$/;

/**
 * Sends a request and, where Next.js leads it to the address that goes with its headers (`_rsc`), sends it there once
 * more: only then a page is requested.
 */
export async function sendRawOnwards(port: number, request: Pick<RawRequest, 'bytes'>): Promise<RawResponse> {
  const response = await sendRaw(port, request);
  const target = response.status === 307 ? FITTING_ADDRESS.exec(response.headers.location ?? '') : null;
  if (!target?.[1]) return response;
  const text = request.bytes
    .toString('latin1')
    .replace(/^(\S+) \S+/, (_, verb: string) => `${verb} ${target[1]}`);
  return sendRaw(port, { bytes: Buffer.from(text, 'latin1') });
}

/** Sends the bytes on a connection of their own and reads until the server closes it. Never rejects. */
function sendRaw(port: number, { bytes }: Pick<RawRequest, 'bytes'>): Promise<RawResponse> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const finish = (hasHung: boolean) => {
      clearTimeout(limit);
      socket.destroy();
      resolve(readResponse(Buffer.concat(chunks), hasHung));
    };
    const limit = setTimeout(() => finish(true), LIMIT_MS);
    socket.on('data', (chunk) => {
      if (size < KEPT_BYTES) chunks.push(chunk);
      size += chunk.length;
      if (isWhole(chunks[0], size, chunk)) finish(false);
    });
    // The other side may close while the request is still being written: what it said before counts.
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
  });
}

/** Whether so many bytes are the whole response, where its first part says how its end is known. */
function isWhole(first: Buffer | undefined, size: number, last: Buffer): boolean {
  const text = first?.toString('latin1') ?? '';
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, Math.max(end, 0));
  if (end === -1 || /^HTTP\/1\.1 1/.test(text)) return false;
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return LAST_CHUNK.test(last.toString('latin1'));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length !== undefined && size >= end + 4 + Number(length);
}

/** Interim responses before the final one: 100 Continue, 103 Early Hints. */
const INTERIM = /^(?:HTTP\/1\.1 1\d\d[^]*?\r\n\r\n)+/;

function readResponse(bytes: Buffer, hasHung: boolean): RawResponse {
  const text = bytes.toString('latin1').replace(INTERIM, '');
  const skipped = bytes.length - text.length;
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end === -1 ? text.length : end).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return {
    status,
    headers,
    body: end === -1 ? '' : bytes.subarray(skipped + end + 4).toString('utf8'),
    hasHung,
  };
}
