import { env } from '@/lib/env/server';
import { forward } from '@/lib/upstream/forward.server';

export const dynamic = 'force-dynamic';

const handle = (request: Request) =>
  forward(request, { origin: env.PLATFORM_URL, from: '/oauth', to: '/oauth' });

export { handle as GET, handle as POST };
