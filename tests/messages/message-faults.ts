export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

export interface NamespaceTexts {
  namespace: string;
  /** Texts by locale; the first one is what the others are compared with. */
  locales: Readonly<Record<string, MessageTree>>;
}

/** Every text of a tree under its dotted key. */
export function flatten(tree: MessageTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') texts.set(path, value);
    else for (const [inner, text] of flatten(value, path)) texts.set(inner, text);
  }
  return texts;
}

const TAG = /<\/?([a-z]\w*)>/gi;
const PLACEHOLDER = /\$\$(\w+)\$\$/g;

/**
 * What a text is filled with: ICU arguments, tags and `$$placeholders$$`, each once, sorted. Of a plural or a choice its
 * argument counts and what stands in its forms; the forms themselves differ by language.
 */
export function placeholders(text: string): string[] {
  const found = [
    ...argumentsOf(text),
    ...[...text.matchAll(TAG)].map(([, name]) => `<${name}>`),
    ...[...text.matchAll(PLACEHOLDER)].map(([, name]) => `$$${name}$$`),
  ];
  return [...new Set(found)].sort();
}

function argumentsOf(text: string): string[] {
  return groups(text).flatMap((group) => {
    const [name = '', , ...forms] = group.split(',');
    return [`{${name.trim()}}`, ...groups(forms.join(',')).flatMap(argumentsOf)];
  });
}

/** The insides of the outermost braces. */
function groups(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{' && depth === 0) start = index + 1;
    depth += brace === '{' ? 1 : -1;
    if (brace === '}' && depth === 0) found.push(text.slice(start, index));
  }
  return found;
}

/** What is wrong with the texts of a namespace: missing keys, empty texts, other placeholders. Empty when all is well. */
export function messageFaults({ namespace, locales }: NamespaceTexts): string[] {
  const [first, ...others] = Object.entries(locales).map(([locale, tree]) => ({
    locale,
    texts: flatten(tree),
  }));
  if (!first) return [];
  return [
    ...[first, ...others].flatMap(({ locale, texts }) =>
      [...texts]
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => `${locale} ${namespace}.${key} is empty`),
    ),
    // `#` follows the language, other numbers R-CONST-03; and its first use takes a slow phone 200 ms.
    ...[first, ...others].flatMap(({ locale, texts }) =>
      [...texts]
        .filter(([, text]) => /, plural,.*#/.test(text))
        .map(([key]) => `${locale} ${namespace}.${key} shows a number by #: insert it as a text`),
    ),
    ...others.flatMap((other) => differences(namespace, first, other)),
  ];
}

interface LocaleTexts {
  locale: string;
  texts: Map<string, string>;
}

function differences(namespace: string, first: LocaleTexts, other: LocaleTexts): string[] {
  const missing = (from: LocaleTexts, to: LocaleTexts) =>
    [...from.texts.keys()]
      .filter((key) => !to.texts.has(key))
      .map((key) => `${to.locale} ${namespace}.${key} is missing`);
  const unlike = [...first.texts].flatMap(([key, text]) => {
    const translated = other.texts.get(key);
    if (translated === undefined) return [];
    const [wanted, given] = [placeholders(text).join(' '), placeholders(translated).join(' ')];
    return wanted === given
      ? []
      : [`${other.locale} ${namespace}.${key} has "${given}" where ${first.locale} has "${wanted}"`];
  });
  return [...missing(first, other), ...missing(other, first), ...unlike];
}
