import 'server-only';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { hashSource } from '@/server/html/policy-hashes.mjs';
import { NO_SOURCES, joinSources, withSocket, type Sources } from './sources';
import { httpsOrigin } from './vendors';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Directives for elements that load a URL. */
const SHOWN: ReadonlyMap<string, readonly (keyof Sources)[]> = new Map([
  ['link', ['style', 'font']],
  ['iframe', ['frame']],
  ['img', ['media']],
  ['video', ['media']],
  ['audio', ['media']],
  ['source', ['media']],
]);

/**
 * What the operator's snippets may do (R-BAN-08): inline scripts and styles by hash, and the https origins their
 * elements name. Parsed as the browser parses them, so that both hash the same text.
 */
export function snippetSources(codes: readonly string[]): Sources {
  return joinSources(codes.flatMap((code) => elementsOf(parseFragment(code)).map(elementSources)));
}

function elementSources(element: Element): Sources {
  const address = attribute(element, 'src') ?? attribute(element, 'href');
  const origin = httpsOrigin(address?.startsWith('//') ? `https:${address}` : address);
  const origins = origin === null ? [] : [origin];
  if (element.tagName === 'script') {
    const script = attribute(element, 'src') === undefined ? [hashSource(textOf(element))] : origins;
    return { ...NO_SOURCES, script, connect: origins.flatMap(withSocket) };
  }
  if (element.tagName === 'style') return { ...NO_SOURCES, style: [hashSource(textOf(element))] };
  const kinds = SHOWN.get(element.tagName) ?? [];
  return { ...NO_SOURCES, ...Object.fromEntries(kinds.map((kind) => [kind, origins])) };
}

function elementsOf(node: Node): Element[] {
  const inside = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...inside.flatMap(elementsOf)];
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
