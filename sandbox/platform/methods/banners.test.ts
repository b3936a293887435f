import { beforeAll, describe, expect, it } from 'vitest';
import { drawMedia } from '../../art/draw-media';
import type { World } from '../../world/world';
import { fieldCode, testWorld, TestVisitor } from '../test-player';

let world: World;
let guest: TestVisitor;

beforeAll(() => {
  ({ world } = testWorld());
  guest = new TestVisitor(world);
});

interface Banner {
  id: number;
  finished_at: string;
  description: Record<string, string | number>;
}

describe('banners, popups and events', () => {
  it('R-BAN-01 R-BAN-02 gives banners with raw keys, pictures that exist, and one that is over', async () => {
    const { data } = await guest.get('banners.get', { fields: 'id,finished_at,description' });
    const items = data.items as Banner[];
    expect(items.length).toBe(data.count);
    expect(items.length).toBeGreaterThanOrEqual(5);
    for (const { description } of items) {
      expect(Object.keys(description)).toEqual(
        expect.arrayContaining(['position', 'title_1', 'subtitle_1', 'button_1', 'link_1']),
      );
      expect(drawMedia(String(description.image_1), 'en')).toContain('viewBox="0 0 1440 480"');
      expect(drawMedia(String(description.image_2), 'en')).toContain('viewBox="0 0 720 720"');
    }
    const over = items.filter((banner) => Date.parse(banner.finished_at) < world.clock.now());
    expect(over).toHaveLength(1);
  });

  it('R-BAN-01 keeps to offset, count and fields', async () => {
    const { data } = await guest.get('banners.get', { offset: '1', count: '2', fields: 'id' });
    expect(data).toEqual({ items: [{ id: 3 }, { id: 2 }], count: 2 });
  });

  it('returns a popup in the language of the call and refuses an unknown one', async () => {
    const { data } = await guest.get('popups.get', { sysname: 'summer', locale: 'fr' });
    expect(data).toMatchObject({ sysname: 'summer', description: { title: 'L’été bat son plein' } });
    expect(fieldCode(await guest.get('popups.get', { sysname: 'none' }), 'sysname')).toBe('not_found');
  });

  it('names the popup of an event, or none', async () => {
    const popupOf = async (query: Record<string, string>) =>
      (await guest.get('events.handle', query)).data.popup;
    expect(await popupOf({ event_name: 'registration' })).toBeNull();
    expect(await popupOf({ event_name: 'visit', event_params: '{"popup":"weekend"}' })).toBe('weekend');
    expect(await popupOf({ event_name: 'visit', event_params: '{"popup":"none"}' })).toBeNull();
    expect(await popupOf({ event_name: 'visit', event_params: 'broken' })).toBeNull();
  });
});
