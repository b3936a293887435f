import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { routing, type Locale } from '@/i18n/routing';
import { errorKind, fatalPage, type ExceptionType } from '@/lib/platform/error-policy';
import type { TransportResponse } from '@/lib/platform/client';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { useTwoFactor } from '@/stores/two-factor';
import { actionText } from '../../../tests/support/action-text';
import { statusOf } from '../../../tests/support/exception-statuses';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { sampleExceptions } from '../../../tests/support/sample-exceptions';
import { wireServer } from '../../../tests/support/wire-server';
import { FatalBoundary } from '../fatal-boundary';
import { queryClient } from '@/components/shared/query/query-client';

/** Mock network: calls sent, and responses by method. */
export const wire = {
  /** Names of the called methods. */
  sent: [] as string[],
  responses: new Map<string, TransportResponse>(),
  count: (method: string) => wire.sent.filter((sent) => sent === method).length,
};

/** The probe before a session is dropped returns a guest; other methods succeed by default. */
const USUAL: Readonly<Record<string, object>> = { 'account.getInfo': { uid: 0 } };

wireServer.use(
  http.all('*/api/:method', ({ params }) => {
    const method = String(params.method);
    wire.sent.push(method);
    const { status, body } = wire.responses.get(method) ?? responseWith(USUAL[method] ?? { result: 1 });
    return Response.json(body, { status });
  }),
);

const RAW_WORDS = 'RAW_WORDS of the platform';

/** A successful platform response. */
export function responseWith(data: unknown): TransportResponse {
  return { status: 200, body: { data, error: null } };
}

/** An exception as sent by the platform, with a raw message that must never be shown. */
export function exception(
  type: ExceptionType,
  message: string = RAW_WORDS,
  status: number = 200,
): TransportResponse {
  return { status, body: { data: null, error: { type, message, error_data: {} } } };
}

/** Mocks a successful response to a method. */
export function respondWith(method: string, data: unknown): void {
  wire.responses.set(method, { status: 200, body: { data, error: null } });
}

/** Mocks an exception for a method, with its HTTP status. */
export function refuseWith(method: string, type: ExceptionType): void {
  wire.responses.set(method, exception(type, RAW_WORDS, statusOf(type)));
}

/** All text shown to the player: field errors, alerts, live regions, toasts, and dialogs. */
function shownTexts(): string[] {
  const regions = [...document.querySelectorAll('[role="alert"], [role="status"]')];
  const alerts = regions.map(({ textContent }) => textContent ?? '');
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
  const ids = wrong.flatMap((input) => input.getAttribute('aria-describedby')?.split(' ') ?? []);
  alerts.push(...ids.map((id) => document.getElementById(id)?.textContent ?? ''));
  const toasts = useToasts.getState().toasts.map(({ text }) => text);
  const dialogs = useDialogs.getState().stack.map(({ props }) => ('text' in props ? String(props.text) : ''));
  return [...alerts, ...toasts, ...dialogs].filter((text) => text !== '');
}

/** One call in the table of exceptions. */
export interface TriedCall {
  /** Name of the user action: `registration by phone`. */
  name: string;
  /** The method that responds with the exception. */
  method: string;
  /** Renders the component, fills it in and submits it. */
  act(locale: Locale): Promise<void>;
  /** Typed values by field name; must be kept. */
  typed?: Readonly<Record<string, string>>;
  /** Name of the clicked button; must be enabled again. */
  button?(locale: Locale): string;
  /** Overrides of these, if an exception leads to another step. */
  elsewhere?(type: ExceptionType): Pick<TriedCall, 'typed' | 'button'> | undefined;
  /** Text for an exception, if different from the common error texts; null for no message. */
  sentence?(type: ExceptionType, locale: Locale): string | null | undefined;
  /**
   * The response has a `result`; any other than 1 is a failure without a reason (R-PROF-08), shown like an
   * UnknownErrorException or by this text.
   */
  hasResult?: boolean | ((locale: Locale) => string);
  /** A player is signed in, so an AuthorizationException means a lost session. */
  isForPlayer?: boolean;
  /** Additional assertions. */
  after?(type: ExceptionType): void;
}

/** Resets the state of the previous cell. */
export function clearTable(): void {
  wire.sent = [];
  wire.responses.clear();
  localStorage.clear();
  sessionStorage.clear();
  closeAllDialogs();
  queryClient.clear();
  for (const store of [useFatal, useToasts, useSession]) store.getState().reset();
  useTwoFactor.getState().clear();
}

/** Renders a component below the boundaries that fatal responses replace. */
export function renderPart(part: ReactNode, locale: Locale) {
  document.documentElement.lang = locale;
  const gated = (
    <FatalBoundary takes="screen">
      <FatalBoundary takes="page">{part}</FatalBoundary>
    </FatalBoundary>
  );
  return renderWithTexts(gated, locale);
}

/** Number of samples drawn in this file. */
let turn = 0;

/** Exceptions for the next component of a file; languages alternate ({@link sampleExceptions}). */
export function nextSample(
  own?: (type: ExceptionType) => unknown,
): { type: ExceptionType; locale: Locale }[] {
  const types = sampleExceptions(turn, own);
  const sample = types.map((type, index) => ({ type, locale: localeOf(turn + index) }));
  turn += 1;
  return sample;
}

const localeOf = (index: number): Locale => routing.locales[index % routing.locales.length] ?? 'en';

/**
 * Tests of one call: an exception of each kind, and one for each special case of the call. Each cell checks that the
 * error is shown in the player's language and never as the platform's raw text, the typed values are kept, the button
 * is enabled, and the call was sent once. An unhandled rejection fails the run by itself.
 */
export function describeRow(call: TriedCall): void {
  const own = (type: ExceptionType) => [call.sentence?.(type, 'en'), call.elsewhere?.(type)?.button?.('en')];
  describe(call.name, () => {
    it.each(nextSample(own))('R-ERR-14, R-ERR-16 $type ($locale)', ({ type, locale }) =>
      tryCell(call, locale, exception(type, RAW_WORDS, statusOf(type)), type),
    );

    const { hasResult } = call;
    if (!hasResult) return;
    const results = [0, 2, -1].map((result, index) => ({ result, locale: localeOf(turn + index) }));
    it.each(results)('R-PROF-08, R-ERR-11 a result of $result ($locale)', ({ result, locale }) => {
      const sentence = typeof hasResult === 'function' ? { sentence: () => hasResult(locale) } : {};
      const inPlace = { ...call, ...sentence, elsewhere: () => undefined };
      return tryCell(inPlace, locale, responseWith({ result }), 'UnknownErrorException');
    });
  });
}

async function tryCell(
  call: TriedCall,
  locale: Locale,
  given: TransportResponse,
  type: ExceptionType,
): Promise<void> {
  wire.responses.set(call.method, given);
  await call.act(locale);
  await expectExplained(call, type, locale);
  await act(async () => vi.dynamicImportSettled());
  expect(wire.count(call.method)).toBe(1);
  expectNothingRaw();
  call.after?.(type);
}

/** No exception name, raw platform text or text key is shown. */
export function expectNothingRaw(): void {
  expect([document.body.textContent, ...shownTexts()].join('\n')).not.toMatch(/Exception|RAW_WORDS|errors\./);
}

/** The page that replaces all others after a fatal response; false if the response is not fatal. */
export async function expectFatalPage(type: ExceptionType, locale: Locale): Promise<boolean> {
  const fatal = fatalPage({ type, httpStatus: statusOf(type) });
  if (!fatal) return false;
  const page = fatal === 'blocked' ? 'userBlocked' : fatal;
  await screen.findByRole('heading', { level: 1, name: catalogue[locale].system[page].title });
  return true;
}

async function expectExplained(call: TriedCall, type: ExceptionType, locale: Locale): Promise<void> {
  if (await expectFatalPage(type, locale)) return;
  const own = call.sentence?.(type, locale);
  const general = call.typed ? catalogue[locale].errors[type] : actionText(type, locale);
  const sentence = own === undefined ? general : own;
  if (sentence !== null) await waitFor(() => expect(shownTexts().join('\n')).toContain(sentence));
  if (call.isForPlayer && errorKind({ type, httpStatus: 200 }) === 'session') return expectSessionLost();
  const { typed = {}, button: buttonName } = call.elsewhere?.(type) ?? call;
  for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
  const label = buttonName?.(locale);
  if (label === undefined) return;
  const button = buttonOf(label);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).toBeEnabled();
}

/** The session is dropped, and the sign-in opens. */
export async function expectSessionLost(): Promise<void> {
  await waitFor(() => expect(useSession.getState().status).toBe('guest'));
  expect(useDialogs.getState().stack.map(({ name }) => name)).toContain('auth');
}

/** The button with a label; avoids role queries, which are slow in a table with many cells. */
function buttonOf(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].filter((button) =>
    [button.ariaLabel, button.textContent].includes(label),
  );
  const [button] = found;
  if (!button || found.length > 1) throw new Error(`${found.length} buttons "${label}"`);
  return button;
}

/** Clicks twice before the next render, as an impatient user does. */
export async function click(label: string): Promise<void> {
  const button = buttonOf(label);
  await act(async () => {
    button.click();
    button.click();
  });
}

/** The field with a name; throws if it is missing. */
export function field(name: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    `input[name="${name}"], select[name="${name}"], textarea[name="${name}"]`,
  );
  if (!found) throw new Error(`No field ${name}`);
  return found;
}
