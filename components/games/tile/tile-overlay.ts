import { loadMessages } from '@/i18n/lazy-messages';
import { documentLocale } from '@/lib/browser/document-locale';
import { DEMO_HASH } from '@/lib/games/play-rules';
import { readTileFacts } from '@/lib/games/tile-facts';
import styles from './tile-overlay.module.scss';

/** How many tiles of a list are read together. */
const READ_TILES = 24;

/**
 * Puts on a tile who made its game and, where it has one, the link to its demo. Its own link still leads to the game.
 * @param tile Element with the link, its only child that is one.
 * @param signal Ends the look: nothing is put on after it, and what was is taken away.
 */
export async function overlayTile(tile: HTMLElement, signal: AbortSignal): Promise<void> {
  const link = linkOf(tile);
  const sysname = link && sysnameOf(link);
  if (!sysname) return;
  const [facts, { games }] = await Promise.all([
    readTileFacts(sysname, neighboursOf(tile)),
    loadMessages(documentLocale(), ['games']),
  ]);
  if (signal.aborted || !facts || (!facts.provider && !facts.hasDemo)) return;
  const overlay = document.createElement('div');
  overlay.className = styles.overlay ?? '';
  if (facts.provider) overlay.append(textElement(facts.provider));
  if (facts.hasDemo) overlay.append(demoLink(link, (games as { demo: string }).demo));
  tile.append(overlay);
  signal.addEventListener('abort', () => overlay.remove());
}

function textElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.provider ?? '';
  element.textContent = text;
  return element;
}

function demoLink(game: HTMLAnchorElement, word: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = styles.demo ?? '';
  link.href = `${game.getAttribute('href')}${DEMO_HASH}`;
  link.dataset['soft'] = '';
  link.textContent = word;
  link.setAttribute('aria-label', `${word}: ${game.textContent.trim()}`);
  return link;
}

/** Games of the tiles from this one on, and then of those before it. */
function neighboursOf(tile: HTMLElement): string[] {
  const tiles = [...(tile.closest('ul')?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
  const place = tiles.findIndex((other) => other.contains(tile));
  return [...tiles.slice(place), ...tiles.slice(0, place).reverse()].slice(0, READ_TILES).flatMap((other) => {
    const link = linkOf(other);
    return (link && sysnameOf(link)) ?? [];
  });
}

function linkOf(tile: HTMLElement): HTMLAnchorElement | null {
  return tile.querySelector('a');
}

function sysnameOf(link: HTMLAnchorElement): string | null {
  const name = /\/game\/([^/?#]+)$/.exec(link.pathname)?.[1];
  return name === undefined ? null : decodeURIComponent(name);
}
