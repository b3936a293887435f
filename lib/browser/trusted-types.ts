/**
 * Trusted Types (docs/decisions/0127): the browser takes no plain text where markup, a script or a script's address is
 * expected. What the product itself hands over goes through the policy below; everything else meets the default one, which
 * the document's first script makes.
 */
interface Rules {
  createHTML?: (text: string) => string | null;
  createScriptURL?: (text: string) => string | null;
}
interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}
type Scope = typeof globalThis & {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
  /** Read by the default policy. */
  runsForeignCode?: boolean;
};

const scope: Scope = globalThis;
const OWN_WORKER = '/sw.js';

const policy = scope.trustedTypes?.createPolicy('site', {
  createHTML: (text) => text,
  createScriptURL: (text) => (text === OWN_WORKER ? text : null),
});

/**
 * Markup that was made safe, or that the operator wrote, for `innerHTML`. On the server, and in browsers without Trusted
 * Types, the same text.
 */
export function trustedMarkup(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** The address of the service worker, as `register` takes it. */
export function workerAddress(): string {
  return policy?.createScriptURL(OWN_WORKER) ?? OWN_WORKER;
}

/**
 * From now on the document takes plain text as before Trusted Types: code of others (chats, tags, the operator's snippets)
 * writes its markup that way. Which scripts run is still for the content policy to say.
 */
export function admitForeignCode(): void {
  scope.runsForeignCode = true;
}
