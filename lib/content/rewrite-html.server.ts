import 'server-only';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toParse5 } from 'hast-util-to-parse5';
import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type ParsedParent = DefaultTreeAdapterTypes.ParentNode;

/** Deeper elements are removed and their texts kept: the following steps recurse once per level. */
const MAX_LEVELS = 50;

/**
 * Parses HTML as a browser does, passes each element to a callback that may change it (null removes it with its
 * content), and serialises what the schema allows. Never throws.
 */
export function rewriteHtml(
  html: string,
  change: (element: Element) => Element | null,
  schema: Schema,
): string {
  const parsed = parseFragment(html);
  flatten(parsed, schema.strip ?? []);
  const root = fromParse5(parsed) as Root;
  const changed: Root = { type: 'root', children: changeAll(root.children, change) };
  return serialize(toParse5(sanitize(changed, schema) as Root) as ParsedParent);
}

function changeAll<Node extends RootContent | ElementContent>(
  nodes: readonly Node[],
  change: (element: Element) => Element | null,
): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const changed = change(node);
    if (changed === null) return [];
    return [{ ...changed, children: changeAll(changed.children, change) } as Node];
  });
}

/** Walks without recursion, so that HTML of 50,000 levels is read like any other. */
function flatten(root: ParsedParent, dropped: readonly string[]): void {
  let level: ParsedParent[] = [root];
  for (let depth = 0; depth < MAX_LEVELS && level.length > 0; depth += 1) {
    level = level.flatMap(({ childNodes }) => childNodes.filter((node) => tree.isElementNode(node)));
  }
  for (const parent of level) {
    parent.childNodes = textsIn(parent, dropped).map((text) => ({ ...text, parentNode: parent }));
  }
}

function textsIn(parent: ParsedParent, dropped: readonly string[]): DefaultTreeAdapterTypes.TextNode[] {
  const texts: DefaultTreeAdapterTypes.TextNode[] = [];
  const open = [...parent.childNodes].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (tree.isTextNode(node)) texts.push(node);
    else if (tree.isElementNode(node) && !dropped.includes(node.tagName)) {
      for (const child of [...node.childNodes].reverse()) open.push(child);
    }
  }
  return texts;
}
