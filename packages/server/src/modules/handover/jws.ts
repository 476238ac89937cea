import { createPrivateKey, createPublicKey } from 'node:crypto';
import {
  CompactSign,
  compactVerify,
  decodeJwt,
  errors,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
} from 'jose';

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

/** The portal sets the algorithm, not the ticket: a ticket with another one in its header is refused. */
const alg = 'ES256';

/** An EC pair (P-256) in PEM. */
export async function makeTicketKey(): Promise<{ publicPart: string; privateKey: string }> {
  const pair = await generateKeyPair(alg, { extractable: true });
  return { publicPart: await exportSPKI(pair.publicKey), privateKey: await exportPKCS8(pair.privateKey) };
}

/** A JSON Web Token with ES256 (RFC 7515, 7518). */
export const signTicket = (claims: TicketClaims, privateKey: string): Promise<string> =>
  new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg, typ: 'JWT' })
    .sign(createPrivateKey(privateKey));

/** The issuer that a ticket names. Only used to choose the key: no claim is trusted before signature verification. */
export function issuerOf(ticket: string): string {
  try {
    return String(decodeJwt(ticket).iss ?? '');
  } catch {
    return '';
  }
}

function claimsIn(payload: Uint8Array): TicketClaims | undefined {
  const claims: unknown = JSON.parse(Buffer.from(payload).toString('utf8'));
  if (typeof claims !== 'object' || claims === null) return undefined;
  const given: Readonly<Record<string, unknown>> = { ...claims };
  const texts = ['iss', 'aud', 'sub', 'jti'].every((name) => typeof given[name] === 'string');
  const times = ['iat', 'exp'].every((name) => Number.isSafeInteger(given[name]));
  // Each claim was checked above.
  return texts && times ? (given as unknown as TicketClaims) : undefined;
}

/** The claims of a ticket signed with that key, or undefined. The caller checks times and repeated use. */
export async function readTicket(ticket: string, publicKey: string): Promise<TicketClaims | undefined> {
  const key = createPublicKey(publicKey);
  try {
    return claimsIn((await compactVerify(ticket, key, { algorithms: [alg] })).payload);
  } catch (error) {
    // An unreadable ticket is refused; an unusable key is an error that the operator must see.
    if (error instanceof errors.JOSEError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
