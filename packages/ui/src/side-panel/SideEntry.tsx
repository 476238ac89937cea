import type { ComponentPropsWithRef } from 'react';
import { Glyph, type GlyphProps } from '../icon/Glyph.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { EntryButton, EntryLink } from './SidePanel.styles.js';
import { zhSidePanel } from './SidePanel.zh.js';

interface Face {
  icon: GlyphProps['of'];
  label: string;
}

/** An entry that opens something on this page. */
export function SideEntry({ icon, label, ...rest }: Face & ComponentPropsWithRef<'button'>) {
  return (
    <EntryButton type="button" {...rest}>
      <Glyph of={icon} />
      <span data-part="label">{label}</span>
    </EntryButton>
  );
}

/** A link entry; an external one says so in its name. */
export function SideLink({
  icon,
  label,
  external,
  ...rest
}: Face & { external?: boolean } & Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string }) {
  const words = useWords('sidePanel', zhSidePanel);
  const Anchor = useLinkComponent() as 'a';
  return (
    <EntryLink
      as={external ? 'a' : Anchor}
      {...rest}
      {...(external
        ? { target: '_blank', rel: 'noopener noreferrer', 'aria-label': words.external(label) }
        : {})}
    >
      <Glyph of={icon} />
      <span data-part="label">{label}</span>
    </EntryLink>
  );
}
