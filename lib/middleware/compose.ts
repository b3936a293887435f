import { NextResponse, type NextRequest } from 'next/server';
import { log } from '@/lib/log';
import { createContext, type Step, type StepContext } from './context';
import { pageHeaders } from './page-headers';
import { readySettings } from './settings.server';

/** Set by the framework's draft mode; whether its value is right, the page finds out. */
const PREVIEW_COOKIE = '__prerender_bypass';

/**
 * Runs the steps in the order they are written down; the first answer ends the request. A step that fails is logged and
 * passed over: a request never ends in an error because of the middleware.
 */
export function compose(steps: Readonly<Record<string, Step>>): (request: NextRequest) => Promise<Response> {
  const ordered = Object.entries(steps);
  return async (request) => {
    const context = createContext(request, await readySettings());
    for (const [name, value] of Object.entries(
      pageHeaders(context.sitePath, request.cookies.has(PREVIEW_COOKIE)),
    )) {
      context.responseHeaders.set(name, value);
    }
    for (const [name, step] of ordered) {
      const answer = await runStep(name, step, context);
      if (answer !== undefined) return withHeaders(answer, context.responseHeaders);
    }
    return withHeaders(NextResponse.next(), context.responseHeaders);
  };
}

async function runStep(name: string, step: Step, context: StepContext): Promise<Response | undefined> {
  try {
    return await step(context);
  } catch (error) {
    log.once(`middleware-${name}`, 'error', 'middleware-step-failed', { step: name, reason: String(error) });
    return undefined;
  }
}

function withHeaders(answer: Response, headers: Headers): Response {
  headers.forEach((value, name) => {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  });
  return answer;
}
