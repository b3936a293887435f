/** Colours are named in the tokens; a module may mix light and shade out of black and white and draw gradients. */
const PLAIN_COLOUR_PROPERTIES =
  '/^(?:color|fill|stroke|caret-color|accent-color|background-color|outline(?:-color)?|border(?:-(?:top|right|bottom|left|inline|block))?(?:-color)?)$/';
const RAW_COLOUR = '/#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\\(/i';

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
      { [PLAIN_COLOUR_PROPERTIES]: [RAW_COLOUR] },
      { message: 'A colour is a token of styles/_tokens.scss' },
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
