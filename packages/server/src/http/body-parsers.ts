import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { PortalError } from '../kernel/portal-error.js';

/** The deepest body of the contract has six levels; deeper ones are attacks on the stack. */
const deepest = 32;
/** Forms come from other platforms and payment channels; everything else is JSON. */
const formBytes = 64 * 1024;

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** True if a JSON text nests arrays and objects deeper than allowed. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inside) {
      if (code === backslash) at += 1;
      else if (code === quote) inside = false;
    } else if (code === quote) inside = true;
    else if (opening.has(code)) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (closing.has(code)) depth -= 1;
  }
  return false;
}

/**
 * Parses bodies with limits: a megabyte (see `buildApp`) of brackets is valid JSON, and recursive code after
 * the parser would overflow the stack.
 */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(new PortalError('badRequest'));
    else parse(request, body, done);
  });
  await app.register(formbody, { bodyLimit: formBytes });
}
