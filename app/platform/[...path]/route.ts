import { env } from '@/lib/env/server';
import { forward } from '@/lib/upstream/forward.server';

export const dynamic = 'force-dynamic';

function handle(request: Request): Promise<Response> {
  const isMedia = new URL(request.url).pathname.startsWith('/platform/media/');
  return forward(request, { origin: env.PLATFORM_URL, from: '/platform', to: '/platform', isMedia });
}

export { handle as GET, handle as HEAD, handle as POST };
