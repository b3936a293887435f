/** Keeps the ids of texts apart from the page's own. Links keep the editor's hash: targets are looked up by both. */
export const TEXT_ID_PREFIX = 'cms-';
