import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { LicenseRead } from '../db/schema/index.js';

/** A license has one page, and possibly a cover. */
const mostPages = 2;
const mostText = 20_000;

/** The characters of a label may be spaced: `名    称`. */
const apart = (label: string): string => [...label].join('\\s*');
/** A value ends with its line, with a gap, or where the next label begins. */
const next = [
  '统一社会信用代码',
  '类型',
  '名称',
  '法定代表人',
  '负责人',
  '经营者',
  '注册资本',
  '成立日期',
  '营业期限',
  '经营范围',
  '登记机关',
  '住所',
  '经营场所',
]
  .map(apart)
  .join('|');

/** The value after the first of these labels. */
function behind(text: string, labels: readonly string[], most: number): string | null {
  for (const label of labels) {
    const found = new RegExp(`(?:^|[\\s　])${apart(label)}[\\s　:：]*([^\\n]{2,${most}})`, 'm').exec(
      text,
    )?.[1];
    const value = found?.split(new RegExp(`[\\s　]{2,}|[\\s　](?:${next})`))[0]?.trim();
    if (value) return value;
  }
  return null;
}

/** Finds the four facts in the text of a license, in any of its usual layouts. */
export function licenseFactsOf(text: string): LicenseRead {
  const code = new RegExp(
    `${apart('统一社会信用代码')}[\\s　:：]*([0-9A-HJ-NPQRTUWXY]{18})(?![0-9A-Z])`,
  ).exec(text);
  return {
    companyName: behind(text, ['企业名称', '名称'], 100),
    creditCode: code?.[1] ?? null,
    representativeName: behind(text, ['法定代表人', '负责人', '经营者', '执行事务合伙人'], 30),
    address: behind(text, ['主要经营场所', '经营场所', '营业场所', '住所'], 120),
  };
}

/**
 * Reads an electronic license: a PDF with text. Scans and photos have none; then nothing is read, and a
 * person compares. The file is untrusted, so this runs in a worker.
 */
export async function readLicense(content: Uint8Array, type: string): Promise<LicenseRead | null> {
  if (type !== 'application/pdf') return null;
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(content);
    const pages = Math.min(document.getPageCount(), mostPages);
    const texts = Array.from({ length: pages }, (_, index) => document.getPage(index).getText());
    const facts = licenseFactsOf(texts.join('\n').slice(0, mostText));
    return Object.values(facts).some((fact) => fact !== null) ? facts : null;
  } catch {
    // Damaged or password-protected: the owner sees that nothing was read.
    return null;
  } finally {
    library.destroy();
  }
}
