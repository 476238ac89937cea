import { LinkButton, type LinkButtonProps } from '@ca-portal/ui/button';
import { Link } from '@ca-portal/ui/link';
import { HiddenText } from '@ca-portal/ui/theme';
import type { ReactNode } from 'react';
import { downloadLink, inNewWindow } from '../../../shared/content/index.js';
import type { DownloadRow } from '../queries.js';

type Opened = Pick<DownloadRow, 'id' | 'openMode'>;

interface DetailLinkProps {
  entry: Opened;
  children: ReactNode;
}

/**
 * Link to a file's own page: in a new browser tab or in the portal, as the entry says (spec 2.11: articles 18 and 24).
 */
export function DetailLink({ entry: { id, openMode }, children }: DetailLinkProps) {
  return (
    <Link {...downloadLink(id, openMode)}>
      {children}
      {openMode === 'tab' ? <HiddenText>{inNewWindow}</HiddenText> : null}
    </Link>
  );
}

interface DetailButtonProps extends Pick<LinkButtonProps, 'variant' | 'size'> {
  entry: Opened & Pick<DownloadRow, 'title'>;
  /** @default 说明 */
  label?: string;
}

/** The same as a button beside 下载. */
export function DetailButton({
  entry: { id, openMode, title },
  label = '说明',
  variant = 'text',
  size = 'sm',
}: DetailButtonProps) {
  return (
    <LinkButton
      variant={variant}
      size={size}
      aria-label={`${label}，${title}${openMode === 'tab' ? inNewWindow : ''}`}
      {...downloadLink(id, openMode)}
    >
      {label}
    </LinkButton>
  );
}
