import type { OrderDetail, OrderRequest } from '@ca-portal/api';
import { followsOrder, type AttachmentKind } from '@ca-portal/api/domain';
import type { OrderService } from '@ca-portal/api/contract';
import type { FileLink } from '../files/index.js';
import { receiverEntered } from './receiver.js';

/** Papers of an order form, by their kind. */
export type Materials = Partial<Record<AttachmentKind, FileLink | null | undefined>>;

/** An order that is placed anew, as far as every order has it. */
export type EarlierEntries = Pick<OrderDetail, 'receiver'> & Pick<OrderService, 'attachments'>;

/** Receiver and papers of an earlier order. The stamped form belongs to it; all other papers go with the new one. */
export const copiedEntries = ({ attachments, receiver }: EarlierEntries) => ({
  materials: Object.fromEntries(
    attachments.flatMap(({ kind, file }) => (file && !followsOrder(kind) ? [[kind, file]] : [])),
  ) as Materials,
  ...(receiver ? { receiver: receiverEntered(receiver) } : {}),
});

/** Papers as an order takes them: of the kinds that are asked for now. */
export const attachmentsOf = (
  kinds: readonly AttachmentKind[],
  materials: Materials,
): NonNullable<OrderRequest['attachments']> =>
  kinds.flatMap((kind) => {
    const file = materials[kind];
    return file ? [{ kind, fileId: file.fileId }] : [];
  });
