import { formatBeijing, invoiceKindLabels, moneyText } from '@ca-portal/api/domain';
import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '../kernel/html.js';
import { Paper } from './paper.js';
import type { InvoiceFacts, InvoiceFormat } from '../ports/invoice/index.js';
import { fenToYuan } from '../kernel/money.js';

const warning = '沙箱样票，不能用于报销和入账';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Number and seller of an invoice. */
export interface Issued {
  readonly number: string;
  readonly issuer: string;
}

/** The contents of every format, label by label. */
function contents(
  { number, issuer }: Issued,
  { kind, title, amountFen, remark, at }: InvoiceFacts,
): [string, string][] {
  return [
    ['发票号码', number],
    ['发票类型', invoiceKindLabels[kind]],
    ['开票日期', formatBeijing(at).slice(0, 10)],
    ['销售方', issuer],
    ['购买方名称', title.title],
    ['购买方识别号', title.taxNumber],
    ['地址、电话', [title.address, title.phone].filter(Boolean).join(' ')],
    ['开户行、账号', [title.bank, title.account].filter(Boolean).join(' ')],
    ['价税合计', moneyText(amountFen)],
    ['备注', remark],
    ['说明', warning],
  ];
}

function pdf(issued: Issued, facts: InvoiceFacts): Promise<Uint8Array> {
  const paper = new Paper(
    { title: invoiceKindLabels[facts.kind], at: facts.at, footer: `${issued.number}　${warning}` },
    '沙箱样票',
  );
  const cells = contents(issued, facts).map(([label, value]) => ({ label, value, wide: value.length > 14 }));
  return paper
    .title(invoiceKindLabels[facts.kind])
    .cells(cells)
    .heading('项目')
    .table(
      ['项目名称', '金额（元）'],
      [0.75, 0.25],
      facts.lines.map(({ name, amountFen }) => [name, fenToYuan(amountFen)]),
    )
    .pdf();
}

function xmlText(issued: Issued, facts: InvoiceFacts): string {
  const fields = contents(issued, facts).map(
    ([label, value]) => `  <Field name="${escapeHtml(label)}">${escapeHtml(value)}</Field>`,
  );
  const lines = facts.lines.map(
    ({ name, amountFen }) => `  <Line amount="${fenToYuan(amountFen)}">${escapeHtml(name)}</Line>`,
  );
  return `${head}<EInvoice sandbox="true">\n${[...fields, ...lines].join('\n')}\n</EInvoice>\n`;
}

const ofdSpace = 'xmlns:ofd="http://www.ofdspec.org/2016"';

/** GB/T 33190: a page of text objects in millimeters, with a font that readers have installed. */
function ofd(issued: Issued, facts: InvoiceFacts): Uint8Array {
  const lines = [
    invoiceKindLabels[facts.kind],
    ...contents(issued, facts).map(([label, value]) => `${label}：${value}`),
    ...facts.lines.map(({ name, amountFen }) => `${name}　${fenToYuan(amountFen)}`),
  ];
  const objects = lines.map((text, i) => {
    const y = 20 + i * 9;
    const deltas = Array.from({ length: Math.max(0, Array.from(text).length - 1) }, () => '4').join(' ');
    const code = `<ofd:TextCode X="0" Y="4"${deltas ? ` DeltaX="${deltas}"` : ''}>${escapeHtml(text)}</ofd:TextCode>`;
    return `<ofd:TextObject ID="${i + 10}" Boundary="20 ${y} 170 8" Font="2" Size="4">${code}</ofd:TextObject>`;
  });
  const parts = {
    'OFD.xml': `${head}<ofd:OFD ${ofdSpace} Version="1.0" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${issued.number.padStart(32, '0')}</ofd:DocID><ofd:Title>${escapeHtml(invoiceKindLabels[facts.kind])}</ofd:Title></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `${head}<ofd:Document ${ofdSpace}><ofd:CommonData><ofd:MaxUnitID>200</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>0 0 210 297</ofd:PhysicalBox></ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml': `${head}<ofd:Res ${ofdSpace} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="2" FontName="宋体" FamilyName="宋体"/></ofd:Fonts></ofd:Res>`,
    'Doc_0/Pages/Page_0/Content.xml': `${head}<ofd:Page ${ofdSpace}><ofd:Area><ofd:PhysicalBox>0 0 210 297</ofd:PhysicalBox></ofd:Area><ofd:Content><ofd:Layer ID="3">${objects.join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
  };
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)]);
  // A fixed time: the same content gives the same file.
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { mtime: '1980-01-01' });
}

/** Bytes of an invoice in this format; runs in a worker. */
export async function invoiceFile(
  issued: Issued,
  facts: InvoiceFacts,
  format: InvoiceFormat,
): Promise<Uint8Array> {
  if (format === 'pdf') return pdf(issued, facts);
  return format === 'ofd' ? ofd(issued, facts) : strToU8(xmlText(issued, facts));
}
