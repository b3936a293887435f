/**
 * Trusted Types (decision 0024): the browser accepts no plain string where markup, a script or a script URL is
 * expected. The product's own values pass through the policy below; everything else goes through the default one,
 * created by the document's first script (`default-policy-script.ts`).
 */
interface Rules {
  createHTML(text: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
    /**
     * Set before third-party code runs (chats, tags, scripts of snippets), which writes its markup as plain strings:
     * from then on the default policy accepts them. The content security policy still decides which scripts run.
     */
    runsForeignCode?: boolean;
  }
}

const rules: Rules = { createHTML: (text) => text };
const policy = (typeof window !== 'undefined' && window.trustedTypes?.createPolicy('site', rules)) || rules;

/**
 * Markup that was sanitised, or that the operator wrote, for `innerHTML`. On the server, and in browsers without
 * Trusted Types, the string itself.
 */
export const trustedMarkup = (html: string): string => policy.createHTML(html);
