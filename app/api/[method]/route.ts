import { forwardPlatformCall } from '@/lib/platform/gateway.server';

export const dynamic = 'force-dynamic';

async function handle(
  request: Request,
  { params }: { params: Promise<{ method: string }> },
): Promise<Response> {
  return forwardPlatformCall(request, (await params).method);
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
