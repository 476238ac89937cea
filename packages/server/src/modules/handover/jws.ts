import { createPrivateKey, createPublicKey, generateKeyPair, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';

/** Claims of a ticket. Times are seconds since 1970, as in RFC 7519. */
export interface TicketClaims {
  /** The issuing system. */
  readonly iss: string;
  /** The system for which the ticket is meant. */
  readonly aud: string;
  /** The user name in the target system. */
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
  /** The ticket's unique id, which detects a second use. */
  readonly jti: string;
  readonly [more: string]: string | number;
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An EC pair (P-256) in PEM. */
export async function makeTicketKey(): Promise<{ publicPart: string; privateKey: string }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicPart: publicKey, privateKey };
}

/** A JSON Web Token with ES256 (RFC 7515, 7518). */
export function signTicket(claims: TicketClaims, privateKey: string): string {
  const signed = `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}`;
  const key = { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' } as const;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The claims of a ticket signed with this key, or undefined. We choose the algorithm, not the ticket: another
 * one in its header is refused. The caller checks times and reuse.
 */
export function readTicket(ticket: string, publicKey: string): TicketClaims | undefined {
  const [head, body, signature, ...rest] = ticket.split('.');
  if (!head || !body || !signature || rest.length > 0) return undefined;
  if (parsed(head)?.['alg'] !== 'ES256') return undefined;
  const key = { key: createPublicKey(publicKey), dsaEncoding: 'ieee-p1363' } as const;
  const genuine = verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  const claims = genuine ? parsed(body) : undefined;
  const texts = ['iss', 'aud', 'sub', 'jti'].every((name) => typeof claims?.[name] === 'string');
  const times = ['iat', 'exp'].every((name) => Number.isSafeInteger(claims?.[name]));
  // Every claim was checked above.
  return texts && times ? (claims as unknown as TicketClaims) : undefined;
}
