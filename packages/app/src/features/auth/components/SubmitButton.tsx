import { Button } from '@ca-portal/ui/button';
import type { ReactNode } from 'react';

export interface SubmitButtonProps {
  busy: boolean;
  /** 正在验证 */
  busyText: string;
  children: ReactNode;
}

/**
 * The only button of a narrow form, as wide as its fields. The login page, whose size is limited, does not use this
 * component.
 */
export function SubmitButton({ busy, busyText, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" size="lg" block loading={busy} loadingText={busyText}>
      {children}
    </Button>
  );
}
