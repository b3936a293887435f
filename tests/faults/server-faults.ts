import type { SandboxFault } from './fault-world';

/** Statuses a page may return under a fault. */
export interface Expected {
  public: readonly number[];
  /** Pages of one item, where the fault may say that there is none. */
  item?: readonly number[];
  player: readonly number[];
}

export interface ServerFault {
  /** Number in the list of faults, where it has one there. */
  id: string;
  name: string;
  faults: readonly SandboxFault[];
  /** Back ends that are not the sandbox. */
  env?: Readonly<Record<string, string>>;
  expected: Expected;
}

const FINE: Expected = { public: [200], player: [200] };
/** The page of a player who cannot be recognised (decision 0015). */
const UNRECOGNISED: Expected = { public: [200], player: [503] };
/** What cannot be read of a list is left out of it: an item of it is not there, and a category leads to the hall. */
const UNREADABLE: Expected = { public: [200], item: [200, 307, 404], player: [200, 307, 503] };

const content = (id: string, name: string, fault: Omit<SandboxFault, 'side' | 'target'>): ServerFault => ({
  id,
  name: `content: ${name}`,
  faults: [{ side: 'content', target: '*', ...fault }],
  expected: FINE,
});

const platform = (
  id: string,
  name: string,
  fault: Omit<SandboxFault, 'side' | 'target'>,
  expected = UNRECOGNISED,
): ServerFault => ({
  id,
  name: `platform: ${name}`,
  faults: [{ side: 'platform', target: '*', ...fault }],
  expected,
});

const NOBODY = 'http://127.0.0.1:9';
const NOWHERE = 'http://nowhere.invalid';

/** Faults of the back ends as the site's server meets them, each from a start with nothing read yet. */
export const SERVER_FAULTS: readonly ServerFault[] = [
  { id: 'S1', name: 'content: refused', faults: [], env: { CONTENT_URL: NOBODY }, expected: FINE },
  content('S3', 'hangs', { kind: 'hang', ms: 4_000 }),
  content('S3', 'drips', { kind: 'drip' }),
  content('S4', '401', { kind: 'status', status: 401 }),
  content('S4', '403', { kind: 'status', status: 403 }),
  { ...content('S4', '404', { kind: 'status', status: 404 }), expected: { ...FINE, item: [200, 404] } },
  content('S4', '429', { kind: 'status', status: 429, retryAfterSeconds: 5 }),
  content('S4', '500', { kind: 'status', status: 500 }),
  content('S4', '503', { kind: 'status', status: 503, retryAfterSeconds: 5 }),
  content('S5', 'page for JSON', { kind: 'html', status: 200 }),
  content('S5', 'empty', { kind: 'empty' }),
  content('S5', 'half', { kind: 'half' }),
  content('S5', 'wrong charset', { kind: 'charset' }),
  content('S5', 'bad gzip', { kind: 'bad-gzip' }),
  { ...content('S6', 'nulls', { kind: 'nulls' }), expected: { ...FINE, item: [200, 404] } },
  content('S7', 'wrong types', { kind: 'types' }),
  content('S7', 'doubles', { kind: 'doubles' }),
  content('S8', 'huge', { kind: 'huge' }),
  { id: 'S10', name: 'platform: refused', faults: [], env: { PLATFORM_URL: NOBODY }, expected: UNRECOGNISED },
  platform('S10', 'breaks off', { kind: 'reset' }),
  platform('S11', 'hangs', { kind: 'hang', ms: 4_000 }),
  platform('S11', 'drips', { kind: 'drip' }, { public: [200], player: [200, 503] }),
  platform('S12', '500', { kind: 'status', status: 500 }),
  platform('S12', '503 and when to come again', { kind: 'status', status: 503, retryAfterSeconds: 5 }),
  platform('S12', '504', { kind: 'status', status: 504 }),
  platform('S12', '429', {
    kind: 'exception',
    type: 'TooManyRequestsException',
    status: 429,
    retryAfterSeconds: 5,
  }),
  platform('S13', '403', { kind: 'status', status: 403 }, { public: [200], player: [403] }),
  platform(
    'S13',
    'banned',
    { kind: 'exception', type: 'UserBannedException' },
    { public: [200], player: [403] },
  ),
  platform(
    'S13',
    'switched off',
    { kind: 'exception', type: 'ApplicationDisabledException' },
    { public: [503], player: [503] },
  ),
  platform('S15', 'page for JSON', { kind: 'html' }),
  platform('S15', 'half', { kind: 'half' }),
  platform('S15', 'empty', { kind: 'empty' }),
  platform('S15', 'wrong types', { kind: 'types' }, UNREADABLE),
  platform('S15', 'nulls', { kind: 'nulls' }, UNREADABLE),
  platform('S15', 'doubles', { kind: 'doubles' }, FINE),
  platform('S15', 'huge', { kind: 'huge' }),
  platform('S15', 'packed to burst', { kind: 'bomb' }),
  platform('S15', 'mislabelled', { kind: 'mislabelled' }, FINE),
  platform('S16', 'cut', { kind: 'cut' }),
  platform('S16', 'leads in circles', { kind: 'loop' }),
  platform(
    'S17',
    'session ended',
    { kind: 'exception', type: 'AuthorizationException' },
    { public: [200], player: [307] },
  ),
  platform('S27', 'clock a day ahead', { kind: 'clock' }, FINE),
  {
    id: 'S2',
    name: 'both: refused',
    faults: [],
    env: { PLATFORM_URL: NOBODY, CONTENT_URL: NOBODY },
    expected: UNRECOGNISED,
  },
  {
    id: 'S28',
    name: 'both: no such name',
    faults: [],
    env: { PLATFORM_URL: NOWHERE, CONTENT_URL: NOWHERE },
    expected: UNRECOGNISED,
  },
];
