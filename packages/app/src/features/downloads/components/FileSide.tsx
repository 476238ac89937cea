import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { useState } from 'react';
import { downloadLink, LinkList, Stack } from '../../../shared/content/index.js';
import { copyText } from '../../../shared/browser/index.js';
import { Command, SideNote } from '../DownloadPage.styles.js';
import { helpFor } from '../help-topics.js';
import type { DownloadDetail } from '../queries.js';
import { hashCommand, systemLabels, visitorSystem } from '../system.js';

/** The same file for other systems, how to verify the file, where to find help. */
export function FileSide({ file: { category, system, file, others } }: { file: DownloadDetail }) {
  const [visitor] = useState(visitorSystem);
  const command = file ? hashCommand(system, visitor, file.name) : '';
  return (
    <aside aria-label="其他系统、核对与帮助">
      <Stack>
        {others.length > 0 ? (
          <Card title="其他系统">
            <LinkList>
              {others.map((other) => (
                <li key={other.id}>
                  <Link {...downloadLink(other.id, 'inside')}>
                    <span>{other.title}</span>
                    <span data-part="note">{systemLabels[other.system]}</span>
                  </Link>
                </li>
              ))}
            </LinkList>
          </Card>
        ) : null}
        {file ? (
          <Card title="核对文件是否完整">
            <SideNote>
              在下载所在的文件夹打开命令行，运行下面一行，结果与 SHA-256 一致，说明文件没有被改动。
            </SideNote>
            <Command>{command}</Command>
            <Button
              block
              onClick={() => void copyText(command, '命令已复制。', '命令没有复制成功，请选中后手动复制。')}
            >
              复制命令
            </Button>
          </Card>
        ) : null}
        <Card title="遇到问题">
          <LinkList>
            {helpFor(category).map(({ label, keyword }) => (
              <li key={label}>
                <Link href={`/knowledge?q=${encodeURIComponent(keyword)}`}>
                  <span>{label}</span>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </LinkList>
        </Card>
      </Stack>
    </aside>
  );
}
