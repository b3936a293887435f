import { isDecimalLike, readSum } from '@/lib/forms/payment-rules';
import { visibleText } from '@/lib/forms/person-rules';
import { paths } from '@/lib/routing/paths';
import { payPaths } from '@/lib/routing/pay-paths';
import type { MadeDeposit, PaymentMethod, PaymentRecord, PaymentRedirect } from './schema';

/** Payment ids valid in a URL (R-ROUTE-12). */
export const TRANSACTION_ID = /^(?!\.+$)[\w.:~-]{1,64}$/;
/** Query parameter of the deposit page with the initial sum, in main units. */
export const SUM_QUERY = 'amount';

/** Waits between two polls of a payment whose outcome is unknown. */
const POLL_WAITS_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;
/** About ten minutes in all. */
const MAX_POLLS = 24;

/** Milliseconds until a pending payment is polled again, or null when it is time to stop. */
export function pollWaitMs(polls: number): number | null {
  if (polls >= MAX_POLLS) return null;
  return POLL_WAITS_MS[Math.min(Math.max(polls - 1, 0), POLL_WAITS_MS.length - 1)] ?? null;
}

/** Sysname of the method the player used last, as long as the platform offers it; null where there is none. */
export function lastUsedMethod(
  methods: readonly Pick<PaymentMethod, 'sysname'>[],
  recent: readonly Pick<PaymentRecord, 'method'>[],
): string | null {
  const used = recent.find(({ method }) => methods.some(({ sysname }) => sysname === method));
  return used?.method ?? null;
}

/** The method shown first: the URL's, else the one used last, else the first; null where there is none. */
export function firstMethod<Method extends Pick<PaymentMethod, 'sysname'>>(
  methods: readonly Method[],
  sysname: string | null,
  lastUsed: string | null,
): Method | null {
  return methods.find((method) => method.sysname === (sysname ?? lastUsed)) ?? methods[0] ?? null;
}

/** A payment method's name; its sysname where the platform no longer offers it. */
export function methodName(
  methods: readonly Pick<PaymentMethod, 'sysname' | 'name'>[],
  sysname: string | null,
): string {
  return methods.find((method) => method.sysname === sysname)?.name || (sysname ?? '');
}

/** The sums offered as buttons: those of the method's currency within its bounds (R-CASH-05). */
export function presetsFor(
  method: Pick<PaymentMethod, 'currency' | 'min_amount' | 'max_amount'>,
  presets: readonly { currency: string; amount: readonly { value: number }[] }[],
): number[] {
  const own = presets.find(({ currency }) => currency === method.currency)?.amount ?? [];
  return [...new Set(own.map(({ value }) => value))].filter((value) => fits(method, value));
}

/** A typed sum that is carried to another method: whole main units, or the text as typed if it may not be a sum. */
export type TypedSum = number | string;

/** Parses a typed sum. `75.50` is no sum and `75,5` is ambiguous: both stay text. Null for an empty field. */
export function typedSum(text: string): TypedSum | null {
  const typed = visibleText(text);
  if (typed === '') return null;
  return (isDecimalLike(typed) ? null : readSum(typed)) ?? typed;
}

/**
 * The initial sum of a deposit: the wanted one, even out of bounds, as it may be typed for another method; else the
 * last one paid, else the first preset that is a whole sum of the currency within the bounds; else null.
 */
export function firstSum(
  method: Pick<PaymentMethod, 'currency' | 'min_amount' | 'max_amount'>,
  wanted: number | null,
  recent: readonly Pick<PaymentRecord, 'status' | 'amount'>[],
  presets: readonly number[],
): number | null {
  if (wanted !== null) return wanted;
  const paid = recent.find(
    ({ status, amount }) => status === 'success' && amount?.currency === method.currency,
  )?.amount;
  return [...(paid ? [paid.amount] : []), ...presets].find((sum) => fits(method, sum)) ?? null;
}

function fits(
  { min_amount, max_amount }: Pick<PaymentMethod, 'min_amount' | 'max_amount'>,
  sum: number,
): boolean {
  return Number.isInteger(sum) && sum >= (min_amount ?? 0) && sum <= (max_amount ?? Number.MAX_SAFE_INTEGER);
}

/** Whether a payment's status is final; any other status is polled. */
export function isDecided(status: string): boolean {
  return status === 'success' || isRefusedStatus(status);
}

export function isRefusedStatus(status: string): status is 'declined' | 'cancelled' {
  return status === 'declined' || status === 'cancelled';
}

export type ResultKind = 'success' | 'fail' | 'pending';

/** The outcome by a payment's status; an unknown status stays pending and is never shown as a success. */
export function resultKind(status: string): ResultKind {
  if (status === 'success') return 'success';
  return isRefusedStatus(status) ? 'fail' : 'pending';
}

export function resultPath(id: string, status: string): string {
  return payPaths[resultKind(status)](id);
}

/** URL of the deposit by a method, with an initial sum of whole main units; the rest of the query stays. */
export function depositAddress(sysname: string | undefined, query: string, sum: number | null): string {
  const next = new URLSearchParams(query);
  if (sum === null || !Number.isInteger(sum)) next.delete(SUM_QUERY);
  else next.set(SUM_QUERY, String(sum));
  const text = next.toString();
  return `${paths.deposit(sysname)}${text && `?${text}`}`;
}

export function receiptPath(id: string): string {
  return withPayment(payPaths.receipt(), id);
}

function withPayment(path: string, id: string): string {
  return `${path}?id=${encodeURIComponent(id)}`;
}

/** The next step of a deposit after the platform accepted it. */
export type DepositStep =
  | { kind: 'page'; path: string }
  /** This window navigates to the payment provider. */
  | { kind: 'leave'; request: PaymentRequest }
  /** A new window opens the payment provider; this one shows `path`. */
  | { kind: 'window'; request: PaymentRequest; path: string };

export type PaymentRequest = Omit<PaymentRedirect, 'target'>;

/** A GET request carries its fields in the query, as a GET form does. */
export function depositStep({ id, status, redirect }: MadeDeposit): DepositStep {
  // A failed payment has nothing left to pay, whatever redirect the response contains.
  if (redirect === null || isRefusedStatus(status)) return { kind: 'page', path: resultPath(id, status) };
  if (redirect.target === 'mobile') return { kind: 'page', path: withPayment(payPaths.mobile(), id) };
  const request = paymentRequest(redirect);
  if (redirect.target === 'self') return { kind: 'leave', request };
  return { kind: 'window', request, path: withPayment(payPaths.newWindow(), id) };
}

function paymentRequest({ url, method, fields }: PaymentRedirect): PaymentRequest {
  if (method === 'POST' || Object.keys(fields).length === 0) return { url, method, fields };
  const [, address = url, hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  const query = new URLSearchParams(fields).toString();
  return { url: `${address}${address.includes('?') ? '&' : '?'}${query}${hash}`, method, fields: {} };
}

/** What is known of a payment whose response was lost. */
export interface LostPayment {
  method: string;
  /** Main units. */
  amount: number;
  /** Id of the newest payment before it was sent; null when there was none, undefined when unknown. */
  newestId: string | null | undefined;
}

/**
 * The payments that may be the lost one: newer, with the same method and sum. One with an unknown sum counts: telling
 * the player that the payment never arrived would invite a second one.
 */
export function findLostPayments(
  history: readonly PaymentRecord[],
  { method, amount, newestId: known }: LostPayment,
): PaymentRecord[] {
  if (known === undefined) return [];
  return history.filter(
    (item) =>
      item.method === method &&
      (item.amount === null || item.amount.amount === amount) &&
      isNewer(item.id, known),
  );
}

/**
 * The greatest id of a history; null where it is empty. Ids are integers written as text: if one is not, the newest is
 * unknown (undefined), and the history is not searched for a lost payment.
 */
export function newestId(history: readonly Pick<PaymentRecord, 'id'>[]): string | null | undefined {
  if (history.some(({ id }) => !isInteger(id))) return undefined;
  return history.map(({ id }) => id).sort(byNewest)[0] ?? null;
}

/** Orders payments by id, newest first; those with non-integer ids keep their places. */
export function byNewest(one: string, other: string): number {
  if (!isInteger(one) || !isInteger(other)) return 0;
  const difference = BigInt(other) - BigInt(one);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

function isNewer(id: string, than: string | null): boolean {
  if (than === null) return true;
  return isInteger(id) && isInteger(than) ? byNewest(id, than) < 0 : id !== than;
}

function isInteger(id: string): boolean {
  return /^\d+$/.test(id);
}
