/** Verbs that look like another form of a verb and are none. */
const IMPERATIVES = new Set([
  'Bring',
  'String',
  'Embed',
  'Feed',
  'Need',
  'Seed',
  'Speed',
  'Focus',
  'Alias',
  'Bias',
]);

/** "Added", "Adds" and "Adding" say what was done; a subject says what applying the commit does: "Add". */
const imperative = ({ header }) => {
  const [verb = ''] = (header ?? '').split(' ');
  const isImperative = /^[A-Z]/.test(verb) && (IMPERATIVES.has(verb) || !/(?:[^s]s|ed|ing)$/.test(verb));
  return [isImperative, 'the subject begins with a capital and a verb in the imperative, as "Add"'];
};

/** Messages of commits: one subject in the imperative, up to 72 characters, and a body that says why. */
const config = {
  ignores: [(message) => /^(?:Merge|Revert|fixup!|squash!) /.test(message)],
  plugins: [{ rules: { imperative } }],
  rules: {
    imperative: [2, 'always'],
    'header-max-length': [2, 'always', 72],
    'header-full-stop': [2, 'never', '.'],
    'body-leading-blank': [2, 'always'],
  },
};

export default config;
