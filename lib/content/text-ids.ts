/** Keeps the ids of texts apart from the page's own. Links keep the editor's hash, so look up both. */
export const TEXT_ID_PREFIX = 'cms-';
