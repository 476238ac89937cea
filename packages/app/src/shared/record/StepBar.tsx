import { AutosaveStatus } from '@ca-portal/ui/form';
import { Button } from '@ca-portal/ui/button';
import type { ComponentProps, ReactNode } from 'react';
import { FormBar } from '../page/index.js';

interface StepBarProps extends ComponentProps<typeof AutosaveStatus> {
  onPrevious?: (() => void) | undefined;
  children: ReactNode;
}

/** Below a step: its save status, and buttons for back and next. */
export function StepBar({ autosave, onPrevious, children }: StepBarProps) {
  return (
    <FormBar>
      <AutosaveStatus autosave={autosave} />
      <span data-part="actions">
        {onPrevious ? <Button onClick={onPrevious}>上一步</Button> : null}
        {children}
      </span>
    </FormBar>
  );
}
