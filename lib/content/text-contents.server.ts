import 'server-only';
import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import type { SafeHtml } from './rich-text.server';
import { TEXT_ID_PREFIX } from './text-ids';

/** With fewer headings there is no table of contents. */
const MIN_HEADINGS = 4;

export interface TextContents {
  /** Each heading in the table of contents has an id. */
  html: SafeHtml;
  /** In order; empty if there are too few. */
  headings: readonly { id: string; text: string }[];
}

/** A text's second-level headings, with ids where they lacked them. Never throws. */
export function textContents(html: SafeHtml): TextContents {
  const root = parseFragment(html);
  const headings = root.childNodes.filter(
    (node): node is DefaultTreeAdapterTypes.Element => tree.isElementNode(node) && node.tagName === 'h2',
  );
  if (headings.length < MIN_HEADINGS) return { html, headings: [] };
  const listed = headings.map((heading, index) => ({
    id: idOf(heading, `${TEXT_ID_PREFIX}part-${index + 1}`),
    text: textOf(heading).replace(/\s+/g, ' ').trim(),
  }));
  return { html: serialize(root) as SafeHtml, headings: listed.filter(({ text }) => text !== '') };
}

function idOf(heading: DefaultTreeAdapterTypes.Element, fallback: string): string {
  const known = heading.attrs.find(({ name }) => name === 'id');
  if (known) return known.value;
  heading.attrs.push({ name: 'id', value: fallback });
  return fallback;
}

function textOf(parent: DefaultTreeAdapterTypes.ParentNode): string {
  return parent.childNodes
    .map((node) => {
      if (tree.isTextNode(node)) return node.value;
      return tree.isElementNode(node) ? textOf(node) : '';
    })
    .join('');
}
