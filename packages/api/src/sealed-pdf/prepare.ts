import { PDFArray, PDFDict, PDFRef, PDFString, type PDFObject } from '@cantoo/pdf-lib';
import { algorithmOf, digestOf, signedAttributes, signedData } from './cms-draft.js';
import { hexOf, joined } from '../der/index.js';
import { annotationOf, embedPictures, name } from './imprint-objects.js';
import { openDocument } from './open-document.js';
import { orderKey } from './signing-order.js';
import type { PdfPage, ReadPdf } from './read-pdf.js';
import { ascii, withRevision } from './revision.js';
import { SealError } from './seal-error.js';
import { imprintsOf, type Seal } from './seals.js';
import { timeStampRoom } from './time-stamp.js';

/** Input of a sealing. */
export interface SealRequest {
  /** At least one. The first is the signature field, the others are beside it in the same revision. */
  readonly seals: readonly Seal[];
  /** The signer's certificate, DER. */
  readonly certificate: Uint8Array;
  /** The issuing authorities, DER. */
  readonly chain: readonly Uint8Array[];
  /** The time that the signer claims. */
  readonly signedAt: Date;
  /** Name of the signer, as a viewer shows it. */
  readonly signer: string;
  /**
   * The planned signers in order, set by the first signer. It is stored in the signature's dictionary, covered by the
   * signature, and ignored by other tools. @default no plan
   */
  readonly order?: readonly string[];
  /** Reserve space for a time stamp, which is requested once there is a signature. @default false */
  readonly timeStamped?: boolean;
}

/** A sealed document without its signature. */
export interface PreparedSeals {
  /** The bytes for the lock to sign: SHA-256 with RSA PKCS#1 v1.5, or SM3 with SM2, by its key. */
  readonly toSign: Uint8Array<ArrayBuffer>;
  /** Digest of the document without the signature: SHA-256, or SM3 for an SM2 key. Part of `toSign`. */
  readonly digest: Uint8Array<ArrayBuffer>;
  /** The document with a gap for its signature. */
  readonly draft: Uint8Array<ArrayBuffer>;
  /** Position of the signature's brackets in the draft. */
  readonly hole: { readonly from: number; readonly to: number };
  /** Signer and time, for the signature. */
  readonly request: Pick<SealRequest, 'certificate' | 'chain'>;
}

const two = (number: number) => String(number).padStart(2, '0');

/** Beijing time in PDF format. */
function pdfTime(at: Date): string {
  const local = new Date(at.getTime() + 8 * 3_600_000);
  const day = `${local.getUTCFullYear()}${two(local.getUTCMonth() + 1)}${two(local.getUTCDate())}`;
  const time = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()].map(two).join('');
  return `(D:${day}${time}+08'00')`;
}

/** Text of a PDF in UTF-16, as hex: no character can end the string. */
const pdfText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, n) => text.charCodeAt(n).toString(16).padStart(4, '0')).join('')}>`;

const rangeWidth = 48;

const signatureObject = (request: SealRequest, room: number) =>
  [
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached',
    `/M ${pdfTime(request.signedAt)} /Name ${pdfText(request.signer)}`,
    ...(request.order?.length ? [`/${orderKey} [${request.order.map(pdfText).join(' ')}]`] : []),
    `/ByteRange [${' '.repeat(rangeWidth)}] /Contents <${'0'.repeat(room * 2)}> >>`,
  ].join('\n');

/** Appends to a list that may be inline or an object of its own; the changed object is recorded. */
function addTo(
  holder: PDFDict,
  key: string,
  added: readonly PDFRef[],
  { holderRef, changed }: { holderRef: PDFRef; changed: Map<PDFRef, PDFObject | string> },
): void {
  const entry = holder.get(name(key));
  const list = holder.lookupMaybe(name(key), PDFArray) ?? holder.context.obj([]);
  for (const ref of added) list.push(ref);
  if (entry instanceof PDFRef) changed.set(entry, list);
  else {
    holder.set(name(key), list);
    changed.set(holderRef, holder);
  }
}

function addField(
  { catalog, context }: ReadPdf,
  widget: PDFRef,
  changed: Map<PDFRef, PDFObject | string>,
): void {
  const { Root: root } = context.trailerInfo;
  if (!(root instanceof PDFRef)) throw new SealError('broken');
  const entry = catalog.get(name('AcroForm'));
  const form = catalog.lookupMaybe(name('AcroForm'), PDFDict) ?? context.obj({});
  if (!(entry instanceof PDFRef)) catalog.set(name('AcroForm'), form);
  const [holderRef, holder] = entry instanceof PDFRef ? [entry, form] : [root, catalog];
  form.set(name('SigFlags'), context.obj(3)); // Signatures exist; append only.
  addTo(form, 'Fields', [widget], { holderRef, changed });
  changed.set(holderRef, holder);
}

/** The seals of one signing as annotations: the first is the signature's widget, the others refer to its name. */
async function addSeals(
  { context, pages }: ReadPdf,
  { seals }: SealRequest,
  signature: PDFRef,
  changed: Map<PDFRef, PDFObject | string>,
): Promise<PDFRef> {
  const imprints = imprintsOf(seals, pages.length);
  const pictures = await embedPictures(context, imprints);
  const field = `Signature${signature.objectNumber}`;
  const byPage = new Map<PdfPage, PDFRef[]>();
  let widget: PDFRef | undefined;
  for (const [n, imprint] of imprints.entries()) {
    const page = pages[imprint.page - 1];
    const picture = pictures.get(imprint.seal.picture);
    if (!page || !picture) throw new SealError('broken');
    const common = annotationOf(context, imprint, { page: page.ref, box: page.box, picture });
    const ref = context.register(
      context.obj(
        widget
          ? { ...common, Subtype: 'Stamp', NM: PDFString.of(`${field}.${n}`) }
          : { ...common, Subtype: 'Widget', FT: 'Sig', T: PDFString.of(field), V: signature },
      ),
    );
    widget ??= ref;
    byPage.set(page, [...(byPage.get(page) ?? []), ref]);
  }
  if (!widget) throw new SealError('outside');
  for (const [page, refs] of byPage) addTo(page.node, 'Annots', refs, { holderRef: page.ref, changed });
  return widget;
}

/**
 * Adds seals to a document in a new revision and returns the bytes to sign. The same request creates the same
 * bytes, so that it can be repeated when the signature arrives. Throws a `SealError`.
 */
export async function prepareSeals(pdf: Uint8Array, request: SealRequest): Promise<PreparedSeals> {
  const algorithm = algorithmOf(request.certificate);
  const opened = await openDocument(pdf);
  const { context } = opened;
  const before = context.largestObjectNumber;
  const changed = new Map<PDFRef, PDFObject | string>();
  const signature = context.nextRef();
  addField(opened, await addSeals(opened, request, signature, changed), changed);
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (ref.objectNumber > before) changed.set(ref, object);
  }
  const certificates = [request.certificate, ...request.chain].reduce((sum, { length }) => sum + length, 0);
  const room = certificates + 2048 + (request.timeStamped ? timeStampRoom : 0);
  changed.set(signature, signatureObject(request, room));
  const draft = withRevision(pdf, context, changed);

  const revision = new TextDecoder('latin1').decode(draft.subarray(pdf.length));
  const from = pdf.length + revision.indexOf(`<${'0'.repeat(room * 2)}>`);
  const to = from + room * 2 + 2;
  const range = `0 ${from} ${to} ${draft.length - to}`.padEnd(rangeWidth);
  draft.set(ascii(range), pdf.length + revision.indexOf(`/ByteRange [${' '.repeat(rangeWidth)}`) + 12);
  const digest = await digestOf(algorithm, joined([draft.subarray(0, from), draft.subarray(to)]));
  const { certificate, chain } = request;
  return {
    toSign: await signedAttributes(digest, certificate),
    digest,
    draft,
    hole: { from, to },
    request: { certificate, chain },
  };
}

/** Inserts the lock's signature into the prepared document, and the time stamp over it. */
export function finishSeals(
  { draft, hole, toSign, request }: PreparedSeals,
  signature: Uint8Array,
  timeStamp?: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const cms = signedData({ ...request, attributes: toSign, signature, timeStamp });
  if (cms.length * 2 > hole.to - hole.from - 2) throw new SealError('certificate');
  const pdf = draft.slice();
  pdf.set(ascii(hexOf(cms)), hole.from + 1);
  return pdf;
}
