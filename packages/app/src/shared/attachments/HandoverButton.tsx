import { attachmentRule, type AttachmentKind } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Icon } from '@ca-portal/ui/icon';
import { Suspense, useState } from 'react';
import type { FileLink } from '../files/index.js';

const HandoverDialog = lazyPart(async () => (await import('./HandoverDialog.js')).HandoverDialog);

interface HandoverButtonProps {
  kind: AttachmentKind;
  onFile: (file: FileLink) => void;
}

/** 用手机拍照: the phone as a camera for that paper. */
export function HandoverButton({ kind, onFile }: HandoverButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="text"
        icon={<Icon name="mobile" />}
        aria-label={`用手机拍照，${attachmentRule(kind).label}`}
        onClick={() => setOpen(true)}
      >
        用手机拍照
      </Button>
      <Suspense>
        {open ? (
          <HandoverDialog kind={kind} onFile={onFile} onClose={() => setOpen(false)} setShown={setOpen} />
        ) : null}
      </Suspense>
    </>
  );
}
