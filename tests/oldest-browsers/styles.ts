import postcss, { type ChildNode, type Declaration } from 'postcss';
import { isYounger, keys, type OldestVersions } from './support';

/** Of functions in values: the keys that have the name. */
const functions = new Map<string, string[]>();
for (const key of keys) {
  const name = /^css\.types\..*?([a-z][\w-]*)$/.exec(key)?.[1];
  if (name) functions.set(name, [...(functions.get(name) ?? []), key]);
}

/** What a style sheet uses outside `@supports` that one of the oldest supported browsers lacks: keys of MDN's data. */
export function youngInStyles(css: string, oldest: OldestVersions): string[] {
  const found = new Set<string>();
  const visit = (node: ChildNode) => {
    if (node.type === 'atrule' && node.name === 'supports') return;
    for (const key of keysOf(node, oldest)) if (isYounger(key, oldest)) found.add(key);
    if ('nodes' in node) node.nodes?.forEach(visit);
  };
  postcss.parse(css).nodes.forEach(visit);
  // A value of a property that is not there itself says nothing more.
  return [...found].filter((key) => !found.has(key.slice(0, key.lastIndexOf('.'))));
}

/** What a node uses. */
function keysOf(node: ChildNode, oldest: OldestVersions): string[] {
  if (node.type === 'atrule') {
    const features = namesIn(node.params, /\(([a-z-]+)/g).map((name) => `${node.name}.${name}`);
    return [node.name, ...features].map((name) => `css.at-rules.${name}`);
  }
  if (node.type === 'rule') {
    const nesting = node.selector.includes('&') ? ['nesting'] : [];
    return [...namesIn(node.selector, /::?([a-z-]+)/g), ...nesting].map((name) => `css.selectors.${name}`);
  }
  if (node.type !== 'decl' || hasPrefixed(node)) return [];
  const property = `css.properties.${node.prop}`;
  const words = namesIn(node.value, /([a-z][a-z-]*)/g).map((word) => `${property}.${word}`);
  const called = namesIn(node.value, /([a-z][\w-]*)\(/g).flatMap((name) => {
    const kinds = functions.get(name) ?? [];
    return kinds.every((key) => isYounger(key, oldest)) ? kinds.slice(0, 1) : [];
  });
  return [property, ...words, ...called];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** Whether the same rule has the property under the name of a browser that does not know the other one yet. */
function hasPrefixed({ prop, parent }: Declaration): boolean {
  return parent?.nodes.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`) ?? false;
}
