import { Paper } from './paper.js';

export interface StickLabel {
  readonly orderNo: string;
  /** Empty as long as it is not entered. */
  readonly serial: string;
  readonly holder: string;
  readonly company: string;
  readonly product: string;
  /** 自取 or 邮寄. */
  readonly delivery: string;
}

/** Labels to be cut out and stuck on locks: whose each is, and bars that the desk scans when it is handed over. */
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
