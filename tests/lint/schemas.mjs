const OBJECTS = new Set(['object', 'strictObject', 'looseObject']);
const INFERRED = new Set(['infer', 'output']);

const isObjectSchema = (init) =>
  init?.type === 'CallExpression' &&
  init.callee.type === 'MemberExpression' &&
  init.callee.object.name === 'z' &&
  OBJECTS.has(init.callee.property.name);

/** Name of the schema in `z.infer<typeof name>`; undefined for every other type. */
function inferredFrom({ typeName, expression, typeArguments }) {
  const { name } = (typeName ?? expression)?.right ?? expression?.property ?? {};
  return INFERRED.has(name) ? typeArguments?.params[0]?.exprName?.name : undefined;
}

/** The type of an exported object schema is exported beside it: whoever gets such an object can name it. */
export const schemaType = {
  create(context) {
    const schemas = new Map();
    const typed = new Set();
    return {
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'(node) {
        if (isObjectSchema(node.init)) schemas.set(node.id.name, node);
      },
      'ExportNamedDeclaration > TSTypeAliasDeclaration'(node) {
        typed.add(inferredFrom(node.typeAnnotation));
      },
      'ExportNamedDeclaration > TSInterfaceDeclaration'(node) {
        for (const parent of node.extends ?? []) typed.add(inferredFrom(parent));
      },
      'Program:exit'() {
        for (const [name, node] of schemas) {
          if (!typed.has(name))
            context.report({
              node,
              message: `Export the type of ${name} beside it: z.infer<typeof ${name}>.`,
            });
        }
      },
    };
  },
};
