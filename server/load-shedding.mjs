// @ts-check
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SESSION_COOKIE } from './agreed-names.mjs';
import { refuseFile, sendBusyPage } from './busy-page.mjs';
import { anyOf, SERVICE_FILES, SERVICE_FOLDERS } from './service-paths.mjs';

/** @import { Request, Step } from './types' */

const SAMPLE_MS = 500;
/** Above this delay, pages are requested faster than they are rendered. */
const LATE_MS = 250;
/**
 * Share of the limit that applies then. The full limit is for pages that wait for the back ends; these wait for the
 * processor, and a player's page takes some twenty milliseconds of it.
 */
const LATE_SHARE = 1 / 4;
/** A player waits rather than being turned away in mid-session, but not for half a minute. */
const PLAYER_FACTOR = 2;

/** Case-sensitive: in other case such a path is one of Next.js's pages, at least a not-found page. */
const NO_PAGE = new RegExp(`^/(?:${anyOf(SERVICE_FOLDERS)}(?:/|$)|${anyOf(SERVICE_FILES)}$)`);

/** Pictures and other files of the back ends: pages work without them, and a browser requests many at once. */
const FILE = /^\/(?:platform\/media|content\/uploads)\//;

/**
 * Counts the pages in flight and decides whether one more may start (decision 0027). Guests' pages are refused first,
 * so that every admitted request is served soon; the gateway has its own limit.
 */
export class PageLoad {
  inFlight = 0;
  /** Files of the back ends. */
  filesInFlight = 0;
  /** Pages refused since the process started. */
  refused = 0;
  /** Longest delay of the event loop in the last half second. Milliseconds. */
  delayMs = 0;
  /** Late in two samples in a row: one long task, such as the very first page, is no overload. */
  isLate = false;

  /** @param {number} limit pages of guests in flight at which the next one is refused */
  constructor(limit) {
    this.limit = limit;
  }

  watch() {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    setInterval(() => {
      const before = this.delayMs;
      this.delayMs = delay.max / 1e6;
      this.isLate = Math.min(before, this.delayMs) > LATE_MS;
      delay.reset();
    }, SAMPLE_MS).unref();
  }

  /**
   * Counts a page or a file until its response ends; false when there are too many.
   * @param {Request} request @param {import('node:http').ServerResponse} response
   */
  admit(request, response) {
    const count = isFile(request) ? 'filesInFlight' : 'inFlight';
    if (count === 'inFlight' && !isPage(request)) return true;
    if (this[count] >= this.#limitFor(request)) {
      if (count === 'inFlight') this.refused += 1;
      return false;
    }
    this[count] += 1;
    response.once('close', () => {
      this[count] -= 1;
    });
    return true;
  }

  /** Files have a limit only while the event loop is late. @param {Request} request */
  #limitFor(request) {
    if (this.isLate) return this.limit * LATE_SHARE;
    if (isFile(request)) return Infinity;
    return SESSION_COOKIE.test(request.headers.cookie ?? '') ? this.limit * PLAYER_FACTOR : this.limit;
  }
}

/** @type {Step} */
export function shedLoad(request, response, { load }) {
  if (load.admit(request, response)) return false;
  if (isFile(request)) refuseFile(response);
  else sendBusyPage(request, response);
  return true;
}

/** @param {Pick<Request, 'url'>} request */
function isFile({ url = '/' }) {
  return FILE.test(url);
}

/** @param {Pick<Request, 'method' | 'url'>} request */
export function isPage({ method, url = '/' }) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = '/'] = url.split('?');
  return !NO_PAGE.test(path);
}
