import 'server-only';

/** Of one request, made by the server guard; never reached by another request. */
interface RequestScope {
  visitor?: unknown;
}

/** On `globalThis`: middleware and pages are bundled apart. */
const scope = globalThis as typeof globalThis & {
  __requestScope?: { getStore(): RequestScope | undefined };
};

/** Keeps what the platform said of the visitor (`account.getInfo`, unparsed) for the page of the same request. */
export function keepHeardVisitor(info: unknown): void {
  const request = scope.__requestScope?.getStore();
  if (request) request.visitor = info;
}

/** Whether this request is made for one player: the guest guard has let it through. */
export function isForOnePlayer(): boolean {
  return heardVisitor() !== undefined;
}

/** What the guest guard has just heard of this request's visitor; undefined where it has not asked. */
export function heardVisitor(): unknown {
  return scope.__requestScope?.getStore()?.visitor;
}
