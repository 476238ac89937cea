import type { OrderDetail } from '@ca-portal/api';
import { attachmentKinds, sealFacts, type AttachmentKind } from '@ca-portal/api/domain';
import type { UploadedFile } from '@ca-portal/ui/upload';
import type { Correction } from './service-queries.js';

/** The values that are corrected on this page; files by kind, fields by the key of the refused item. */
export interface CorrectionForm {
  files: Record<string, readonly UploadedFile[]>;
  values: Record<string, string>;
  remark: string;
}

export const attachmentKindOf = (item: string): AttachmentKind | undefined =>
  attachmentKinds.find((kind) => kind === item);

/** Fields of the order itself or of its change; facts of the company or the person are corrected on other pages. */
export const isOrderField = (item: string): boolean =>
  item === 'holder' ||
  item === 'delivery' ||
  item === 'grounds' ||
  item === 'seal' ||
  item.startsWith('change-');

/** The fields of a refused item: a seal consists of several. */
const fieldsOf = (item: string): string[] =>
  item === 'seal' ? sealFacts.map((fact) => `seal-${fact}`) : [item];

/** Platforms are printed on the stamped form, so they are corrected by a new form. */
const fileFor = (item: string): AttachmentKind | undefined =>
  item === 'platforms' ? 'applicationForm' : attachmentKindOf(item);

/** The files to upload again, each once, with all reasons for it. */
export function refusedFiles(rejection: OrderDetail['rejection']) {
  const found = new Map<AttachmentKind, OrderDetail['rejection']>();
  for (const reason of rejection) {
    const kind = fileFor(reason.item);
    if (kind) found.set(kind, [...(found.get(kind) ?? []), reason]);
  }
  return [...found].map(([kind, reasons]) => ({ kind, reasons }));
}

const valueNow = (order: OrderDetail, item: string) => {
  if (item === 'holder') return order.holderName;
  // The data of a change are not in the order, so they are entered again.
  return item === 'delivery' ? (order.receiver?.address ?? order.servicePoint) : '';
};

/** The initial form: fields contain the refused values, files are empty. */
export const emptyCorrection = (order: OrderDetail): CorrectionForm => ({
  files: Object.fromEntries(refusedFiles(order.rejection).map(({ kind }) => [kind, []])),
  values: Object.fromEntries(
    order.rejection.flatMap(({ item }) =>
      isOrderField(item) ? fieldsOf(item).map((field) => [field, valueNow(order, field)]) : [],
    ),
  ),
  remark: '',
});

/** The body of the call: contains only the refused items; the other data of the order stay. */
export const correctionBody = (version: number, form: CorrectionForm): Correction => ({
  version,
  attachments: Object.entries(form.files).flatMap(([item, [file]]) => {
    const kind = attachmentKindOf(item);
    return kind && file ? [{ kind, fileId: file.id }] : [];
  }),
  values: Object.entries(form.values).map(([item, value]) => ({ item, value: value.trim() })),
  remark: form.remark.trim(),
});
