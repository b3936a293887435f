import { describe, expect, it } from 'vitest';
import { bonusActions, burnsBonus, orderBonuses } from './rules';

describe('bonuses', () => {
  it('R-BON-03: what can be done follows from the status; nothing with an unknown one', () => {
    expect(bonusActions({ type: 'casino', status: 'available' })).toEqual(['activate', 'remove']);
    expect(bonusActions({ type: 'casino', status: 'active' })).toEqual(['deactivate', 'remove']);
    expect(bonusActions({ type: 'betting', status: 'active' })).toEqual(['remove']);
    expect(bonusActions({ type: 'casino', status: 'finished' })).toEqual([]);
    expect(bonusActions({ type: 'casino', status: 'mystery' })).toEqual([]);
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
