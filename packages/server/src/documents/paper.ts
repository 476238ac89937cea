import bwipjs from 'bwip-js/node';
import { bottom, margin, mm, Sheet, width } from './sheet.js';

/** A label and its value; a wide cell takes the whole line. */
export interface Cell {
  readonly label: string;
  readonly value: string;
  readonly wide?: boolean;
}

const line = '#9ca3af';
const ground = '#f3f4f6';
const labelWidth = 30 * mm;
const pad = 5;

/** Widths of bars and gaps alternately, beginning with a bar, in modules of Code 128. */
function code128(text: string): readonly number[] {
  const [drawn] = bwipjs.raw('code128', text, '');
  if (!drawn || !('sbs' in drawn)) throw new Error('no bars for a barcode');
  return drawn.sbs;
}

const modulesOf = (bars: readonly number[]): number => bars.reduce((sum, bar) => sum + bar, 0);

/** Module widths in points: one that is two pixels in a scan at 150 dpi, and one that needs 200 dpi. */
const widest = 1.1;
const narrow = 0.75;

/** An A4 form written from top to bottom. It knows nothing about the contents of a form; `pdf()` ends it. */
export class Paper extends Sheet {
  title(text: string): this {
    this.write(text, margin, this.y, 20, { width, align: 'center' });
    this.y += 36;
    return this;
  }

  /** A barcode of this height, right-aligned in the available width, with its text below. */
  private bars(text: string, left: number, room: number, height: number): void {
    const bars = code128(text);
    const modules = modulesOf(bars);
    // The barcode always fits the paper: narrower bars are harder to scan, but cut ones cannot be scanned.
    const module = Math.min(widest, room / modules);
    let x = left + room - modules * module;
    for (const [i, bar] of bars.entries()) {
      if (i % 2 === 0) this.document.rect(x, this.y, bar * module, height).fill('#000000');
      x += bar * module;
    }
    this.write(text, left, this.y + height + 3, 8, { width: room, align: 'right', lineBreak: false });
  }

  /** The form's own barcode, by which the stamped paper is checked against the order. */
  barcode(text: string): this {
    this.need(52);
    this.bars(text, margin, width, 30);
    this.y += 52;
    return this;
  }

  /** Barcodes of many orders, two side by side if they stay wide enough. */
  barcodes(texts: readonly string[]): this {
    const gap = 12 * mm;
    const half = (width - gap) / 2;
    const longest = Math.max(...texts.map((text) => modulesOf(code128(text))));
    const columns = longest * narrow <= half ? 2 : 1;
    const room = columns === 2 ? half : width;
    for (let i = 0; i < texts.length; i += columns) {
      this.need(40);
      for (const [column, text] of texts.slice(i, i + columns).entries()) {
        this.bars(text, margin + column * (room + gap), room, 20);
      }
      this.y += 40;
    }
    return this;
  }

  /** Labels to cut out, two side by side: a few lines above a barcode, the first line large. */
  labels(labels: readonly { readonly bars: string; readonly lines: readonly string[] }[]): this {
    const [w, h] = [width / 2, 44 * mm];
    for (let i = 0; i < labels.length; i += 2) {
      this.need(h);
      for (const [column, { bars, lines }] of labels.slice(i, i + 2).entries()) {
        const left = margin + column * w;
        this.document.lineWidth(0.5).dash(3, { space: 3 }).rect(left, this.y, w, h).stroke(line).undash();
        const [x, room] = [left + 8, w - 16];
        const top = this.y;
        this.y += 7;
        for (const [at, text] of lines.filter(Boolean).entries()) {
          const size = at === 0 ? 13 : 9;
          // A long name takes two lines; the rest is cut off.
          const height = Math.min(this.heightOf(text, size, room), at === 0 ? 46 : size + 6);
          this.write(text, x, this.y, size, { width: room, height, ellipsis: true });
          this.y += height;
        }
        this.y = top + h - 40;
        this.bars(bars, x, room, 24);
        this.y = top;
      }
      this.y += h;
    }
    return this;
  }

  heading(text: string): this {
    this.need(60);
    this.write(text, margin, this.y + 4, 12.5);
    this.y += 26;
    return this;
  }

  private cell(x: number, room: number, height: number, { label, value }: Cell): void {
    const { document } = this;
    document.rect(x, this.y, labelWidth, height).fill(ground);
    document.lineWidth(0.5).rect(x, this.y, room, height).stroke(line);
    document.rect(x, this.y, labelWidth, height).stroke(line);
    this.write(label, x + pad, this.y + pad, 10, { width: labelWidth - 2 * pad });
    this.write(value, x + labelWidth + pad, this.y + pad, 10, { width: room - labelWidth - 2 * pad });
  }

  /** A ruled table of labels and values, two per line. */
  cells(cells: readonly Cell[]): this {
    const rows: Cell[][] = [];
    for (const cell of cells) {
      const last = rows.at(-1);
      if (!cell.wide && last?.length === 1 && !last[0]?.wide) last.push(cell);
      else rows.push([cell]);
    }
    for (const row of rows) {
      const room = row.length === 2 ? width / 2 : width;
      const heights = row.flatMap((cell) => [
        this.heightOf(cell.value, 10, room - labelWidth - 2 * pad),
        this.heightOf(cell.label, 10, labelWidth - 2 * pad),
      ]);
      const height = Math.max(...heights) + 2 * pad;
      this.need(height);
      row.forEach((cell, i) => this.cell(margin + i * room, room, height, cell));
      this.y += height;
    }
    this.y += 10;
    return this;
  }

  /** A ruled list with a header, which is repeated on every page; widths are shares of the line. */
  table(head: readonly string[], shares: readonly number[], rows: readonly (readonly string[])[]): this {
    const put = (texts: readonly string[], isHead: boolean) => {
      const rooms = shares.map((share) => share * width);
      const height =
        Math.max(...texts.map((text, i) => this.heightOf(text, 9, (rooms[i] ?? 0) - 2 * pad))) + 2 * pad;
      if (this.y + height > bottom) {
        this.need(height);
        if (!isHead) put(head, true);
      }
      let x = margin;
      for (const [i, text] of texts.entries()) {
        const room = rooms[i] ?? 0;
        if (isHead) this.document.rect(x, this.y, room, height).fill(ground);
        this.document.lineWidth(0.5).rect(x, this.y, room, height).stroke(line);
        this.write(text, x + pad, this.y + pad, 9, { width: room - 2 * pad });
        x += room;
      }
      this.y += height;
    };
    put(head, true);
    for (const row of rows) put(row, false);
    this.y += 10;
    return this;
  }

  paragraph(text: string, { size = 11, indent = 0 }: { size?: number; indent?: number } = {}): this {
    const height = this.heightOf(text, size, width - indent) + 2;
    this.need(height);
    this.write(text, margin, this.y, size, { width, indent });
    this.y += height + 4;
    return this;
  }

  /** Empty boxes side by side for stamps and signatures, sizes in millimeters; `oval` is a practice seal's frame. */
  frames(
    frames: readonly {
      readonly label: string;
      readonly width: number;
      readonly height: number;
      readonly oval?: boolean;
    }[],
  ): this {
    const tallest = Math.max(...frames.map((frame) => frame.height)) * mm;
    this.need(tallest + 44);
    const gap = 8 * mm;
    let x = margin;
    for (const frame of frames) {
      const [w, h] = [frame.width * mm, frame.height * mm];
      this.document.lineWidth(0.8).dash(4, { space: 3 });
      if (frame.oval) this.document.ellipse(x + w / 2, this.y + h / 2, w / 2, h / 2).stroke(line);
      else this.document.rect(x, this.y, w, h).stroke(line);
      this.document.undash();
      this.write(frame.label, x, this.y + tallest + 5, 9, { width: Math.max(w, 45 * mm), align: 'left' });
      x += Math.max(w, 45 * mm) + gap;
    }
    this.y += tallest + 44;
    return this;
  }
}
