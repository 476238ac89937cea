import PDFDocument from 'pdfkit';
import { chineseFont } from './chinese-font.js';

type Style = PDFKit.Mixins.TextOptions & { readonly color?: string };

/** Points per millimeter; all sizes of a sheet are in points. */
export const mm = 72 / 25.4;
export const margin = 20 * mm;
export const width = 595.28 - 2 * margin;
export const bottom = 841.89 - 20 * mm;
const top = 14 * mm;
const ink = '#1f2937';
const faint = '#6b7280';

/**
 * A4 pages that are filled from top to bottom, each with a footer and optionally a watermark. Subclasses draw
 * the contents (see `Paper`); `pdf()` ends it.
 */
export class Sheet {
  protected readonly document: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly ended: Promise<void>;
  protected y = top;

  constructor(
    private readonly facts: { readonly title: string; readonly at: Date; readonly footer: string },
    private readonly watermark = '',
  ) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'zh-CN',
      displayTitle: true,
      info: { Title: facts.title, CreationDate: facts.at, ModDate: facts.at },
    });
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = new Promise((resolve, reject) => {
      this.document.on('end', () => resolve()).on('error', reject);
    });
    this.document.registerFont('text', chineseFont()).font('text');
  }

  /** Starts a new page if the next part would not fit. */
  protected need(height: number): void {
    if (this.y + height <= bottom) return;
    this.document.addPage();
    this.y = top;
  }

  protected write(text: string, x: number, y: number, size: number, style: Style = {}): void {
    const { color = ink, ...rest } = style;
    this.document
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { lineGap: 3, ...rest });
  }

  protected heightOf(text: string, size: number, room: number): number {
    return this.document.fontSize(size).heightOfString(text || ' ', { width: room, lineGap: 3 });
  }

  private finish(): void {
    const { count } = this.document.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.document.switchToPage(page);
      const foot = `${this.facts.footer}　第 ${page + 1} 页，共 ${count} 页`;
      this.write(foot, margin, 841.89 - 13 * mm, 8, {
        width,
        align: 'center',
        lineBreak: false,
        color: faint,
      });
      if (!this.watermark) continue;
      this.document
        .save()
        .rotate(-35, { origin: [297, 420] })
        .fillOpacity(0.12);
      this.write(this.watermark, 0, 370, 90, { width: 595, align: 'center', color: '#b91c1c' });
      this.document.restore();
    }
  }

  async pdf(): Promise<Uint8Array> {
    this.finish();
    this.document.end();
    await this.ended;
    return new Uint8Array(Buffer.concat(this.chunks));
  }
}
