import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { useId, type ReactNode } from 'react';
import { SiteWidth } from '../../../shared/content/index.js';
import { More, SectionHead, SectionRoot } from './Section.styles.js';

interface SectionProps {
  title: string;
  description?: string;
  more?: { label: string; href: string };
  children: ReactNode;
}

/** A region of the home page with its heading, as wide as the site. */
export function Section({ title, description, more, children }: SectionProps) {
  const id = useId();
  return (
    <SectionRoot aria-labelledby={id}>
      <SiteWidth>
        <SectionHead>
          <div>
            <h2 id={id}>{title}</h2>
            {description ? <p>{description}</p> : null}
          </div>
          {more ? <MoreLink {...more} /> : null}
        </SectionHead>
        {children}
      </SiteWidth>
    </SectionRoot>
  );
}

export function MoreLink({ label, href }: { label: string; href: string }) {
  return (
    <More>
      <Link href={href}>
        {label}
        <Icon name="chevron-right" />
      </Link>
    </More>
  );
}
