/** What style modules take from styles/_tokens.scss alone. A mask is no colour, and delays in steps of a property are none either. */
const RAW_COLOUR = '/#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\\(/i';
const RAW_LENGTH = '/(?:^|[\\s(,])-?(?:\\d*\\.)?\\d+(?:px|rem|pt|pc|cm|mm)\\b/';
const RAW_TIME = '/(?:^|[\\s(,])-?(?:\\d*\\.)?\\d+m?s\\b/';
const RAW_EASING =
  '/\\b(?:cubic-bezier|steps|linear)\\(|(?<![\\w-])(?:ease(?:-in|-out|-in-out)?|linear)(?![\\w-])/';
const RAW_SHADOW = '/(?:^|[\\s,])-?\\d+(?:px|rem)?\\s+-?\\d+(?:px|rem)?\\s/';

/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['.next/**', 'node_modules/**', 'coverage/**', 'playwright-report/**', 'cms/**'],
  reportNeedlessDisables: true,
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: (name) => `Class "${name}" is not written in camelCase` },
    ],
    'keyframes-name-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Keyframes are named in camelCase' }],
    'declaration-no-important': true,
    'max-nesting-depth': [
      2,
      { ignore: ['pseudo-classes'], ignoreAtRules: ['include', 'media', 'supports', 'container'] },
    ],
    'color-named': 'never',
    'media-feature-range-notation': 'prefix',
    // Safari on phones knows only its own name for it.
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['text-size-adjust', '-webkit-text-size-adjust', 'box-orient'] },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?!mask)/': [RAW_COLOUR],
        '/^font(?:-size)?$/': [RAW_LENGTH],
        '/^(?:box|text)-shadow$/': [RAW_SHADOW],
        '/^(?:transition|animation)(?:-duration|-delay|-timing-function)?$/': [RAW_TIME, RAW_EASING],
      },
      { message: 'Colours, letter sizes, shadows, durations and easings are tokens of styles/_tokens.scss' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Longhands are often clearer than a shorthand of four values.
    'declaration-block-no-redundant-longhand-properties': null,
    'scss/operator-no-newline-after': null,
  },
  overrides: [
    {
      files: ['styles/reset.scss', 'styles/global.scss'],
      rules: { 'declaration-no-important': null, 'declaration-property-value-disallowed-list': null },
    },
    { files: ['styles/_tokens.scss'], rules: { 'declaration-property-value-disallowed-list': null } },
  ],
};

export default config;
