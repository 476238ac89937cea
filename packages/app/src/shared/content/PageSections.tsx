import { LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import type { ReactNode } from 'react';
import { usePortalConfig } from '../../config/config.js';
import { CardGroupRoot, NextStepRoot } from './PageSections.styles.js';
import { hotlineHref } from './hotline-href.js';

interface CardGroupProps {
  title: string;
  /** What the cards have in common, next to the title. */
  note?: string | undefined;
  /** A `CardGrid`. */
  children: ReactNode;
}

/** One group of cards on a page that shows several groups. */
export function CardGroup({ title, note, children }: CardGroupProps) {
  return (
    <CardGroupRoot>
      <header>
        <h2>{title}</h2>
        {note ? <p>{note}</p> : null}
      </header>
      {children}
    </CardGroupRoot>
  );
}

interface NextStepProps {
  title: string;
  /** What it requires, in one sentence. */
  text: ReactNode;
  /** One large button. */
  action: ReactNode;
}

/** The last block of a page that describes a service: what the visitor can do now. */
export function NextStep({ title, text, action }: NextStepProps) {
  return (
    <NextStepRoot>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </NextStepRoot>
  );
}

/** Shows the service hotline where calling it is the next step. */
export function HotlineButton() {
  const { phone } = usePortalConfig().hotline;
  return (
    <LinkButton variant="primary" size="lg" icon={<Icon name="phone-call" />} href={hotlineHref(phone)}>
      {phone}
    </LinkButton>
  );
}
