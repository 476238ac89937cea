import type { FieldControl } from '@ca-portal/ui/form';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { lazy, Suspense } from 'react';

const RichTextInput = lazy(async () => ({
  default: (await import('./RichTextInput.js')).RichTextInput,
}));

/** The editor as a form control; its code loads when the field is first shown. */
export function RichTextControl(props: FieldControl) {
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <RichTextInput {...props} />
    </Suspense>
  );
}
