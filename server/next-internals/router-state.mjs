// @ts-check
/**
 * Relies on: `parseAndValidateFlightRouterState`, with which Next.js parses its router's header (since 13.4; this path
 * since 16). Breaks without it: a tab opened before an upgrade sends an unreadable state, and gets 500.
 */
import { createRequire } from 'node:module';

const { parseAndValidateFlightRouterState } = createRequire(import.meta.url)(
  'next/dist/server/app-render/parse-and-validate-flight-router-state',
);

export const ROUTER_STATE = 'next-router-state-tree';

/**
 * Removes a router state that this version cannot read, so that the whole page is sent.
 * @param {import('../types').Request} request
 */
export function dropUnreadableState({ headers }) {
  try {
    parseAndValidateFlightRouterState(headers[ROUTER_STATE]);
  } catch {
    delete headers[ROUTER_STATE];
  }
}
