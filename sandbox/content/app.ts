import { isCollectionName } from './collections';
import { ContentError } from './content-error';
import { readContentQuery } from './content-query';
import { createContentStore, type ContentStore } from './content-store';
import { isContentLocale, readContentPatch } from './content-value';
import { serveUpload } from './media/serve-upload';
import { readCollection } from './read-collection';
import type { ContentShape } from './shape';

interface ContentAppOptions {
  /** When set, a request that carries another bearer token is refused with 401; one without a token is served. */
  token?: string;
  /** Form of the responses; a request with `Strapi-Response-Format: v4` gets the wrapped one in either case. */
  shape?: ContentShape;
}

/** A headless content system in one object: `GET /api/{collection}` and `GET /uploads/*`, or HEAD. */
export interface ContentApp {
  fetch(request: Request): Promise<Response>;
  /**
   * Merges a patch of plain JSON into a record, as an editor's change would; see `ContentStore`. Throws ContentError
   * 404 for a collection or a locale that does not exist.
   */
  edit(collection: string, locale: string, patch: Readonly<Record<string, unknown>>): void;
  /** Brings the demo content back. */
  reset(): void;
}

export function createContentApp({ token, shape = 'wrapped' }: ContentAppOptions = {}): ContentApp {
  const store = createContentStore();
  return {
    async fetch(request) {
      try {
        return respond(request, store, { token, shape });
      } catch (error) {
        if (error instanceof ContentError) return error.toResponse();
        throw error;
      }
    },
    edit(collection, locale, patch) {
      if (!isCollectionName(collection) || !isContentLocale(locale)) throw new ContentError(404, 'Not Found');
      store.edit(collection, locale, readContentPatch(patch));
    },
    reset: store.reset,
  };
}

function respond(
  request: Request,
  store: ContentStore,
  { token, shape = 'wrapped' }: ContentAppOptions,
): Response {
  // The server sends the headers alone in response to HEAD.
  if (!['GET', 'HEAD'].includes(request.method)) throw new ContentError(405, 'Method Not Allowed');
  const { pathname, search } = new URL(request.url);
  const [, section, name, ...rest] = pathname.split('/');
  if (section === 'uploads' && name !== undefined && rest.length === 0) return serveUpload(request, name);
  if (section !== 'api' || name === undefined || rest.length > 0 || !isCollectionName(name)) {
    throw new ContentError(404, 'Not Found');
  }
  refuseWrongToken(request, token);
  const query = readContentQuery(search);
  return Response.json(readCollection(store, name, query, shapeFor(request, shape)));
}

function shapeFor(request: Request, usual: ContentShape): ContentShape {
  return request.headers.get('Strapi-Response-Format') === 'v4' ? 'wrapped' : usual;
}

function refuseWrongToken(request: Request, token: string | undefined): void {
  const authorization = request.headers.get('Authorization');
  if (token === undefined || authorization === null || authorization === `Bearer ${token}`) return;
  throw new ContentError(401, 'Missing or invalid credentials');
}
