/**
 * Keeps the ids of content system texts apart from the page's own. Links keep the editor's hash: code that looks up a
 * target tries both.
 */
export const TEXT_ID_PREFIX = 'cms-';
