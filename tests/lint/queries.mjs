const QUERY_HOOK = /^use(?:Mutation|(?:Suspense)?(?:Infinite)?Quer(?:y|ies))$/;
const HOOK_WITH_DEPENDENCIES = /^use(?:Effect|LayoutEffect|Memo|Callback)$/;

/** A query's key names every input of its function: without one, the response to another input is shown. */
export const queryKey = {
  create: (context) => ({
    ObjectExpression(node) {
      const valueOf = (name) => node.properties.find((property) => property.key?.name === name)?.value;
      const key = valueOf('queryKey');
      const read = valueOf('queryFn');
      if (!key || !/Function/.test(read?.type)) return;
      const named = new Set(context.sourceCode.getText(key).match(/[\w$]+/g));
      const isLocal = ({ resolved }) => resolved && !['module', 'global'].includes(resolved.scope.type);
      for (const { identifier } of context.sourceCode.getScope(read).through.filter(isLocal)) {
        if (named.has(identifier.name)) continue;
        context.report({ node: identifier, message: `The query key does not name \`${identifier.name}\`.` });
      }
    },
  }),
};

/** What a hook of TanStack Query returns is another object at every render; its fields are not. */
export const queryDependency = {
  create(context) {
    const { sourceCode } = context;
    const isWholeResult = (node) => {
      const reference = sourceCode.getScope(node).references.find(({ identifier }) => identifier === node);
      const { id, init } = reference?.resolved?.defs[0]?.node ?? {};
      // What combines several results keeps its object.
      return id?.type === 'Identifier' && isQueryHook(init) && !/\bcombine\b/.test(sourceCode.getText(init));
    };
    return {
      CallExpression({ callee, arguments: [, dependencies] }) {
        if (!HOOK_WITH_DEPENDENCIES.test(callee.name)) return;
        for (const node of (dependencies?.elements ?? []).filter(isWholeResult)) {
          context.report({ node, message: `\`${node.name}\` changes at every render: name its fields.` });
        }
      },
    };
  },
};

const isQueryHook = (init) => init?.type === 'CallExpression' && QUERY_HOOK.test(init.callee.name);
