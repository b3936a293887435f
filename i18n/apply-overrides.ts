interface Tree {
  [key: string]: unknown;
}

/**
 * Merges texts of the content system over the interface messages. `overrides` is keyed by flat dotted path; a path
 * whose namespace does not exist is ignored, so that content cannot add a namespace.
 */
export function applyOverrides<T extends object>(
  messages: T,
  overrides: Readonly<Record<string, string>>,
): T {
  const result: Tree = Object.fromEntries(Object.entries(messages));
  for (const [path, text] of Object.entries(overrides)) {
    const [namespace, ...rest] = path.split('.');
    if (namespace === undefined || rest.length === 0 || !isTree(result[namespace])) continue;
    result[namespace] = withText(result[namespace], rest, text);
  }
  return result as T;
}

function withText(tree: Tree, [key, ...rest]: readonly string[], text: string): Tree {
  if (key === undefined) return tree;
  if (rest.length === 0) return { ...tree, [key]: text };
  const child = tree[key];
  return { ...tree, [key]: withText(isTree(child) ? child : {}, rest, text) };
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
