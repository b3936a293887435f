/**
 * Prefix of ids in content system texts, so that they cannot clash with the page's own. Links keep the editor's
 * original hash: code that looks up a target tries both.
 */
export const TEXT_ID_PREFIX = 'cms-';
