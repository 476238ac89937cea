import { attachmentRule, type AttachmentKind } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Suspense, useState } from 'react';
import { hasSample } from './AttachmentSample.js';

const SampleDialog = lazyPart(async () => (await import('./SampleDialog.js')).SampleDialog);

/** 看示例: opens the drawing of a usable picture; renders nothing for kinds without a drawing. */
export function SampleButton({ kind }: { kind: AttachmentKind }) {
  const [open, setOpen] = useState(false);
  if (!hasSample(kind)) return null;
  return (
    <>
      <Button
        size="sm"
        variant="text"
        aria-label={`看示例，${attachmentRule(kind).label}`}
        onClick={() => setOpen(true)}
      >
        看示例
      </Button>
      <Suspense>
        {open ? <SampleDialog kind={kind} onClose={() => setOpen(false)} setShown={setOpen} /> : null}
      </Suspense>
    </>
  );
}
