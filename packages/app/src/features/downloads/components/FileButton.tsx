import { LinkButton, type LinkButtonProps } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { IconLink, Unavailable } from './File.styles.js';
import { fileHref } from '../../../shared/content/index.js';
import type { DownloadRow } from '../queries.js';

interface FileButtonProps extends Pick<LinkButtonProps, 'variant' | 'size'> {
  entry: Pick<DownloadRow, 'title' | 'file'>;
  /** @default 下载 */
  label?: string;
  /** Shows only the arrow icon. */
  bare?: boolean;
}

/** Saves the file under its name; shows a message where it is not available. */
export function FileButton({ entry: { title, file }, label = '下载', bare, ...look }: FileButtonProps) {
  if (!file) return <Unavailable>暂不可下载</Unavailable>;
  const link = { href: fileHref(file.url), download: file.name, 'aria-label': `${label}，${title}` };
  if (bare)
    return (
      <IconLink {...link}>
        <Icon name="download" />
      </IconLink>
    );
  return (
    <LinkButton {...look} {...link} icon={<Icon name="download" />}>
      {label}
    </LinkButton>
  );
}
