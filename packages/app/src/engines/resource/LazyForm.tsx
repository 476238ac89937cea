import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Suspense, type ReactNode } from 'react';
import type { ResourceFormPanelProps } from './ResourceFormPanel.js';

const Panel = lazyPart(async () => (await import('./ResourceFormPanel.js')).ResourceFormPanel<unknown>);

/** The form of a record; its code loads when it is opened, because a list is usually only read. */
export function LazyForm<Row>(props: ResourceFormPanelProps<Row>): ReactNode {
  return (
    <Suspense>
      {/* The form has the type of this row. */}
      <Panel {...(props as unknown as ResourceFormPanelProps<unknown>)} setShown={props.onClose} />
    </Suspense>
  );
}
