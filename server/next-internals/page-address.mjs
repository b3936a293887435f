// @ts-check
/**
 * Relies on: where Next.js writes the URL and query of the request that a page was rendered for into its data (`"c"`
 * and `"q"` of the router's initial state, since 15), as JSON in the response to a soft navigation, as JSON within a
 * script's text in a document. A visitor cannot inject a quote, because URLs encode it. Breaks without it: the query of
 * a page's first visitor is cached for everybody.
 */
const IN_DATA = /("c":\[[^?\]]*)(?:\?.*?)?("\],"q":").*?(",")/s;
const IN_DOCUMENT = /(\\"c\\":\[[^?\]]*)(?:\?.*?)?(\\"\],\\"q\\":\\").*?(\\",\\")/s;
const QUERY_IN_DATA = /(^|\n)(0:\{[^\n]*?"q":")\?.*?(",")/s;
const ADDRESS = /(\\?)"c\1":\[.*?\],\1"q\1":/s;

/** @param {string} html of a document */
export const documentWithoutQuery = (html) => html.replace(IN_DOCUMENT, '$1$2$3');

/** @param {string} data of a soft navigation */
export const dataWithoutQuery = (data) => data.replace(IN_DATA, '$1$2$3').replace(QUERY_IN_DATA, '$1$2$3');

/** For a page that is served under many URLs. @param {string} text either of them */
export const withoutAddress = (text) => text.replace(ADDRESS, '$1"c$1":[$1"$1",$1"$1"],$1"q$1":');
