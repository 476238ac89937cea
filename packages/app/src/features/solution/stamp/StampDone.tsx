import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatFileSize } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../shared/files/index.js';
import { IconWell } from '../../../shared/page/index.js';
import { SignatureReport } from '../components/SignatureReport.js';
import { SignedSheets } from '../components/SignedSheets.js';
import { DoneCard, PageTools, StampGrid } from './Stamp.styles.js';
import type { Stamped } from './stamp-engine.js';

interface StampDoneProps {
  stamped: Stamped;
  /** The next signer continues with the new file. */
  onNext: (file: File) => void;
  onAgain: () => void;
}

/** The stamped file with the result of a new check, and what others can do with it. Takes the focus. */
export function StampDone({ stamped: { file, report, time }, onNext, onAgain }: StampDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Card>
        <DoneCard>
          <IconWell data-tone="success">
            <Icon name="check" />
          </IconWell>
          <div>
            <h2 ref={title} tabIndex={-1}>
              签好了，请保存文件
            </h2>
            <p>
              {file.name}，{formatFileSize(file.size)}。文件只在这个页面里，离开前请先保存。
            </p>
            {time === 'failed' ? (
              <Alert tone="warning" title="没有取得时间戳">
                时间戳服务暂时没有应答。签章有效，签章时间由您的电脑提供。需要时间戳的，请稍后用原文件重新签一次。
              </Alert>
            ) : null}
            <PageTools>
              <Button
                variant="primary"
                icon={<Icon name="save" />}
                onClick={() => saveFile({ fileName: file.name, content: file })}
              >
                保存文件
              </Button>
              <Button onClick={() => onNext(file)}>下一位接着签</Button>
              <Button variant="text" onClick={onAgain}>
                再签一份
              </Button>
            </PageTools>
          </div>
        </DoneCard>
      </Card>
      <StampGrid data-done="">
        <Card title="签章位置">
          <SignedSheets signatures={report.signatures} pages={report.pages} />
        </Card>
        <div>
          <SignatureReport report={report} />
          <Card title="对方怎么验证">
            <p>
              把文件发给对方。对方不用登录，在
              <Link href="/experience#verify" underline>
                体验中心的“在线验签”
              </Link>
              里打开就能看到同样的结果。几个人签的，按先后顺序列出。
            </p>
          </Card>
        </div>
      </StampGrid>
    </>
  );
}
