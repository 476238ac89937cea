import type { AttachmentKind } from '@ca-portal/api/domain';

/** The element of an attachment's tile, to lead somebody to it. */
export const tileId = (kind: AttachmentKind): string => `attachment-${kind}`;
