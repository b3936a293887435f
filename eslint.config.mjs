import queryPlugin from '@tanstack/eslint-plugin-query';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import tseslint from 'typescript-eslint';
import { rooms } from './scripts/lint/rooms.mjs';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.test-support.{ts,tsx}',
  '**/*.test-data.ts',
  'tests/**',
];
const CONFIGS = ['*.config.{ts,mjs}'];

/** Long lists of demo data, drawings and attack strings: cutting them into files would help nobody. */
const TABLES = ['sandbox/world/seed/**', 'sandbox/content/**', 'sandbox/art/**', '**/*.test-data.ts'];

/** Code that draws nothing: the rules of React cost a third of the time there and find nothing. */
const NO_REACT = [
  '{sandbox,scripts,tests,i18n}/**/*.{ts,mjs}',
  'lib/**/{schema,api,rules,loader,form}.ts',
  'lib/{browser,content,env,format,forms,middleware,platform,routing,seo,upstream}/**',
  '**/*.server.ts',
];

/** Modules whose default export the framework or a tool reads. */
const DEFAULT_EXPORTS = [
  'app/**/{page,layout,template,error,global-error,not-found,forbidden,unauthorized,loading,default,robots,sitemap,manifest}.{ts,tsx}',
  'i18n/request.ts',
  ...CONFIGS,
];

const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read in lib/env only.',
};
const RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'HTML goes into a page through components/content/rich-text.tsx only.',
};
const LOST_CALLBACK = {
  selector: "CallExpression[callee.property.name='mutate'][arguments.length>1]",
  message: 'Callbacks of one run are lost when its component goes away meanwhile: await mutateAsync instead.',
};
const restrict = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

const accessibility = nextVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'];

/** A click on the dialog element itself is one on its backdrop; the keyboard has Escape. */
function dialogMayListen() {
  const [, options] =
    accessibility.flatConfigs.recommended.rules['jsx-a11y/no-noninteractive-element-interactions'];
  return { ...options, dialog: [...(options.dialog ?? []), 'onClick', 'onMouseDown'] };
}

function withoutReact() {
  const names = nextVitals.flatMap(({ rules }) => Object.keys(rules ?? {}));
  const isReact = (name) => /^react(?:-hooks)?\//.test(name);
  return Object.fromEntries(names.filter(isReact).map((name) => [name, 'off']));
}

/** The framework's rules come as warnings; here a rule either holds or is not there. */
const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, entry]) => {
      const [level, ...options] = [entry].flat();
      return [name, [level === 'warn' || level === 1 ? 'error' : level, ...options]];
    }),
  );
const strictly = (configs) =>
  configs.map((config) => (config.rules ? { ...config, rules: asErrors(config.rules) } : config));

export default tseslint.config(
  {
    ignores: [
      '.next/',
      '.data/',
      'cms/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      'next-env.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...strictly(nextVitals),
  ...strictly(nextTypescript),
  ...strictly(queryPlugin.configs['flat/recommended']),
  { files: TYPESCRIPT, extends: [tseslint.configs.strict] },
  {
    name: 'all',
    files: ['**/*.{js,mjs,ts,tsx}'],
    rules: {
      ...accessibility.flatConfigs.recommended.rules,
      ...restrict(ENVIRONMENT, RAW_HTML, LOST_CALLBACK),
      complexity: ['error', 10],
      eqeqeq: 'error',
      'import/no-default-export': 'error',
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-control-regex': 'error',
      'no-else-return': 'error',
      'no-param-reassign': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'URL',
          property: 'canParse',
          message: 'Wrong on Node 20: parseUrl of lib/routing/parse-url.',
        },
      ],
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'eslint-disable-next-line -- todo'] },
      ],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      // Pictures come in their final size from platform and content system (`images.unoptimized`).
      '@next/next/no-img-element': 'off',
      // A dialog, or a step in one, puts the focus into its first field.
      'jsx-a11y/no-autofocus': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': ['error', dialogMayListen()],
    },
  },
  {
    name: 'typescript',
    files: TYPESCRIPT,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    name: 'components',
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  ...rooms,
  { name: 'default-exports', files: DEFAULT_EXPORTS, rules: { 'import/no-default-export': 'off' } },
  { name: 'tables', files: TABLES, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  {
    name: 'environment',
    files: [
      'lib/env/**',
      'lib/log.ts',
      'instrumentation.ts',
      'scripts/**',
      'sandbox/**',
      ...TESTS,
      ...CONFIGS,
    ],
    rules: restrict(RAW_HTML, LOST_CALLBACK),
  },
  {
    name: 'raw-html',
    files: [
      'components/content/rich-text.tsx',
      'components/content/json-ld.tsx',
      // Brackets mean a set of letters in a pattern.
      'app/?locale?/layout.tsx',
    ],
    rules: restrict(ENVIRONMENT, LOST_CALLBACK),
  },
  {
    name: 'programs',
    files: ['scripts/**', 'sandbox/**', 'lib/env/boot.ts'],
    rules: { 'no-console': 'off' },
  },
  { name: 'no-react', files: NO_REACT, rules: withoutReact() },
  { name: 'common-js', files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    name: 'tests',
    files: TESTS,
    rules: {
      'boundaries/dependencies': 'off',
      complexity: 'off',
      'max-lines': ['error', 400],
      'max-lines-per-function': 'off',
      'react/display-name': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
);
