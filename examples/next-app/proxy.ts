import { type NextRequest, NextResponse } from 'next/server';

export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const own = `'self' 'nonce-${nonce}'`;
  const policy = `default-src 'self'; script-src ${own}; style-src ${own}; style-src-attr 'unsafe-inline'`;
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy); // where Next.js finds the nonce for its own scripts
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
