import { type Brand as BrandOf, Logo } from '../../logo/index.js';
import { useSidebar } from './Root.js';

export interface BrandProps {
  /** Name and logo of the province. */
  brand: BrandOf;
}

/** The logo at the top, as high as the top bar; only the mark in a collapsed sidebar. */
export function Brand({ brand }: BrandProps) {
  const { collapsed } = useSidebar();
  return (
    <div data-part="brand">
      <Logo brand={brand} size="sm" markOnly={collapsed} />
    </div>
  );
}
