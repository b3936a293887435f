import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults';
import { isOddKind, oddData } from './odd-responses';

/** Faults that spoil the real response instead of replacing it. */
const CHANGES = [
  'drip',
  'half',
  'charset',
  'mislabelled',
  'types',
  'nulls',
  'doubles',
  'clock',
  'odd',
] as const;
export type Change = (typeof CHANGES)[number];

const DAY_MS = 86_400_000;
const DRIP_BYTES = 64;
const DRIP_MS = 50;

export function isChange(kind: Fault['kind']): kind is Change {
  return CHANGES.some((known) => known === kind);
}

/** The real response to `request`, spoilt by the fault; its status and its cookies stay. */
export async function changedResponse(
  change: Change,
  response: Response,
  fault: Fault,
  request: Request,
): Promise<Response> {
  if (isDataChange(change) && !isJson(response)) return response;
  const text = await response.text();
  const again = (body: BodyInit, more: Record<string, string> = {}) => {
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    return new Response(body, { status: response.status, headers });
  };
  if (isDataChange(change)) {
    return again(changedJson(text, (data) => CHANGED_DATA[change](data, fault, request)));
  }
  switch (change) {
    case 'drip':
      return again(dripping(new TextEncoder().encode(text), fault.ms ?? DRIP_MS));
    case 'half':
      return again(text.slice(0, Math.floor(text.length / 2)));
    case 'charset':
      return again(new Uint8Array(Buffer.from(text, 'utf16le')), {
        'content-type': 'application/json; charset=utf-16le',
      });
    case 'mislabelled':
      return again(text, { 'content-type': 'text/html; charset=iso-8859-1' });
    case 'clock':
      return again(text, { date: new Date(Date.now() + DAY_MS).toUTCString() });
  }
}

type ChangeData = (data: unknown, fault: Fault, request: Request) => unknown;

type DataChange = 'types' | 'nulls' | 'doubles' | 'odd';

const CHANGED_DATA: Readonly<Record<DataChange, ChangeData>> = {
  types: (data) => changed(data, otherType, false),
  nulls: (data) => changed(data, () => null, false),
  doubles: (data) => changed(data, (value) => value, true),
  odd: (data, { type }, request) => (isOddKind(type) ? oddData(type, data, countOf(request)) : data),
};

function isDataChange(change: Change): change is DataChange {
  return change in CHANGED_DATA;
}

function countOf({ url }: Request): number | null {
  const count = new URL(url).searchParams.get('count');
  return count === null || !/^\d+$/.test(count) ? null : Number(count);
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') === true;
}

function dripping(bytes: Uint8Array, pauseMs: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + DRIP_BYTES));
      at += DRIP_BYTES;
      await sleep(pauseMs);
    },
  });
}

/** Changes the data of the response; its envelope stays, so that the data are read. */
function changedJson(text: string, change: (data: unknown) => unknown): string {
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) return text;
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(body).map(([key, value]) => [key, key === 'data' ? change(value) : value]),
    ),
  );
}

function changed(value: unknown, change: (value: unknown) => unknown, isDoubled: boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => changed(item, change, isDoubled));
    return isDoubled ? [...items, ...items] : items;
  }
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, changed(field, change, isDoubled)]),
  );
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return `${value} or so`;
  return value === null ? [[]] : 7;
}
