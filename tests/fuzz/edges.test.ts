// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Edge } from './edge';

vi.stubEnv('PLATFORM_URL', 'http://platform.invalid');
vi.stubEnv('CONTENT_URL', 'http://content.invalid');
vi.stubEnv('LOG_LEVEL', 'silent');

/** A few inputs of `npm run test:fuzz`, the same in every run. */
const INPUTS = 150;
const SEED = 20_261_122;

const { GROUPS } = await import('./groups');

describe.each(Object.entries(GROUPS))('%s', (_, edges) => {
  it.each(edges.map((edge): [string, Edge] => [edge.name, edge]))('%s', (_name, edge) => {
    expect(edge.run(INPUTS, SEED)).toEqual({ inputs: INPUTS, failure: null });
  });
});
