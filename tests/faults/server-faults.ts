import type { Fault } from '@/sandbox/control/faults';

/** Statuses a page may return under a fault. */
export interface Expected {
  public: readonly number[];
  /** Pages of one item, where the fault may say that there is none. */
  item?: readonly number[];
  player: readonly number[];
}

export interface ServerFault {
  name: string;
  faults: readonly Fault[];
  /** Back ends that are not the sandbox. */
  env?: Readonly<Record<string, string>>;
  expected: Expected;
}

const FINE: Expected = { public: [200], player: [200] };
/** The page of a player who cannot be recognised (decision 0015). */
const UNRECOGNISED: Expected = { public: [200], player: [503] };
/** What cannot be read of a list is left out of it: an item of it is not there, and a category leads to the hall. */
const UNREADABLE: Expected = { public: [200], item: [200, 307, 404], player: [200, 307, 503] };

const content = (name: string, fault: Omit<Fault, 'side' | 'target'>): ServerFault => ({
  name: `content: ${name}`,
  faults: [{ side: 'content', target: '*', ...fault }],
  expected: FINE,
});

const platform = (
  name: string,
  fault: Omit<Fault, 'side' | 'target'>,
  expected = UNRECOGNISED,
): ServerFault => ({
  name: `platform: ${name}`,
  faults: [{ side: 'platform', target: '*', ...fault }],
  expected,
});

const NOBODY = 'http://127.0.0.1:9';
const NOWHERE = 'http://nowhere.invalid';

/** Faults of the back ends as the site's server meets them, each from a start with nothing read yet. */
export const SERVER_FAULTS: readonly ServerFault[] = [
  { name: 'content: refused', faults: [], env: { CONTENT_URL: NOBODY }, expected: FINE },
  content('hangs', { kind: 'hang', ms: 4_000 }),
  content('sends slowly', { kind: 'drip' }),
  content('401', { kind: 'status', status: 401 }),
  content('403', { kind: 'status', status: 403 }),
  { ...content('404', { kind: 'status', status: 404 }), expected: { ...FINE, item: [200, 404] } },
  content('429', { kind: 'status', status: 429, retryAfterSeconds: 5 }),
  content('500', { kind: 'status', status: 500 }),
  content('503', { kind: 'status', status: 503, retryAfterSeconds: 5 }),
  content('HTML for JSON', { kind: 'html', status: 200 }),
  content('empty', { kind: 'empty' }),
  content('half a body', { kind: 'half' }),
  content('wrong charset', { kind: 'charset' }),
  content('bad gzip', { kind: 'bad-gzip' }),
  { ...content('nulls', { kind: 'nulls' }), expected: { ...FINE, item: [200, 404] } },
  content('wrong types', { kind: 'types' }),
  content('duplicates', { kind: 'doubles' }),
  content('huge', { kind: 'huge' }),
  { name: 'platform: refused', faults: [], env: { PLATFORM_URL: NOBODY }, expected: UNRECOGNISED },
  platform('connection reset', { kind: 'reset' }),
  platform('hangs', { kind: 'hang', ms: 4_000 }),
  platform('sends slowly', { kind: 'drip' }, { public: [200], player: [200, 503] }),
  platform('500', { kind: 'status', status: 500 }),
  platform('503 with Retry-After', { kind: 'status', status: 503, retryAfterSeconds: 5 }),
  platform('504', { kind: 'status', status: 504 }),
  platform('429', {
    kind: 'exception',
    type: 'TooManyRequestsException',
    status: 429,
    retryAfterSeconds: 5,
  }),
  platform('403', { kind: 'status', status: 403 }, { public: [200], player: [403] }),
  platform('banned', { kind: 'exception', type: 'UserBannedException' }, { public: [200], player: [403] }),
  platform(
    'maintenance',
    { kind: 'exception', type: 'ApplicationDisabledException' },
    { public: [503], player: [503] },
  ),
  platform('HTML for JSON', { kind: 'html' }),
  platform('half a body', { kind: 'half' }),
  platform('empty', { kind: 'empty' }),
  platform('wrong types', { kind: 'types' }, UNREADABLE),
  platform('nulls', { kind: 'nulls' }, UNREADABLE),
  platform('duplicates', { kind: 'doubles' }, FINE),
  platform('huge', { kind: 'huge' }),
  platform('decompression bomb', { kind: 'bomb' }),
  platform('mislabelled', { kind: 'mislabelled' }, FINE),
  platform('cut off', { kind: 'cut' }),
  platform('redirect loop', { kind: 'loop' }),
  platform(
    'session ended',
    { kind: 'exception', type: 'AuthorizationException' },
    { public: [200], player: [307] },
  ),
  platform('clock a day ahead', { kind: 'clock' }, FINE),
  {
    name: 'both: refused',
    faults: [],
    env: { PLATFORM_URL: NOBODY, CONTENT_URL: NOBODY },
    expected: UNRECOGNISED,
  },
  {
    name: 'both: no such name',
    faults: [],
    env: { PLATFORM_URL: NOWHERE, CONTENT_URL: NOWHERE },
    expected: UNRECOGNISED,
  },
];
