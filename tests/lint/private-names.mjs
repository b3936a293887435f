import { relative, sep } from 'node:path';
import { ROOT } from './import-boundaries.mjs';

/** Names that Next.js, React and Turbopack do not document. */
const PRIVATE =
  /next\/dist\/|__prerender_bypass|prerender-manifest|BUILD_ID\b|x-nextjs-|x-middleware-|x-next-cache-tags|next-router-state-tree|__next_f|__RSC_MANIFEST|entryCSSFiles|data-precedence|\/turbopack-|__react|\b_rsc\b|previewModeId|NEXT_MANUAL_SIG_HANDLE/;

/** Where they may stand: the room made for them, what runs in the browser before hydration, and the starter of a build. */
const ALLOWED = /^(?:server\/next-internals\/|lib\/browser\/pre-hydration\/|scripts\/)/;

export const privateNames = {
  create(context) {
    const file = relative(ROOT, context.filename).replaceAll(sep, '/');
    if (ALLOWED.test(file)) return {};
    const check = (node, text) => {
      const [name] = PRIVATE.exec(text) ?? [];
      if (name === undefined) return;
      context.report({
        node,
        message: `${name} is a private part of Next.js: it stands in server/next-internals only.`,
      });
    };
    return {
      Literal: (node) => check(node, node.regex ? node.regex.pattern : String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
