import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { formatFileSize } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { useState } from 'react';
import { AttachmentRow } from './AttachmentLinks.styles.js';
import { downloadFile, type FileLink } from './files.js';
import { FileView } from './FileView.js';
import { isViewable } from './useFilePages.js';

interface AttachmentLinksProps {
  label: string;
  files: readonly FileLink[];
}

/** Attachments of a record: pictures and PDFs open in the viewer (zoom, turn), other files are saved. */
export function AttachmentLinks({ label, files }: AttachmentLinksProps) {
  const [shown, setShown] = useState<FileLink>();
  if (files.length === 0) return null;
  return (
    <AttachmentRow aria-label={label}>
      {files.map((file) => (
        <li key={file.fileId}>
          <Button
            icon={<Icon name={isViewable(file) ? 'eye' : 'download'} />}
            onClick={() => (isViewable(file) ? setShown(file) : downloadFile(file))}
          >
            {file.name}
            <small>{formatFileSize(file.size)}</small>
          </Button>
        </li>
      ))}
      {shown ? (
        <Dialog open onOpenChange={() => setShown(undefined)} size="xl" allowFullScreen title={shown.name}>
          <FileView file={shown} label={shown.name} />
        </Dialog>
      ) : null}
    </AttachmentRow>
  );
}
