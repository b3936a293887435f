import { describe, expect, it } from 'vitest';
import { bonusActions, burnsBonus, groupBonuses, orderBonuses } from './rules';
import type { WireBonus } from './schema';

describe('bonuses', () => {
  it('R-BON-03: what can be done follows from the status; nothing with an unknown one', () => {
    expect(bonusActions({ source: 'bonuses', status: 'available' })).toEqual(['activate', 'remove']);
    expect(bonusActions({ source: 'bonuses', status: 'active' })).toEqual(['deactivate', 'remove']);
    expect(bonusActions({ source: 'bettingBonuses', status: 'active' })).toEqual(['remove']);
    expect(bonusActions({ source: 'bonuses', status: 'finished' })).toEqual([]);
    expect(bonusActions({ source: 'bonuses', status: 'mystery' })).toEqual([]);
  });

  it('R-BON-02: are grouped by what they are, and remember the list that gave them', () => {
    const item = (id: string, type: WireBonus['type']) => ({ id, type, status: 'active', description: null });
    const shown = groupBonuses(
      [item('1', 'casino'), item('2', 'betting'), item('3', 'betting')],
      [item('3', 'betting'), item('4', 'casino')],
    );
    const brief = (list: typeof shown.betting) =>
      list.map(({ id, type, source }) => `${id} ${type} ${source}`);
    expect(brief(shown.casino)).toEqual(['1 casino bonuses']);
    expect(brief(shown.betting)).toEqual([
      '3 betting bettingBonuses',
      '4 betting bettingBonuses',
      '2 betting bonuses',
    ]);
    expect(groupBonuses(null, null)).toEqual({ casino: [], betting: [] });
  });

  it('R-BON-05: giving up an active bonus burns it', () => {
    expect(burnsBonus('active', 'remove')).toBe(true);
    expect(burnsBonus('available', 'remove')).toBe(false);
    expect(burnsBonus('active', 'activate')).toBe(false);
  });

  it('lists the active first, each once', () => {
    const list = ['finished', 'available', 'active'].map((status, index) => ({ id: String(index), status }));
    expect(orderBonuses([...list, { id: '2', status: 'active' }]).map(({ status }) => status)).toEqual([
      'active',
      'available',
      'finished',
    ]);
  });
});
