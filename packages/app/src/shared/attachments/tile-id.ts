import type { AttachmentKind } from '@ca-portal/api/domain';

/** Element id of an attachment's tile, used to scroll or link to it. */
export const tileId = (kind: AttachmentKind): string => `attachment-${kind}`;
