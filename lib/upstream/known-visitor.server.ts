import 'server-only';
import { shared } from '@/server/shared-state.mjs';

/** Stores the platform's response about the visitor (`account.getInfo`, unparsed) for the page of the same request. */
export function rememberVisitor(info: unknown): void {
  const request = shared.requestScope?.getStore();
  if (request) request.visitor = info;
}

/** What the guest guard has read about this request's visitor; undefined if it has not. */
export function knownVisitor(): unknown {
  return shared.requestScope?.getStore()?.visitor;
}
