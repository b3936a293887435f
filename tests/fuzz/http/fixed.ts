import { sendRawOnwards, type RawResponse } from './raw';

interface FixedCase {
  name: string;
  head: readonly string[];
  body?: Buffer;
  status: number;
  /** Must stand in the body. */
  says?: string | RegExp;
  headers?: Readonly<Record<string, string>>;
}

const LONG_BODY = 1_000_000;
const get = (path: string, ...more: string[]) => [`GET ${path} HTTP/1.1`, ...more];
const big = (bytes: number) => Buffer.alloc(bytes, 'x');

/** Requests that the bare framework fails with 500 or a cut body, and what this site returns. */
const CASES: readonly FixedCase[] = [
  { name: 'broken encoding', head: get('/game/%E0%A4%A'), status: 400, says: 'This address cannot be read' },
  {
    name: 'broken encoding, French',
    head: get('/fr/game/%A0'),
    status: 400,
    says: 'Cette adresse est illisible',
  },
  { name: 'zero in an address', head: get('/game/%00'), status: 400, says: 'This address cannot be read' },
  {
    name: 'encoded parent path',
    head: get('/game/..%2f..%2fetc'),
    status: 404,
    says: /<html[^>]* lang="en"/,
  },
  {
    name: 'an address of 5,000 letters',
    head: get(`/game/${'a'.repeat(5_000)}`),
    status: 414,
    says: 'This address is too long',
  },
  ...['garbage', '[""]', '%5B%22%22%5D', '["",{"children":["x"]}]', '[]', 'null', '{}'].map((tree) => ({
    name: `state tree ${tree}`,
    head: get('/gamehall', 'RSC: 1', `Next-Router-State-Tree: ${tree}`),
    status: 200,
    says: /^(?![^]*Internal Server Error)/,
  })),
  {
    name: 'state tree on a missing item',
    head: get('/game/none', 'RSC: 1', 'Next-Router-State-Tree: [""]'),
    status: 404,
  },
  ...['TRACE', 'TRACK'].map((verb) => ({
    name: verb,
    head: [`${verb} / HTTP/1.1`],
    status: verb === 'TRACE' ? 405 : 400,
  })),
  ...['PUT', 'DELETE', 'PATCH', 'PROPFIND'].map((verb) => ({
    name: `${verb} of a page`,
    head: [`${verb} /game/none HTTP/1.1`],
    status: 405,
    says: 'This page cannot be used this way',
    headers: { allow: 'GET, HEAD, OPTIONS' },
  })),
  {
    name: 'a server action, which the site has none of',
    head: ['POST / HTTP/1.1', 'Next-Action: x', 'Content-Type: text/plain'],
    body: big(10),
    status: 400,
  },
  ...['PROPFIND', 'POST'].map((verb) => ({
    name: `${verb} of a file`,
    head: [`${verb} /sw.js HTTP/1.1`, 'Content-Length: 0'],
    status: 405,
  })),
  { name: '12 MB to a page', head: ['POST /offers HTTP/1.1'], body: big(12_000_000), status: 405 },
  {
    name: '12 MB to a call',
    head: ['POST /api/auth.login HTTP/1.1', 'Content-Type: text/plain'],
    body: big(12_000_000),
    status: 413,
    says: 'InvalidRequestException',
  },
  {
    name: '12 MB to a call with blanks',
    head: ['POST /api/cashier.makedeposit HTTP/1.1'],
    body: big(12_000_000),
    status: 413,
    says: 'InvalidRequestException',
  },
  {
    name: '12 MB to a passage',
    head: ['POST /oauth/init HTTP/1.1'],
    body: big(12_000_000),
    status: 413,
    says: 'Too large',
  },
  {
    name: '65,536 bytes to a call',
    head: ['POST /api/auth.login HTTP/1.1', 'Content-Type: text/plain'],
    body: big(65_536),
    status: 200,
    says: '"error"',
  },
  {
    name: 'broken encoding in a call',
    head: get('/api/%E0%A4%A'),
    status: 400,
    says: 'InvalidRequestException',
  },
  {
    name: 'broken encoding of a file',
    head: get('/content/uploads/%zz.svg'),
    status: 400,
    says: 'This address cannot be read',
  },
  {
    name: 'an address of another site',
    head: get('http://evil.example/fr'),
    status: 200,
    says: /<html[^>]* lang="fr"/,
  },
  { name: 'the server as a whole', head: ['OPTIONS * HTTP/1.1'], status: 204 },
  { name: 'no address', head: get('*'), status: 400 },
  {
    name: 'a parent path in a call',
    head: get('/api/%2e%2e%2fhealthz'),
    status: 404,
    says: 'MethodNotFoundException',
  },
  {
    name: 'a call nobody knows',
    head: get('/api/account.steal'),
    status: 404,
    says: 'MethodNotFoundException',
  },
  {
    name: 'a call of another site',
    head: get('/api/account.getInfo', 'Origin: https://evil.example'),
    status: 400,
    says: 'InvalidRequestException',
  },
  {
    name: 'the wrong verb',
    head: get('/api/auth.login'),
    status: 405,
    says: 'InvalidRequestException',
    headers: { allow: 'POST' },
  },
  {
    name: 'length and chunks together',
    head: ['POST / HTTP/1.1', 'Content-Length: 3', 'Transfer-Encoding: chunked'],
    status: 400,
  },
  {
    name: 'the picture resizer',
    head: get('/_next/image?url=%2Ficons%2Ficon-192.png&w=64&q=75'),
    status: 404,
  },
  {
    name: 'a return from a payment by POST',
    head: ['POST /cashier/paysuccess HTTP/1.1'],
    body: big(5),
    status: 303,
    headers: { location: '/cashier/paysuccess' },
  },
];

/** Sends each case and says which got another response. */
export async function checkFixed(port: number): Promise<{ checked: number; faults: string[] }> {
  const faults: string[] = [];
  for (const one of CASES) {
    const fault = differenceOf(one, await sendRawOnwards(port, { bytes: bytesOf(one, port) }));
    if (fault !== null) faults.push(`${one.name}: ${fault}`);
  }
  return { checked: CASES.length, faults };
}

/** As browsers do, a long body goes over a connection that stays open: one that closes may lose the response. */
function bytesOf({ head, body = Buffer.alloc(0) }: FixedCase, port: number): Buffer {
  const isFramed = head.some((line) => /^(?:content-length|transfer-encoding):/i.test(line));
  const more = [
    ...(isFramed ? [] : [`Content-Length: ${body.length}`]),
    ...(body.length > LONG_BODY ? [] : ['Connection: close']),
  ];
  const lines = [...head, `Host: localhost:${port}`, ...more, '', ''];
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body]);
}

function differenceOf({ status, says, headers = {} }: FixedCase, response: RawResponse): string | null {
  if (response.status !== status) return `${response.status} in place of ${status}`;
  const isSaid =
    says === undefined ||
    (typeof says === 'string' ? response.body.includes(says) : says.test(response.body));
  if (!isSaid) return `does not say ${String(says)}`;
  for (const [name, value] of Object.entries(headers)) {
    const given = response.headers[name]?.replace(/^https?:\/\/[^/]+/, '');
    if (given !== value) return `${name} is ${given}`;
  }
  return null;
}
