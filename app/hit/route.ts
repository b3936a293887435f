import { env } from '@/lib/env/server';
import { forward } from '@/lib/upstream/forward.server';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) =>
  forward(request, { origin: env.PLATFORM_URL, from: '/hit', to: '/hit' });
