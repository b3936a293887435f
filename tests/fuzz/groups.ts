import { ADDRESS_EDGES } from './edges/addresses';
import { CONTENT_EDGES } from './edges/content';
import { FORM_EDGES } from './edges/forms';
import { GATEWAY_EDGES } from './edges/gateway';
import { MONEY_EDGES } from './edges/money';
import { PLATFORM_EDGES } from './edges/platform';
import { QUERY_EDGES } from './edges/queries';
import { SEO_EDGES } from './edges/seo';
import type { Edge } from './edge';

/** Every edge, by the part of the product it belongs to. */
export const GROUPS: Readonly<Record<string, readonly Edge[]>> = {
  addresses: ADDRESS_EDGES,
  queries: QUERY_EDGES,
  seo: SEO_EDGES,
  content: CONTENT_EDGES,
  platform: PLATFORM_EDGES,
  money: MONEY_EDGES,
  forms: FORM_EDGES,
  gateway: GATEWAY_EDGES,
};
