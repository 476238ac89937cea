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

/** What a ticket says. Times are seconds since 1970, as in RFC 7519. */
export interface TicketClaims {
  /** The system that vouches. */
  readonly iss: string;
  /** The system for which the ticket is meant. */
  readonly aud: string;
  /** The user name there. */
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
  /** The ticket's own name, by which a second use is noticed. */
  readonly jti: string;
  readonly [more: string]: string | number;
}

/** The algorithm is ours to say, not the ticket's: another one in its head is refused. */
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

/** The issuer a ticket claims to be from. Only chooses the key: nothing is believed before the signature. */
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
  // Each claim was looked at above.
  return texts && times ? (given as unknown as TicketClaims) : undefined;
}

/** The claims of a ticket that was signed with that key, or undefined. Times and uses are the caller's to check. */
export async function readTicket(ticket: string, publicKey: string): Promise<TicketClaims | undefined> {
  const key = createPublicKey(publicKey);
  try {
    return claimsIn((await compactVerify(ticket, key, { algorithms: [alg] })).payload);
  } catch (error) {
    // A ticket that cannot be read is refused; a key that cannot be used is the operator's to hear of.
    if (error instanceof errors.JOSEError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
