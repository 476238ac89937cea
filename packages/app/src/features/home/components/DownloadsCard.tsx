import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { usePortalConfig } from '../../../config/config.js';
import { useDownloads } from '../queries.js';
import { downloadLink, inNewWindow } from '../../../shared/content/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { FileMark, Rows } from './InfoSection.styles.js';
import { MoreLink } from './Section.js';

/** 常用下载: the common files with their systems; each is downloaded on its page, beside its checksum. */
export function DownloadsCard() {
  const downloads = useDownloads();
  const { hotline } = usePortalConfig();
  return (
    <Card title="常用下载" extra={<MoreLink label="下载中心" href="/downloadCenter" />}>
      <Shown
        part
        of={downloads}
        what="下载资料"
        unharmed="页面其他内容不受影响"
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty size="sm" title="暂无资料" reason={`需要驱动或模板，请拨打 ${hotline.phone}。`} />}
        loading={
          <Rows data-rows="two-lines" aria-busy="true">
            {['a', 'b', 'c', 'd'].map((key) => (
              <li key={key}>
                <Skeleton />
              </li>
            ))}
          </Rows>
        }
      >
        {({ items }) => (
          <Rows data-rows="two-lines">
            {items.map(({ id, title, content }) => {
              const link = downloadLink(id);
              return (
                <li key={id}>
                  <FileMark>
                    <Icon name="document" />
                  </FileMark>
                  <span data-part="grow">
                    <Link {...link}>
                      {title}
                      {link.target ? <HiddenText>{inNewWindow}</HiddenText> : null}
                    </Link>
                    {content ? (
                      <>
                        <br />
                        <span data-part="note">{content}</span>
                      </>
                    ) : null}
                  </span>
                </li>
              );
            })}
          </Rows>
        )}
      </Shown>
    </Card>
  );
}
