import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Suspense, type ReactNode } from 'react';
import type { ResourceFormPanelProps } from './ResourceFormPanel.js';

const Panel = lazyPart(async () => (await import('./ResourceFormPanel.js')).ResourceFormPanel<unknown>);

/** The form of a record, whose code comes on the press that asks for it: a list is there to be read first. */
export function LazyForm<Row>(props: ResourceFormPanelProps<Row>): ReactNode {
  return (
    <Suspense>
      {/* What is done with a row is done with the row of this form. */}
      <Panel {...(props as unknown as ResourceFormPanelProps<unknown>)} setShown={props.onClose} />
    </Suspense>
  );
}
