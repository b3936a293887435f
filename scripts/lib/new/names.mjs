const WORDS = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const PLAIN = new RegExp(`^(?<name>${WORDS})$`);
const OF_FEATURE = new RegExp(`^(?<feature>${WORDS})/(?<name>${WORDS})$`);
const READ = /^(?<owner>[A-Za-z]\w*)\.get(?<base>\w*)$/;

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** A name in each notation: `gift-card`, `giftCard`, `GiftCard`, `Gift card`. */
function spellings(kebab) {
  const pascal = kebab.split('-').map(capital).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capital(kebab.replaceAll('-', ' ')),
  };
}

const kebabOf = (camel) =>
  camel.replace(/[A-Z]/g, (letter, at) => (at > 0 ? '-' : '') + letter.toLowerCase());

/**
 * The names derived from the one on the command line; null if it is invalid for its kind. A method is given as on the
 * wire (`rewards.getCards`), a dialog with its feature (`loyalty/gift-card`), all others in lower case (`gift-cards`).
 * @param {string} kind
 * @param {string} given
 * @returns {Record<string, string> | null}
 */
export function readName(kind, given) {
  if (kind === 'method') return methodNames(given);
  const { groups } = (kind === 'dialog' ? OF_FEATURE : PLAIN).exec(given) ?? {};
  if (!groups) return null;
  const { name, feature = name } = groups;
  const names = spellings(name);
  return { ...names, feature, wire: `${names.camel}.get` };
}

/** `rewards.getCards` returns the cards of the feature `rewards`, `rewards.get` the rewards themselves. */
function methodNames(wire) {
  const { groups } = READ.exec(wire) ?? {};
  return groups
    ? { ...spellings(kebabOf(groups.base || groups.owner)), feature: kebabOf(groups.owner), wire }
    : null;
}
