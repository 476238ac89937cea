import { Icon, type IconName } from '@ca-portal/ui/icon';
import type { ReactNode } from 'react';
import { StateActions, StateIcon, StateRoot, StateText } from './StateCard.styles.js';

interface StateCardProps {
  tone: 'info' | 'warning' | 'danger' | 'neutral';
  icon: IconName;
  title: string;
  /** The state of the money and of the order, and the next step. */
  children: ReactNode;
  actions?: ReactNode;
}

/** One payment outcome as a full page; a new outcome is announced to screen readers. */
export function StateCard({ tone, icon, title, children, actions }: StateCardProps) {
  return (
    <StateRoot>
      <StateIcon data-tone={tone}>
        <Icon name={icon} />
      </StateIcon>
      <div aria-live="polite">
        <h1>{title}</h1>
        <StateText>{children}</StateText>
      </div>
      {actions ? <StateActions>{actions}</StateActions> : null}
    </StateRoot>
  );
}
