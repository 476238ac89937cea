import { useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { helpIcon } from '../icon/paths.js';
import { alsoHears } from '../internal/alsoHears.js';
import { findHelpPage } from './helpPages.js';
import { HelpPanel, OpenHelpPanel, type HelpPanelProps } from './HelpPanel.js';
import { useHelpTitle } from './useHelpTitle.js';

export interface HelpButtonProps
  extends Omit<ButtonProps, 'children' | 'onClick'>, Pick<HelpPanelProps, 'pages' | 'path' | 'business'> {}

/** Opens the help of the current page; not shown where there is no help. */
export function HelpButton({ pages, path, business, ...rest }: HelpButtonProps) {
  const [open, setOpen] = useState(false);
  const page = findHelpPage(pages, path, business);
  const title = useHelpTitle(page);
  if (!page) return null;
  return (
    <>
      <Button
        variant="text"
        icon={<Glyph of={helpIcon} />}
        aria-haspopup="dialog"
        {...rest}
        {...alsoHears(rest, { onPointerEnter: OpenHelpPanel.prefetch, onFocus: OpenHelpPanel.prefetch })}
        onClick={() => setOpen(true)}
      >
        {/* a narrow top bar shows the icon only; the label stays its accessible name */}
        <span data-part="words">{title}</span>
      </Button>
      <HelpPanel pages={pages} path={path} business={business} open={open} onOpenChange={setOpen} />
    </>
  );
}
