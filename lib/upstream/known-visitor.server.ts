import 'server-only';
import { shared } from '@/server/shared-state.mjs';

/** Keeps what the platform said of the visitor (`account.getInfo`, unparsed) for the page of the same request. */
export function rememberVisitor(info: unknown): void {
  const request = shared.requestScope?.getStore();
  if (request) request.visitor = info;
}

/** Whether this request is made for one player: the guest guard has let it through. */
export function isForOnePlayer(): boolean {
  return knownVisitor() !== undefined;
}

/** What the guest guard has just read of this request's visitor; undefined where it has not. */
export function knownVisitor(): unknown {
  return shared.requestScope?.getStore()?.visitor;
}
