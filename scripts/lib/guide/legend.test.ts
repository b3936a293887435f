import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { guideText, pictureFile } from './legend';
import { SCENES } from './scenes';

const docs = join(root, 'docs');
/** Names of collections and their fields, as marked in the guide. */
const named = (text: string) => [...text.matchAll(/`([a-z-]+)[.`]/g)].map(([, name = '']) => name);

describe('content in pictures', () => {
  it('is the text of its scenes: a changed scene is generated again', () => {
    expect(readFileSync(join(docs, 'content-pictures.md'), 'utf8')).toBe(guideText());
  });

  it('has a picture for each scene, and no other', () => {
    const pictures = readdirSync(join(docs, 'pictures')).filter((file) => file.startsWith('content-'));
    expect(pictures.sort()).toEqual(SCENES.map(pictureFile).sort());
    expect(existsSync(join(docs, 'pictures/editor.jpg'))).toBe(true);
  });

  it('speaks of collections that the guide to the content describes', () => {
    const guide = readFileSync(join(docs, 'content.md'), 'utf8');
    const collections = SCENES.flatMap(({ marks }) => marks.flatMap(({ source }) => named(source)));
    expect(collections.filter((name) => name.includes('-') && !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
