import axios from 'axios';
import type { Transport } from './client';
import { parseJson } from '@/lib/parse-json';
import { MONEY_METHODS } from './names';

const TIMEOUT_MS = 20_000;
const MONEY_TIMEOUT_MS = 45_000;

const http = axios.create({
  withCredentials: false,
  // The envelope decides, not the status.
  validateStatus: () => true,
  transformResponse: (text: unknown) => (typeof text === 'string' ? parseJson(text) : text),
  headers: { Accept: 'application/json' },
});

/** The transport of every action and every read of a signed-in player. Sends once; there is no retry anywhere. */
export const axiosTransport: Transport = async ({ path, verb, body, method, signal }) => {
  const response = await http.request<unknown>({
    url: path,
    method: verb,
    data: body,
    timeout: MONEY_METHODS.has(method) ? MONEY_TIMEOUT_MS : TIMEOUT_MS,
    ...(signal ? { signal } : {}),
  });
  return { status: response.status, body: response.data };
};
