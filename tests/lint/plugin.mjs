import { mockedClient } from './mocks.mjs';
import { queryDependency, queryKey } from './queries.mjs';
import { privateNames } from './private-names.mjs';
import { importBoundaries } from './import-boundaries.mjs';

/** A rule that refuses what the selectors find. */
const refuse = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

const COMPONENT = 'FunctionDeclaration[id.name=/^(?:[A-Z]|use[A-Z])/]';
const USE_QUERY = '/^use(?:Suspense)?(?:Infinite)?Quer(?:y|ies)$/';
/** A text that starts with an address of another site, or with a protocol. */
const NO_OTHER_SITE = '/^(?![a-z][-a-z0-9+.]*:|\\u002F\\u002F)/i';
const isLocation = (side) =>
  `:matches([${side}.object.name='location'],[${side}.object.property.name='location'])`;
const INTERNAL_TEXT = `:matches(Literal[value=${NO_OTHER_SITE}],TemplateLiteral[quasis.0.value.cooked=${NO_OTHER_SITE}])`;

/** Rules of this project that oxlint has not (`.oxlintrc.json`). */
const plugin = {
  meta: { name: 'project' },
  rules: {
    'import-boundaries': importBoundaries,
    'private-names': privateNames,
    'mocked-client': mockedClient,
    'query-dependency': queryDependency,
    'query-key': queryKey,
    environment: refuse(
      'The environment is read in lib/env only.',
      "MemberExpression[object.name='process'][property.name='env']",
    ),
    'raw-html': refuse(
      'HTML goes into a page through components/content/safe-markup.tsx only, data through data-block.tsx.',
      "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    ),
    'lost-callback': refuse(
      'Callbacks of one run are lost when its component goes away meanwhile: await mutateAsync instead.',
      "CallExpression[callee.property.name='mutate'][arguments.length>1]",
    ),
    'stable-query-client': refuse(
      'A query client made while rendering is another one each time, and empty: make it once.',
      `${COMPONENT} > BlockStatement > VariableDeclaration > VariableDeclarator > NewExpression[callee.name='QueryClient']`,
    ),
    'query-order': refuse(
      'Types are inferred in order: queryFn before the page parameters, onMutate before onError and onSettled.',
      "Property[key.name=/^get(?:Next|Previous)PageParam$/] ~ Property[key.name='queryFn']",
      "Property[key.name=/^on(?:Error|Settled)$/] ~ Property[key.name='onMutate']",
    ),
    'query-rest': refuse(
      'The rest of a query result reads every field of it, so every change of it re-renders: name the fields.',
      `VariableDeclarator[init.callee.name=${USE_QUERY}] > ObjectPattern > RestElement`,
    ),
    'query-value': refuse(
      'A query function returns its data: `undefined` is an error to the cache.',
      "Property[key.name='queryFn'][value.body.type='BlockStatement']:not(:has(ReturnStatement[argument]))",
    ),
    'internal-location': refuse(
      'A page of the site is opened by the router, which keeps the document.',
      `CallExpression[callee.property.name='assign']${isLocation('callee')} > ${INTERNAL_TEXT}`,
      `AssignmentExpression[left.property.name='href']${isLocation('left')} > ${INTERNAL_TEXT}`,
    ),
  },
};

export default plugin;
