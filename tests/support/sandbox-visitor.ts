import type { Sandbox } from '@/sandbox/index';
import {
  createVisitor as createVisitorOf,
  type Visitor,
  type WireResponse,
} from '@/scripts/lib/doctor/visitor';

const ORIGIN = 'http://platform.test';

export type { Visitor };

interface VisitorOptions {
  /** Called with every raw response, before the client opens it. */
  onResponse?: (response: WireResponse) => void;
}

/** A user of the platform of an in-process sandbox. */
export function createVisitor(sandbox: Sandbox, { onResponse }: VisitorOptions = {}): Visitor {
  return createVisitorOf({ origin: ORIGIN, fetch: sandbox.platform.fetch, onResponse });
}

/** A call to the sandbox's control API. */
export async function control(
  sandbox: Sandbox,
  path: string,
  body?: unknown,
  method?: string,
): Promise<void> {
  const response = await sandbox.platform.fetch(
    new Request(`${ORIGIN}/__control/${path}`, {
      method: method ?? 'POST',
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
