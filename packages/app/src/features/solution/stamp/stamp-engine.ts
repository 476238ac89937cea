import { stampPdf, type Seal, type StampSigner } from '@ca-portal/api/sealed-pdf';
import type { PagesSeal, PlacedSeal } from '@ca-portal/ui/seal-placer';
import { serverClock } from '../../../api/server-clock.js';
import { publishedAuthorities } from '../verify/trust.js';
import { verifyFile, type Report } from '../verify/verify-file.js';
import type { SealPicture } from './seal-pictures.js';
import { timeStampFor, type TimeStampOutcome } from './time-stamp.js';

export interface Stamping {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly placed: readonly PlacedSeal[];
  readonly paging: PagesSeal | undefined;
  readonly pictures: readonly SealPicture[];
  /** The planned signers in order; the first signer sets the plan. */
  readonly order: readonly string[];
}
export interface Stamped {
  readonly file: File;
  readonly report: Extract<Report, { kind: 'checked' }>;
  /** The source of the time: an authority, or only this computer. */
  readonly time: 'stamped' | Extract<TimeStampOutcome, string>;
}

const stampedName = (name: string) => `${name.replace(/\.pdf$/i, '').replace(/_已签章$/, '')}_已签章.pdf`;

/** Places the seals, gets the signature, and checks the result with the same code as the public page. */
export async function stamp(
  { name, bytes, placed, paging, pictures, order }: Stamping,
  signer: StampSigner,
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
  const signed = await stampPdf(signer, bytes, {
    seals,
    order,
    // Embedded, so that a reader needs no network to find them.
    chain: await publishedAuthorities().catch(() => []),
    signedAt: new Date(serverClock.now()),
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
