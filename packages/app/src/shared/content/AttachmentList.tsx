import { formatFileSize } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { AttachmentRows } from './AttachmentList.styles.js';
import { fileHref } from './file-href.js';
import { KindMark } from './RowList.styles.js';

export interface AttachedFile {
  fileId: string;
  name: string;
  /** In bytes. */
  size: number;
  url: string;
}

/** Files of a notice or an article, each a link that saves the file under its name. */
export function AttachmentList({ files }: { files: readonly AttachedFile[] }) {
  return (
    <AttachmentRows>
      {files.map(({ fileId, name, size, url }) => (
        <li key={fileId}>
          <Link href={fileHref(url)} download={name}>
            <KindMark data-tone="quiet">
              <Icon name="document" />
            </KindMark>
            <span data-part="grow">
              <span data-part="name">{name}</span>
              <span data-part="size">{formatFileSize(size)}</span>
            </span>
            <Icon name="download" />
          </Link>
        </li>
      ))}
    </AttachmentRows>
  );
}
