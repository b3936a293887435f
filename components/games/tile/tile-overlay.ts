import { loadNamespace } from '@/i18n/lazy-messages';
import { DEMO_HASH } from '@/lib/games/play-rules';
import { readTileFacts } from '@/lib/games/tile-facts';
import styles from './tile-overlay.module.scss';

/** Number of games read in one request. */
const READ_TILES = 24;

/**
 * Adds the provider and, if available, a demo link to a tile, whose own link still leads to the game.
 * @param tile Element whose only child link is the game's.
 * @param signal Aborting removes the overlay, and keeps a pending one from being added.
 */
export async function overlayTile(tile: HTMLElement, signal: AbortSignal): Promise<void> {
  const link = linkOf(tile);
  const sysname = link && sysnameOf(link);
  if (!sysname) return;
  const [facts, texts] = await Promise.all([
    readTileFacts(sysname, neighboursOf(tile)),
    loadNamespace('games'),
  ]);
  if (signal.aborted || !facts || (!facts.provider && !facts.hasDemo)) return;
  const overlay = document.createElement('div');
  overlay.className = styles.overlay ?? '';
  if (facts.provider) overlay.append(textElement(facts.provider));
  if (facts.hasDemo) overlay.append(demoLink(link, texts.demo));
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

/** Games of the tiles from this one on, then of those before it. */
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
