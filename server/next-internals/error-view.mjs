// @ts-check
/**
 * Relies on: `errorThemeCss`, the inline style of Next.js's own error view (since 16.2). Breaks without it: the content
 * security policy blocks that style, and the view of last resort is unstyled.
 */
import { errorThemeCss } from 'next/dist/client/components/builtin/error-styles';

/** @type {string} */
export const ERROR_VIEW_STYLE = errorThemeCss;
