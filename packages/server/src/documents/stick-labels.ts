import { Paper } from './paper.js';

export interface StickLabel {
  readonly orderNo: string;
  /** Empty until it is entered. */
  readonly serial: string;
  readonly holder: string;
  readonly company: string;
  readonly product: string;
  /** 自取 or 邮寄. */
  readonly delivery: string;
}

/** Labels to cut out and stick on locks: the holder, and a barcode that the desk scans at the handover. */
export async function stickLabels(
  labels: readonly StickLabel[],
  { at, portal }: { readonly at: Date; readonly portal: string },
): Promise<Uint8Array> {
  const paper = new Paper({ title: '介质标签', at, footer: portal });
  paper.labels(
    labels.map(({ orderNo, serial, holder, company, product, delivery }) => ({
      bars: orderNo,
      lines: [holder, company, `${product}，${delivery}`, serial && `序列号 ${serial}`],
    })),
  );
  return paper.pdf();
}
