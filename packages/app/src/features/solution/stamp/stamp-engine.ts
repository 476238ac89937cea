import { sealPdf, type Seal } from '@ca-portal/api/sealed-pdf';
import { serverClock } from '../../../api/server-clock.js';
import type { LockFacts } from '../../../lock/index.js';
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

/** Whatever holds the key: a lock, the file of a PC certificate, or a phone, which shows the digest first. */
export interface StampSigner {
  signBytes: (base64: string, digest: Uint8Array) => Promise<string>;
}

/** Puts the seals on, has them signed, and checks the result with what the public page checks with. */
export async function stamp(
  { name, bytes, placed, paging, pictures }: Stamping,
  signer: StampSigner,
  certificate: Pick<NonNullable<LockFacts['certificate']>, 'der' | 'holderName'>,
): Promise<Stamped> {
  const pictureOf = (sealId: string) => {
    const found = pictures.find(({ id }) => id === sealId);
    if (!found) throw new Error('a seal without its picture');
    return found;
  };
  const seals: Seal[] = placed.map(({ sealId, page, left, top, width, height }) => {
    const picture = pictureOf(sealId).bytes;
    return { kind: 'seal', picture, page, left, top, width, height };
  });
  if (paging) {
    const { bytes: picture, width, height } = pictureOf(paging.sealId);
    seals.push({ kind: 'paging', picture, ...paging, width, height });
  }
  let time: Stamped['time'] = 'stamped';
  const signed = await sealPdf(bytes, {
    seals,
    certificate: bytesOf(certificate.der),
    chain: await authorities(),
    signedAt: new Date(serverClock.now()),
    signer: certificate.holderName,
    sign: async (toSign, digest) => bytesOf(await signer.signBytes(base64Of(toSign), digest)),
    async timeStamp(signature) {
      const token = await timeStampFor(signature);
      if (typeof token !== 'string') return token;
      time = token;
      return undefined;
    },
  });
  const file = new File([signed], stampedName(name), { type: 'application/pdf' });
  const report = await verifyFile(file);
  if (report.kind !== 'checked') throw new Error('a sealed document that is no document');
  return { file, report, time };
}
