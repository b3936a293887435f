import type { CallContext } from './call-query';
import { encodeBody, encodeQuery } from './encode';
import { readEnvelope } from './envelope';
import { PlatformError } from './error';
import type { PlatformMethod, WireValues } from './method';
import type { PlatformMethodName } from './names';
import { NotSent } from './not-sent';

export interface TransportRequest {
  /** Path with query, from the site's or the platform's root. */
  path: string;
  verb: 'GET' | 'POST';
  body: FormData | undefined;
  method: PlatformMethodName;
  signal: AbortSignal | undefined;
}

export interface TransportResponse {
  status: number;
  /** Parsed JSON, or undefined when the body was not JSON. */
  body: unknown;
}

/** Sends one call. Rejects when there is no response; never retries. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export interface PlatformClient {
  /**
   * Calls a method and returns its parsed data.
   * @throws PlatformError for every failure, including a lost connection and an invalid response.
   */
  call<Input extends object, Output>(
    method: PlatformMethod<Input, Output>,
    input: Input,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Output>;
}

/** The one client of the platform: encodes, sends, opens the envelope, parses. Only the transport differs. */
export function createPlatformClient(transport: Transport, context: () => CallContext): PlatformClient {
  return {
    async call(method, input, options) {
      const values: WireValues = Object.fromEntries(Object.entries(input));
      const query = encodeQuery(method, values, context());
      const response = await carry(transport, {
        path: `/api/${method.name}?${query}`,
        verb: method.verb,
        body: encodeBody(method, values),
        method: method.name,
        signal: options?.signal,
      });
      const data = readEnvelope(method.name, response.status, response.body);
      const parsed = method.output.safeParse(data);
      if (parsed.success) return parsed.data;
      throw new PlatformError({
        type: 'MalformedResponse',
        method: method.name,
        httpStatus: response.status,
        message: parsed.error.issues
          .slice(0, 3)
          .map((issue) => issue.path.join('.'))
          .join(', '),
      });
    },
  };
}

async function carry(transport: Transport, request: TransportRequest): Promise<TransportResponse> {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  try {
    return await transport(request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    if (isOffline) throw new NotSent(request.method);
    throw new PlatformError({ type: 'NetworkFailure', method: request.method, httpStatus: 0, cause: error });
  }
}
