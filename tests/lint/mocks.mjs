import { relative, sep } from 'node:path';
import { pathOf, ROOT } from './import-boundaries.mjs';

/** Clients, and the modules of features that make calls with them; the parser of one response is none. */
const CLIENTS =
  /^lib\/(?:(?:platform|content)\/|[^/]+\/(?:api|probe|queries|mutations|read-(?!info$)[\w-]+)$)/;
const MESSAGE =
  'Calls are mocked over the wire: platformCalls, settingsCalls or serverBackEnds of tests/support.';

/** Tests run the product's own clients of the platform and the content system, never fakes. */
export const mockedClient = {
  create(context) {
    const file = relative(ROOT, context.filename).replaceAll(sep, '/');
    return {
      "CallExpression[callee.object.name='vi'][callee.property.name=/^(?:mock|doMock)$/]"(node) {
        const [{ value, source } = {}] = node.arguments;
        const specifier = source?.value ?? value;
        if (typeof specifier === 'string' && CLIENTS.test(pathOf(specifier, file) ?? ''))
          context.report({ node, message: MESSAGE });
      },
      "CallExpression[callee.object.name='vi'][callee.property.name='spyOn']"(node) {
        if (/^(?:act|read)Platform$/.test(node.arguments[0]?.name ?? ''))
          context.report({ node, message: MESSAGE });
      },
    };
  },
};
