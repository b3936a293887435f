import { NextResponse } from 'next/server';

export const middleware = () => NextResponse.next();
export const config = { runtime: 'nodejs', matcher: ['/((?!_next).*)'] };
