/**
 * Ids in texts of the content system begin with this, so that none takes the place of an element of the page. Links to
 * them keep the editor's own words: whoever looks for a target tries both.
 */
export const TEXT_ID_PREFIX = 'cms-';
