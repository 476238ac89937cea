import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { batchForm } from './batch-form.js';
import { applicationForm } from './application-form.js';
import type { FormFacts } from './form-data.js';
import { formMark } from './form-mark.js';
import { readFormMarks } from './scanned-form.js';

const applicant = { name: '李样例', idNumber: '', phone: '', email: '' } as FormFacts['applicant'];
const facts = (n: number): FormFacts => ({
  orderNo: `DD2026112100000${n}`,
  businessName: '新办实体CA锁',
  productName: '企业主锁',
  providerName: '北辰 CA',
  mediumVendorName: '',
  signatureVendorName: '',
  lockTypeName: '主锁',
  platformCodes: ['P01', 'P02', 'P03', 'P04', 'P05', 'P06'].slice(0, n),
  platformNames: ['省级工程建设交易平台'],
  years: 2,
  holderName: '李样例',
  roleName: '企业管理员',
  applicant,
  company: null,
  remark: '',
});
const setting = { at: new Date('2026-11-21T02:00:00Z'), portal: '示例门户' };

/** The first page as a scanner at 150 dpi sees it, upside down. */
async function scanned(pdf: Uint8Array): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({ scale: 150 / 72, render: 'bitmap' });
  const png = new PNG({ width, height });
  // Turned upside down by reversing the pixels.
  new Uint32Array(png.data.buffer, png.data.byteOffset, width * height).set(
    new Uint32Array(Uint8Array.from(data).buffer).toReversed(),
  );
  library.destroy();
  return new Uint8Array(PNG.sync.write(png));
}

it.each([1, 6])('a form with %i platforms is read from its PDF and from a scan', async (n) => {
  const pdf = await applicationForm('company', facts(n), setting);
  const mark = formMark(facts(n));
  expect(await readFormMarks(pdf, 'application/pdf', mark)).toContain(mark);
  expect(await readFormMarks(await scanned(pdf), 'image/png', mark)).toContain(mark);
});

it('a form for several orders contains each of them', async () => {
  const all = [1, 2, 3, 4, 5, 6].map(facts);
  const pdf = await batchForm('批量申请表', all, '', setting);
  const last = formMark(facts(6));
  expect(await readFormMarks(pdf, 'application/pdf', last)).toEqual(
    expect.arrayContaining(all.map(formMark)),
  );
});

it.each([
  ['a preview', 'application/pdf', () => applicationForm('company', { ...facts(1), orderNo: '' }, setting)],
])('%s has no barcode', async (_, type, make) => {
  expect(await readFormMarks(await make(), type, '')).toEqual([]);
});

it.each([
  ['a damaged PDF', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n')],
  ['no picture', 'image/jpeg', Buffer.from('nothing')],
  ['a package of OFD', 'application/ofd', Buffer.from('PK')],
])('%s is refused with a message', async (_, type, content) => {
  await expect(readFormMarks(new Uint8Array(content), type, '')).rejects.toThrow(/没有读到申请表上的条码/);
});
