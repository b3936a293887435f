import { describe, expect, it } from 'vitest';
import { parseRecord } from './collections';
import { contentOverrides } from './overrides';

const common = parseRecord('common', {
  systemPages: {
    paySuccess: { title: 'Paid', info: 'Your $$sum$$ is here', button: null },
    notFound: { title: 'Nothing here' },
    invented: { title: 'x' },
  },
});

describe('contentOverrides', () => {
  it('replaces the listed messages only, and none by a text with placeholders (R-LAY-10, R-HOME-03)', () => {
    expect(contentOverrides(common)).toEqual({
      'system.paySuccess.title': 'Paid',
      'system.notFound.title': 'Nothing here',
    });
  });

  it('replaces nothing without content', () => {
    expect(contentOverrides(parseRecord('common', null))).toEqual({});
  });
});
