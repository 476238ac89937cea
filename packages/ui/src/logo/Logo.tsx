import type { HTMLAttributes, Ref } from 'react';
import { useLinkComponent } from '../theme/uiContext.js';
import { LogoAnchor, LogoBox } from './Logo.styles.js';

/** Logo data of a province. */
export interface Brand {
  /** One character of the seal: 辽. */
  shortName: string;
  /** At most 12 characters. */
  name: string;
  /** At most 16 characters. */
  subtitle?: string;
  /** A square mark of the province, instead of the seal. */
  markSrc?: string;
  /** The link target of the logo. */
  href?: string;
}

export interface LogoProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Name and logo of the province. */
  brand: Brand;
  /** `sm` inside the app shell: no subtitle. @default 'md' */
  size?: 'sm' | 'md';
  /** Only the mark; the name stays its accessible name. */
  markOnly?: boolean;
  /** The link, or the span without an `href`. */
  ref?: Ref<HTMLAnchorElement & HTMLSpanElement>;
}

/** The mark with the product's name; a link home when the brand has an `href`. */
export function Logo({ brand, size = 'md', markOnly = false, ...rest }: LogoProps) {
  const Link = useLinkComponent();
  const shared = { ...rest, 'data-component': 'Logo', 'data-size': size };
  const content = (
    <>
      <Mark brand={brand} />
      {markOnly ? null : (
        <span>
          <span data-part="name">{brand.name}</span>
          {brand.subtitle && size === 'md' ? <span data-part="subtitle">{brand.subtitle}</span> : null}
        </span>
      )}
    </>
  );
  const label = markOnly ? brand.name : undefined;
  if (brand.href) {
    return (
      <LogoAnchor as={Link} {...shared} href={brand.href} aria-label={label}>
        {content}
      </LogoAnchor>
    );
  }
  return (
    <LogoBox {...shared} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      {content}
    </LogoBox>
  );
}

function Mark({ brand }: { brand: Brand }) {
  if (brand.markSrc) return <img src={brand.markSrc} alt="" />;
  // The mark is the only part that uses a primitive color.
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="8" fill="var(--ca-brand-600)" />
      <rect x="3.5" y="3.5" width="33" height="33" rx="5" fill="none" stroke="#fff" strokeOpacity=".55" />
      <text x="20" y="28" textAnchor="middle" fontSize="22" fontWeight="700" fill="#fff">
        {brand.shortName}
      </text>
    </svg>
  );
}
