import { trustedMarkup } from '@/lib/browser/trusted-types';
import { parseUrl } from '@/lib/routing/parse-url';
import type { PrazerConfig } from './schema-prazer-config';

/** The operator's own code (R-BAN-08). */
export type CodeSnippet = Omit<PrazerConfig['customCode'][number], 'isEnabled'>;

/** Elements that change the whole document, which a snippet may not contain; tokens of browser trials may be added. */
const REFUSED = 'base, meta[http-equiv]:not([http-equiv="origin-trial" i]), title';

/**
 * Inserts the operator's snippets, each at its position and in order (R-BAN-08). Their scripts run from https and this
 * site only. A snippet that cannot be inserted is skipped and reported; one that throws, or calls `document.write` on
 * the finished document, does not affect the others (R-BAN-10).
 */
export function injectSnippets(
  snippets: readonly CodeSnippet[],
  onFailure: (what: string, error: unknown) => void,
): void {
  const restore = forbidDocumentWrite();
  try {
    const firstOfBody = document.body.firstChild;
    snippets.forEach(({ position, code }, index) => {
      try {
        const fragment = liveFragment(code);
        if (position === 'head') document.head.append(fragment);
        else if (position === 'bodyEnd') document.body.append(fragment);
        else document.body.insertBefore(fragment, firstOfBody);
      } catch (error) {
        onFailure(`Snippet ${index + 1}`, error);
      }
    });
  } finally {
    restore();
  }
}

/** Parsed script elements never run; each is replaced by a newly created one, which does. */
function liveFragment(code: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedMarkup(code);
  const { content } = template;
  for (const element of content.querySelectorAll(REFUSED)) element.remove();
  for (const parsed of content.querySelectorAll('script')) {
    if (parsed.hasAttribute('src') && !isSafeAddress(parsed.src)) parsed.remove();
    else parsed.replaceWith(freshScript(parsed));
  }
  return content;
}

function freshScript(parsed: HTMLScriptElement): HTMLScriptElement {
  window.runsForeignCode = true;
  const script = document.createElement('script');
  for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
  // Scripts created by code are async by default; the operator's are written to run in order.
  script.async = parsed.hasAttribute('async');
  script.text = parsed.text;
  return script;
}

function isSafeAddress(address: string): boolean {
  const url = parseUrl(address, window.location.href);
  return url !== null && (url.protocol === 'https:' || url.origin === window.location.origin);
}

/** `document.write` on a finished page would erase it. */
function forbidDocumentWrite(): () => void {
  const { write, writeln } = document;
  const refuse = () => undefined;
  document.write = refuse;
  document.writeln = refuse;
  return () => {
    document.write = write;
    document.writeln = writeln;
  };
}
