import axios, { type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportRequest } from './client';

const usual = axios.defaults.adapter;
let requests: InternalAxiosRequestConfig[] = [];
let given: { status: number; data: unknown };

/** The test provides an adapter; each test loads the transport, which is created on import. */
beforeEach(() => {
  vi.resetModules();
  requests = [];
  given = { status: 200, data: '{"data":{"result":1},"error":null}' };
  axios.defaults.adapter = (config) => {
    requests.push(config);
    const response = { ...given, statusText: '', headers: {}, config };
    const isTaken = config.validateStatus?.(given.status) ?? true;
    return isTaken ? Promise.resolve(response) : Promise.reject(new Error('refused by its status'));
  };
});
afterEach(() => {
  if (usual) axios.defaults.adapter = usual;
});

async function carry(more: Partial<TransportRequest> = {}) {
  const { axiosTransport } = await import('./axios-transport');
  const request = {
    path: '/api/games.get?v=2.34',
    verb: 'GET',
    body: undefined,
    method: 'games.get',
  } as const;
  return axiosTransport({ ...request, signal: undefined, ...more });
}

describe('the transport of actions', () => {
  it('R-API-01: sends once what it is given, and requests JSON', async () => {
    const body = new FormData();
    const { signal } = new AbortController();
    await carry({ path: '/api/auth.login', verb: 'POST', method: 'auth.login', body, signal });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: '/api/auth.login',
      method: 'post',
      withCredentials: false,
      signal,
    });
    expect(requests[0]?.data).toBe(body);
    expect(requests[0]?.headers.get('Accept')).toBe('application/json');
  });

  it.each([200, 404, 500, 503])('passes on a response with HTTP %i', async (status) => {
    given.status = status;
    expect(await carry()).toEqual({ status, body: { data: { result: 1 }, error: null } });
  });

  it('has no body where the response is not JSON, and one that is read already as it is', async () => {
    given.data = '<h1>Bad gateway</h1>';
    expect((await carry()).body).toBeUndefined();
    given.data = { data: 1 };
    expect((await carry()).body).toEqual({ data: 1 });
  });

  it('waits longer for a response about money', async () => {
    for (const method of ['cashier.makedeposit', 'games.get', 'account.getInfo'] as const)
      await carry({ method });
    expect(requests.map(({ timeout }) => timeout)).toEqual([45_000, 20_000, 20_000]);
    expect(requests[0]).not.toHaveProperty('signal', expect.anything());
  });
});
