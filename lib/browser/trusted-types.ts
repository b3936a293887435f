/**
 * Trusted Types (decision 0024): the browser takes no plain text where markup, a script or a script's address is
 * expected. What the product itself hands over goes through the policy below; everything else meets the default one, which
 * the document's first script makes (`default-policy-script.ts`).
 */
interface Rules {
  createHTML(text: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
    /**
     * Set before code of others runs (chats, tags, scripts of snippets), which writes its markup as plain text: from then on
     * the default policy takes it. Which scripts run is still for the content policy to say.
     */
    runsForeignCode?: boolean;
  }
}

const rules: Rules = { createHTML: (text) => text };
const policy = (typeof window !== 'undefined' && window.trustedTypes?.createPolicy('site', rules)) || rules;

/**
 * Markup that was made safe, or that the operator wrote, for `innerHTML`. On the server, and in browsers without Trusted
 * Types, the same text.
 */
export const trustedMarkup = (html: string): string => policy.createHTML(html);
