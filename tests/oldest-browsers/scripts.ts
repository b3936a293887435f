import { parse, type AnyNode, type MemberExpression } from 'acorn';
import { isYounger, keys, type OldestVersions } from './support';

/**
 * Syntax of the oldest browsers: class static blocks (2022) came to Safari with 16.4, 2023 brought none, and the `v` flag
 * of patterns (2024) is newer than all of them.
 */
const ECMA_VERSION = 2023;

/** A global whose name a compiler leaves alone, and an object of the page by the interface it has. */
const INTERFACE = /^[A-Z]\w\w/;
const OBJECTS: Readonly<Record<string, string>> = { document: 'Document', navigator: 'Navigator' };
const GLOBAL_OBJECTS = ['window', 'self', 'globalThis'];

/** Kinds of objects whose methods are looked for by their name alone. Others share names with what programs call their own. */
const COMMON =
  /^(?:javascript\.builtins\.(?:Array|ArrayBuffer|Date|Promise|RegExp|Set|String|TypedArray)|api\.(?:Document|Element|Headers|HTML(?:Dialog|Form|Input|Select|Video)?Element|Node|Range|Request|Response|URLSearchParams))\./;

/** Of methods: the keys that have the name, on any kind of object. */
const methods = new Map<string, string[]>();
for (const key of keys) {
  const name = /^(?:javascript\.builtins|api)\.[A-Z]\w*\.([a-z]\w*)$/.exec(key)?.[1];
  if (name && !/_(?:static|event)$/.test(name)) methods.set(name, [...(methods.get(name) ?? []), key]);
}

/**
 * What a script uses that one of the oldest supported browsers lacks: keys of MDN's data. Of methods of objects of an
 * unknown kind it names those that are new on every kind. @throws `SyntaxError` where the syntax is newer
 */
export function youngInScript(code: string, oldest: OldestVersions): string[] {
  const found = new Set<string>();
  const look = (...candidates: string[]) => {
    for (const key of candidates) if (isYounger(key, oldest)) found.add(key);
  };
  visit(parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'script' }), (node) => {
    if (node.type === 'Identifier' && INTERFACE.test(node.name)) {
      look(`javascript.builtins.${node.name}`, `api.${node.name}`);
    }
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier') {
      look(...ofObject(node.object.name, memberName(node)));
    }
    if (node.type === 'CallExpression' && isMethod(node.callee)) {
      const kinds = methods.get(memberName(node.callee)) ?? [];
      if (kinds.every((key) => isYounger(key, oldest))) look(...kinds.filter((key) => COMMON.test(key)));
    }
  });
  return [...found];
}

/** What belongs to a global itself is looked up by its name. */
function isMethod(callee: AnyNode): callee is MemberExpression {
  if (callee.type !== 'MemberExpression') return false;
  return callee.object.type !== 'Identifier' || !INTERFACE.test(callee.object.name);
}

/** Empty where it is computed. */
function memberName({ property, computed }: MemberExpression): string {
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : '';
}

function ofObject(object: string, name: string): string[] {
  if (GLOBAL_OBJECTS.includes(object))
    return [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`];
  if (object in OBJECTS) return [`api.${OBJECTS[object]}.${name}`];
  return INTERFACE.test(object)
    ? [`javascript.builtins.${object}.${name}`, `api.${object}.${name}_static`]
    : [];
}

/** Names of properties are no names of globals. */
const isName = (node: AnyNode, part: string) =>
  (part === 'property' || part === 'key') && 'computed' in node && !node.computed;

function visit(node: AnyNode, look: (node: AnyNode) => void): void {
  look(node);
  for (const [part, value] of Object.entries(node)) {
    if (isName(node, part)) continue;
    for (const child of [value].flat() as unknown[]) {
      if (child !== null && typeof child === 'object' && 'type' in child) visit(child as AnyNode, look);
    }
  }
}
