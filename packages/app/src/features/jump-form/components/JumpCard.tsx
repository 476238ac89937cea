import { Icon, type IconName } from '@ca-portal/ui/icon';
import type { ReactNode } from 'react';
import { IconWell } from '../../../shared/page/index.js';
import { JumpRoot } from './JumpCard.styles.js';

interface JumpCardProps {
  icon: IconName;
  tone?: 'danger';
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** One state of the departure: target, reason, next action. A new state is announced to screen readers. */
export function JumpCard({ icon, tone, title, children, actions }: JumpCardProps) {
  return (
    <JumpRoot>
      <IconWell data-tone={tone}>
        <Icon name={icon} size="1.5rem" />
      </IconWell>
      <div aria-live="polite">
        <h1>{title}</h1>
        {children}
      </div>
      <div data-part="actions">{actions}</div>
    </JumpRoot>
  );
}
