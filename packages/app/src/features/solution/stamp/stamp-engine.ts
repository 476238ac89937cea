import { finishSeals, prepareSeals } from '@ca-portal/api/sealed-pdf';
import { serverClock } from '../../../api/server-clock.js';
import type { LockConnection, LockFacts } from '../../../lock/index.js';
import { verifyFile, type Report } from '../verify/verify-file.js';
import type { Placed } from './placement.js';
import type { SealPicture } from './seal-pictures.js';
import { timeStampFor, type TimeStampOutcome } from './time-stamp.js';

export interface Paging {
  readonly sealId: string;
  readonly from: number;
  readonly to: number;
  /** Share of the page's height. */
  readonly middle: number;
}
export interface Stamping {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly placed: readonly Placed[];
  readonly paging: Paging | undefined;
  readonly pictures: readonly SealPicture[];
}
export interface Stamped {
  readonly file: File;
  readonly report: Extract<Report, { kind: 'checked' }>;
  /** Who vouches for the time: an authority, or nobody but this computer. */
  readonly time: 'stamped' | Extract<TimeStampOutcome, string>;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The authorities that the portal publishes: who reads the file later needs no network to find them. */
async function authorities(): Promise<Uint8Array[]> {
  const response = await fetch('/pki/chain.pem', { credentials: 'omit' });
  if (!response.ok) return [];
  const blocks =
    (await response.text()).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => bytesOf(block.replaceAll(/-----[^-]+-----|\s/g, '')));
}

const stampedName = (name: string) => `${name.replace(/\.pdf$/i, '').replace(/_已签章$/, '')}_已签章.pdf`;

/** The lock's signature is none of this document: the file is not given out. */
export class WrongSignature extends Error {
  override readonly name = 'WrongSignature';
}

/** Puts the seals on, has the lock sign, and checks the result with what the public page checks with. */
export async function stamp(
  { name, bytes, placed, paging, pictures }: Stamping,
  session: Pick<LockConnection, 'signBytes'>,
  certificate: Pick<NonNullable<LockFacts['certificate']>, 'der' | 'holderName'>,
): Promise<Stamped> {
  const pictureOf = (sealId: string) => {
    const found = pictures.find(({ id }) => id === sealId);
    if (!found) throw new Error('a seal without its picture');
    return found;
  };
  const seals = placed.map(({ sealId, page, left, top, width, height }) => {
    const picture = pictureOf(sealId).bytes;
    return { kind: 'seal' as const, picture, page, left, top, width, height };
  });
  const over = paging && pictureOf(paging.sealId);
  const prepared = await prepareSeals(bytes, {
    seals: [
      ...seals,
      ...(paging && over
        ? [
            {
              kind: 'paging' as const,
              picture: over.bytes,
              ...paging,
              width: over.width,
              height: over.height,
            },
          ]
        : []),
    ],
    certificate: bytesOf(certificate.der),
    chain: await authorities(),
    signedAt: new Date(serverClock.now()),
    signer: certificate.holderName,
    timeStamped: true,
  });
  const signature = bytesOf(await session.signBytes(base64Of(prepared.toSign)));
  const stamped = await timeStampFor(signature);
  const signed = finishSeals(prepared, signature, typeof stamped === 'string' ? undefined : stamped);
  const file = new File([signed], stampedName(name), { type: 'application/pdf' });
  const report = await verifyFile(file);
  const own = report.kind === 'checked' ? report.signatures.at(-1)?.checked : undefined;
  if (report.kind !== 'checked' || !own?.readable || own.facts.content !== 'whole')
    throw new WrongSignature();
  return { file, report, time: typeof stamped === 'string' ? stamped : 'stamped' };
}
