import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

/** Words of a dialect that nobody can search for, and the usual term for each. */
const STANDARD: readonly (readonly [dialect: RegExp, standard: string])[] = [
  [/\bthe framework\b/i, 'Next.js'],
  [/\bthe view library\b/i, 'React'],
  [/\bthe bundler\b/i, 'Turbopack'],
  [/\bkept pages?\b/i, 'cached page'],
  [/\banew\b/i, 'again; revalidated, regenerated'],
  [/\bcomes? alive\b/i, 'hydrated, interactive'],
  [/\bpage of the last second\b/i, 'micro-cached page'],
  [/\bdrawn first\b/i, 'server-rendered'],
  [/\blight (?:parts?|clients?)\b|\blight-clients?\b/i, 'read-only client'],
  [/\b(?:at|on) the first press\b/i, 'on first interaction'],
  [/\bisAnotherPlayer\b/, 'claimDocument'],
  [/\bkernel\b/i, 'core'],
  [/\bstand-ins?\b/i, 'fallback'],
  [/\bjourneys?\b/i, 'e2e test, flow'],
  [/\bdrawn-first\b/i, 'server-rendered'],
  [
    /\b(?:answerWith|jsonAnswer|renderActing|oddAnswer|whenActing|partOnPress|useSignInPress)\b/,
    'response, click, interactive',
  ],
  [/\bone-sending\b/, 'submit-once'],
  [/\bby-turns\b/, 'wait-ticks'],
  [/\baPort\b/, 'getFreePort'],
  [/\bisMeant\b/, 'matchesResultPage'],
  [/\bisNoOwnPayment\b/, 'isPaymentNotFound'],
  [/\bin (?:a )?tunnels?\b/i, 'without a connection'],
  [/\bwithout eyes\b|\bcareless (?:readers?|parsers?|servers?)\b/i, 'simulated; lenient'],
  [/\b(?:is the|as a) witness\b|\bThe witness:/, 'what the log or the ledger shows'],
  [/\bpacked to burst\b|\b(?:leads|redirects) in circles\b/, 'decompression bomb; redirect loop'],
  [
    /\bT-(?:0\d|1[0-2])\b|\bG\d{1,2}: |\(G\d{1,2}\)|\bid: '[CS]\d{1,2}'/,
    'said in words; its list is not in the repository',
  ],
  [/\brooms\.mjs\b|\bproject[/(]rooms\b/, 'import-boundaries'],
  [/\btests\/floor\b|test:more -- floor\b|\breadFloor\b|\b(?:of|within|than) the floor\b/, 'oldest-browsers'],
];
const SOURCE = /\.(?:ts|tsx|mjs|cjs|js|scss|sh|md)$/;
/** This list itself, and what was said of earlier versions. */
const LEFT_OUT = new Set(['tests/repository/words.test.ts', 'CHANGELOG.md']);

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCE.test(file) && !LEFT_OUT.has(file));

it('code, comments and documents use the usual terms', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const text = `${file}\n${readFileSync(join(root, file), 'utf8')}`;
    return STANDARD.filter(([dialect]) => dialect.test(text)).map(
      ([dialect, standard]) => `${file}: ${dialect.source} is called ${standard}`,
    );
  });
  expect(found).toEqual([]);
});
