import { expect, vi } from 'vitest';
import { jsonResponse, startBackEnd, type BackEnd } from '../../tests/support/back-end';

export const SITE = 'http://localhost:3000';
export const success = { data: { result: 1 }, error: null };

type ForwardPlatformCall = (request: Request, name: string) => Promise<Response>;

export function startPlatform(): Promise<BackEnd> {
  return startBackEnd(jsonResponse(success));
}

/** The gateway as a process in front of this platform has it; `more` changes its variables. */
export async function gatewayFor(
  platformOrigin: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ForwardPlatformCall> {
  vi.resetModules();
  const variables = {
    SITE_URL: SITE,
    PLATFORM_URL: platformOrigin,
    CONTENT_URL: platformOrigin,
    LOG_LEVEL: 'silent',
    UPSTREAM_MAX_BYTES: '5000',
    GATEWAY_READ_TIMEOUT_MS: '15000',
    GATEWAY_WRITE_TIMEOUT_MS: '15000',
    GATEWAY_MONEY_TIMEOUT_MS: '15000',
    GATEWAY_MAX_IN_FLIGHT: '2',
    ...more,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return (await import('./gateway.server')).forwardPlatformCall;
}

export function get(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}${path}`, { headers });
}

export function post(path: string, body?: BodyInit): Request {
  return new Request(`${SITE}${path}`, { method: 'POST', ...(body === undefined ? {} : { body }) });
}

export function form(values: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return body;
}

/** Status and type of a gateway failure; every one is an envelope that must not be cached. */
export async function failureOf(response: Response): Promise<{ status: number; type: unknown }> {
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const envelope = (await response.json()) as { data: unknown; error: { type: unknown } };
  expect(envelope.data).toBeNull();
  return { status: response.status, type: envelope.error.type };
}
