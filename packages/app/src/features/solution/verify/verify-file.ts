import { readSignatures, SealError, type PdfSignature } from '@ca-portal/api/sealed-pdf';
import { turnsOf } from '@ca-portal/api/sealed-pdf/signature';
import { serverClock } from '../../../api/server-clock.js';
import { checkSignature, type CheckedSignature, type Trust } from './check-signature.js';
import { isPdf } from './is-pdf.js';
import { isOfd } from './ofd.js';
import type { SampleKind } from './samples.js';
import { portalTrust } from './trust.js';
import { summaryOf, verdictOf, type Summary, type Verdict } from './verdict.js';
import { maxBytes, type FileRefusal } from './limits.js';

export interface ReportedSignature extends Pick<PdfSignature, 'page' | 'box'> {
  checked: CheckedSignature;
  verdict: Verdict;
}

/** The first signer's plan, compared with the actual signers. */
export type SigningOrder = ReturnType<typeof turnsOf>;

export type Report =
  | { kind: 'refused'; name: string; refusal: FileRefusal }
  | {
      kind: 'checked';
      name: string;
      size: number;
      pages: number;
      signatures: readonly ReportedSignature[];
      summary: Summary;
      /** Undefined if there is no planned order. */
      order: SigningOrder | undefined;
      at: Date;
    };

const readable = (pdf: Uint8Array) =>
  readSignatures(pdf).catch((error: unknown) => {
    if (error instanceof SealError) return undefined;
    throw error;
  });

/** The number of signatures, whether or not they can be checked now. */
export const countSignatures = async (pdf: Uint8Array): Promise<number> =>
  (await readable(pdf))?.signatures.length ?? 0;

async function report(name: string, pdf: Uint8Array, trustOf: () => Promise<Trust>): Promise<Report> {
  const read = await readable(pdf);
  if (!read) return { kind: 'refused', name, refusal: 'broken' };
  const { pages, signatures, changedAfterwards } = read;
  const trust = await trustOf();
  const reported = await Promise.all(
    signatures.map(async (one): Promise<ReportedSignature> => {
      const checked = await checkSignature(one, trust);
      return { page: one.page, box: one.box, checked, verdict: verdictOf(checked) };
    }),
  );
  const verdicts = reported.map(({ verdict }) => verdict);
  const holders = reported.flatMap(({ checked, verdict }) =>
    checked.readable && verdict !== 'invalid' ? [checked.facts.holder] : [],
  );
  const planned = signatures[0]?.order ?? [];
  const summary = summaryOf(verdicts, changedAfterwards);
  return {
    kind: 'checked',
    name,
    size: pdf.length,
    pages,
    signatures: reported,
    summary,
    order: planned.length > 0 ? turnsOf(planned, holders) : undefined,
    at: new Date(serverClock.now()),
  };
}

/** Checks a file here, with the same reader as the server; the file never leaves the computer. */
export async function verifyFile(file: File): Promise<Report> {
  const { name, size } = file;
  if (size > maxBytes) return { kind: 'refused', name, refusal: 'tooLarge' };
  const pdf = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(pdf)) return { kind: 'refused', name, refusal: isOfd(pdf) ? 'ofd' : 'wrongType' };
  return report(name, pdf, portalTrust);
}

export async function verifySample(kind: SampleKind, name: string): Promise<Report> {
  // Only they need the code that seals.
  const { makeSample } = await import('./samples.js');
  const { pdf, trust } = await makeSample(kind);
  return report(name, pdf, async () => trust);
}
