import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Button } from '@ca-portal/ui/button';
import type { FieldControl } from '@ca-portal/ui/form';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Suspense } from 'react';

const RichTextInput = lazyPart(async () => (await import('./RichTextInput.js')).RichTextInput);

/** The editor as a form control; its code loads when the field is first shown. */
export function RichTextControl(props: FieldControl) {
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <RichTextInput {...props} instead={(again) => <Button onClick={again}>重新打开编辑器</Button>} />
    </Suspense>
  );
}
