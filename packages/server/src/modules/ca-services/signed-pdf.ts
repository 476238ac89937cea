import { createHash, timingSafeEqual } from 'node:crypto';
import { formatBeijing } from '@ca-portal/api/domain';
import type { Services } from '../../services.js';
import { signatureMatchesBytes } from '../lock-login/signature.js';
import { insideOf, readDer, type Der } from './der.js';
import { certificateFacts, type Check } from './verify-certificate.js';

/** More than a contract has parties; each costs a check of its certificate. */
const mostSignatures = 50;
const sha256Oid = '608648016503040201';
const messageDigestOid = '2a864886f70d010904';
const signingTimeOid = '2a864886f70d010905';

interface CmsSignature {
  readonly certificate: Buffer;
  /** What was signed: the attributes, as a SET. */
  readonly attributes: Buffer;
  readonly digest: Buffer;
  readonly signature: Buffer;
}

/** The first signer of a CMS SignedData (RFC 5652) with SHA-256 and signed attributes, as PDF signatures are. */
function readCms(bytes: Buffer): CmsSignature | undefined {
  const signedData = insideOf(insideOf(insideOf(readDer(bytes)[0])[1])[0]);
  const certificates = signedData.find(({ tag }) => tag === 0xa0);
  const signer = insideOf(insideOf(signedData.at(-1))[0]);
  const attributes = signer.find(({ tag }) => tag === 0xa0);
  const signature = signer.findLast(({ tag }) => tag === 0x04);
  const algorithm = insideOf(signer[2])[0];
  const [certificate] = insideOf(certificates);
  if (!certificate || !attributes || !signature || algorithm?.content.toString('hex') !== sha256Oid) {
    return undefined;
  }
  const digest = insideOf(attributes).find(
    (one) => insideOf(one)[0]?.content.toString('hex') === messageDigestOid,
  );
  const value: Der | undefined = insideOf(insideOf(digest)[1])[0];
  if (!value) return undefined;
  // Signed is the attributes' encoding as a SET OF, not with the tag that they carry inside the signer.
  const asSet = Buffer.from(attributes.whole);
  asSet[0] = 0x31;
  return {
    certificate: certificate.whole,
    attributes: asSet,
    digest: value.content,
    signature: signature.content,
  };
}

/** The time that the signer claims, yyMMddHHmmssZ. */
function signingTime(attributes: Buffer): Date | null {
  const found = insideOf(readDer(attributes)[0]).find(
    (one) => insideOf(one)[0]?.content.toString('hex') === signingTimeOid,
  );
  const text = insideOf(insideOf(found)[1])[0]?.content.toString('latin1') ?? '';
  const parts = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as [number, ...number[]];
  return new Date(Date.UTC(2000 + year, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0));
}

interface Place {
  readonly page: number;
  readonly box: { x: number; y: number; width: number; height: number } | null;
}

const numbers = (text: string | undefined): number[] =>
  (text ?? '').slice(0, 200).trim().split(/\s+/).map(Number);

interface PdfObject {
  readonly number: string;
  readonly body: string;
}

/**
 * Plain objects of a PDF. Cut at the closing words and read backwards, so that a hostile file costs one pass: anybody
 * may send one.
 */
const objectsOf = (source: string): PdfObject[] =>
  source.split('endobj').flatMap((part) => {
    const at = part.lastIndexOf(' 0 obj');
    const number = /\d{1,10}$/.exec(part.slice(Math.max(0, at - 10), Math.max(0, at)))?.[0];
    return number ? [{ number, body: part.slice(at + 6) }] : [];
  });

/** What stands between two marks after a key, or nothing. */
function valueAfter(body: string, key: string, open: string, close: string): string | undefined {
  const at = body.indexOf(key);
  const from = at < 0 ? -1 : body.indexOf(open, at);
  const to = from < 0 ? -1 : body.indexOf(close, from);
  return to < 0 || body.slice(at + key.length, from).trim() !== '' ? undefined : body.slice(from + 1, to);
}

/** Where the signature shows: the widget that names it, on its page; page 1 and no box for an invisible one. */
function placeOf(all: readonly PdfObject[], pages: readonly PdfObject[], signatureNo: string): Place {
  const widget = all.find(({ body }) => body.includes(`/V ${signatureNo} 0 R`));
  if (!widget) return { page: 1, box: null };
  const on = /\/P (\d{1,10}) 0 R/.exec(widget.body)?.[1];
  const index = Math.max(
    0,
    pages.findIndex(({ number }) => number === on),
  );
  const [left = 0, low = 0, right = 0, high = 0] = numbers(valueAfter(widget.body, '/Rect', '[', ']'));
  const [, , width = 595.28, height = 841.89] = numbers(
    valueAfter(pages[index]?.body ?? '', '/MediaBox', '[', ']'),
  );
  if (!(right > left && high > low && width > 0 && height > 0)) return { page: index + 1, box: null };
  const box = {
    x: left / width,
    y: 1 - high / height,
    width: (right - left) / width,
    height: (high - low) / height,
  };
  return { page: index + 1, box };
}

/** Signatures cover everything but themselves: what lies outside both ranges must be the signature and no more. */
function covered(pdf: Buffer, range: readonly number[]): Buffer | undefined {
  const [start, length, next, rest] = range;
  if (start !== 0 || length === undefined || next === undefined || rest === undefined) return undefined;
  if (next <= length || next + rest !== pdf.length) return undefined;
  return Buffer.concat([pdf.subarray(0, length), pdf.subarray(next, next + rest)]);
}

async function judge(services: Services, pdf: Buffer, range: readonly number[], hex: string) {
  const cms = readCms(Buffer.from(hex.replaceAll(/\s/g, '').replace(/(?:00)+$/, ''), 'hex'));
  if (!cms) return undefined;
  const { publicKey, checks, ...facts } = await certificateFacts(services, new Uint8Array(cms.certificate));
  const content = covered(pdf, range);
  const digest = content && createHash('sha256').update(content).digest();
  const same = digest?.length === cms.digest.length && timingSafeEqual(digest, cms.digest);
  const signed = signatureMatchesBytes(publicKey, cms.attributes, cms.signature);
  const check: Check = {
    key: 'signature',
    label: '签名',
    passed: Boolean(same) && signed,
    detail: !signed ? '签名不是该证书所签' : same ? '签名后没有被改动' : '签名后文件被改动过',
  };
  checks.push(check);
  return { facts, checks, at: signingTime(cms.attributes) };
}

/**
 * Every signature in a PDF. Only what stands in plain objects is found, as signing tools write it; the file is not
 * kept. A later signature's update makes an earlier one count as changed: say so rather than guess.
 */
export async function verifyPdf(services: Services, pdf: Buffer) {
  const source = pdf.toString('latin1');
  const all = objectsOf(source);
  const pages = all.filter(({ body }) => /\/Type ?\/Page\b(?!s)/.test(body));
  const found = all.filter(({ body }) => body.includes('/ByteRange')).slice(0, mostSignatures);
  const signatures = [];
  for (const { number, body } of found) {
    const range = numbers(valueAfter(body, '/ByteRange', '[', ']'));
    const hex = valueAfter(body, '/Contents', '<', '>') ?? '';
    const judged = await judge(services, pdf, range, hex).catch(() => undefined);
    const place = placeOf(all, pages, number);
    signatures.push({
      name: judged?.facts.holderName ?? '无法识别的签名',
      ...place,
      valid: judged?.checks.every(({ passed }) => passed) ?? false,
      signedAt: judged?.at ? formatBeijing(judged.at) : null,
      issuerName: judged?.facts.issuerName ?? '',
      serialNumber: judged?.facts.serialNumber ?? '00',
      checks: judged?.checks ?? [
        { key: 'signature' as const, label: '签名', passed: false, detail: '签名格式无法识别' },
      ],
    });
  }
  return { pages: pages.length, signatures };
}
