import { LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import type { ReactNode } from 'react';
import { usePortalConfig } from '../../config/config.js';
import { CardGroupRoot, NextStepRoot } from './PageSections.styles.js';
import { hotlineHref } from './hotline-href.js';

interface CardGroupProps {
  title: string;
  /** What the cards have in common, beside the title. */
  note?: string | undefined;
  /** A `CardGrid`. */
  children: ReactNode;
}

/** One kind of the cards of a page that shows several. */
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
  /** What it takes, in a sentence. */
  text: ReactNode;
  /** One large button. */
  action: ReactNode;
}

/** The last block of a page that shows others' doing: what the visitor himself can do now. */
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

/** The service hotline where calling it is the next step. */
export function HotlineButton() {
  const { phone } = usePortalConfig().hotline;
  return (
    <LinkButton variant="primary" size="lg" icon={<Icon name="phone-call" />} href={hotlineHref(phone)}>
      {phone}
    </LinkButton>
  );
}
