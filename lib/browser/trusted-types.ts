/**
 * Trusted Types (decision 0024): browsers accept no plain string as markup, script or script URL. The product's own
 * values pass through the policy below, everything else through the default one of the document's first script
 * (`default-policy-script.ts`).
 */
interface Rules {
  createHTML(text: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
    /**
     * Set before third-party code runs (chats, tags, snippets), which writes markup as plain strings: the default
     * policy then accepts them. The content security policy still decides which scripts run.
     */
    runsForeignCode?: boolean;
  }
}

const rules: Rules = { createHTML: (text) => text };
const policy = (typeof window !== 'undefined' && window.trustedTypes?.createPolicy('site', rules)) || rules;

/** Sanitised or operator's markup for `innerHTML`; the string on the server and without Trusted Types. */
export const trustedMarkup = (html: string): string => policy.createHTML(html);
