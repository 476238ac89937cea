import { LinkButton, type LinkButtonProps } from '@ca-portal/ui/button';
import { Link } from '@ca-portal/ui/link';
import { HiddenText } from '@ca-portal/ui/theme';
import type { ReactNode } from 'react';
import { downloadHref } from '../paths.js';
import type { DownloadRow } from '../queries.js';

type Opened = Pick<DownloadRow, 'id' | 'openMode'>;
const newTab = { target: '_blank', rel: 'noopener' } as const;

interface DetailLinkProps {
  entry: Opened;
  children: ReactNode;
}

/** To a file's own page: in a new tab of the browser or inside, as the entry says (spec 2.11: articles 18 and 24). */
export function DetailLink({ entry: { id, openMode }, children }: DetailLinkProps) {
  const href = downloadHref(id);
  if (openMode === 'inside') return <Link href={href}>{children}</Link>;
  return (
    <Link href={href} {...newTab}>
      {children}
      <HiddenText>（在新窗口打开）</HiddenText>
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
  const tab = openMode === 'tab';
  return (
    <LinkButton
      variant={variant}
      size={size}
      href={downloadHref(id)}
      aria-label={`${label}，${title}${tab ? '（在新窗口打开）' : ''}`}
      {...(tab ? newTab : {})}
    >
      {label}
    </LinkButton>
  );
}
