import { Icon, type IconName } from '@ca-portal/ui/icon';
import type { ReactNode } from 'react';
import { StateActions, StateIcon, StateRoot, StateText } from './StateCard.styles.js';

interface StateCardProps {
  tone: 'info' | 'warning' | 'danger' | 'neutral';
  icon: IconName;
  title: string;
  /** Where the money is, what the order is, what to do next. */
  children: ReactNode;
  actions?: ReactNode;
}

/** One outcome of a payment as the whole page; a new outcome is announced. */
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
