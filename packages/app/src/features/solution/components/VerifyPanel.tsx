import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatFileSize } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Spinner } from '@ca-portal/ui/spinner';
import { useMutation } from '@tanstack/react-query';
import { loadFailedReason } from '../../../shared/failure/index.js';
import { refusalSentences } from '../verify/limits.js';
import { pickFile } from '../../../shared/files/index.js';
import type { SampleKind } from '../verify/samples.js';
import type { Report } from '../verify/verify-file.js';
import { FileDrop } from './FileDrop.js';
import { PlatformCheck } from './PlatformCheck.js';
import { SignatureReport } from './SignatureReport.js';
import { SignedSheets } from './SignedSheets.js';
import { DropPlace, FileHead, Limits, SampleRows, VerifyGrid } from './VerifyPanel.styles.js';

type Source = File | { sample: SampleKind; title: string };

const samples: readonly { sample: SampleKind; title: string; outcome: string }[] = [
  { sample: 'valid', title: '两处都有效的合同', outcome: '有效' },
  { sample: 'changed', title: '被改动过的合同', outcome: '无效' },
  { sample: 'revoked', title: '证书已吊销的文件', outcome: '无效' },
  { sample: 'unsigned', title: '没有签章的文件', outcome: '无签章' },
];

/** Lazy part: the cryptography is loaded with the first file only. */
async function verify(source: Source): Promise<Report> {
  const { verifyFile, verifySample } = await import('../verify/verify-file.js');
  return source instanceof File
    ? verifyFile(source)
    : verifySample(source.sample, `${source.title}（样例）.pdf`);
}

/** 在线验签: the signatures of a PDF, checked in the browser. */
export function VerifyPanel() {
  const check = useMutation({ mutationFn: verify });
  const report = check.data;
  const choose = () => pickFile('application/pdf,.pdf', (file) => check.mutate(file));
  return (
    <VerifyGrid id="verify">
      <Card title="在线验签">
        {check.isPending ? (
          <DropPlace aria-busy="true">
            <Spinner />
            <output>正在检查每一处签章</output>
          </DropPlace>
        ) : report?.kind === 'checked' ? (
          <>
            <FileHead>
              <Icon name="document" size="1.5rem" />
              <div>
                <b>{report.name}</b>
                <small>
                  {formatFileSize(report.size)}，{report.signatures.length} 处签章
                </small>
              </div>
              <Button size="sm" icon={<Icon name="upload" />} onClick={choose}>
                换一份文件
              </Button>
            </FileHead>
            <SignedSheets signatures={report.signatures} pages={report.pages} />
          </>
        ) : (
          <FileDrop
            icon="shield-check"
            label="选择签章后的 PDF"
            onFile={(file) => check.mutate(file)}
            onChoose={choose}
          />
        )}
        {check.isError ? (
          <Alert live tone="danger" title="没有检查成功">
            {loadFailedReason(check.error, '您的文件没有离开这台电脑')}
          </Alert>
        ) : report?.kind === 'refused' && !check.isPending ? (
          <Alert live tone="danger" title={`没有检查${report.name}`}>
            {refusalSentences[report.refusal]}
          </Alert>
        ) : null}
      </Card>
      <div>
        {report?.kind === 'checked' && !check.isPending ? <SignatureReport report={report} /> : null}
        {report?.kind === 'checked' && report.signatures.length > 0 && check.variables instanceof File ? (
          <PlatformCheck key={report.at.getTime()} file={check.variables} />
        ) : null}
        <Card title="没有文件？用样例试试">
          <SampleRows>
            {samples.map(({ sample, title, outcome }) => (
              <li key={sample}>
                <Button
                  variant="text"
                  icon={<Icon name="document" />}
                  disabled={check.isPending}
                  onClick={() => check.mutate({ sample, title })}
                >
                  {title}
                </Button>
                <small>{outcome}</small>
              </li>
            ))}
          </SampleRows>
        </Card>
        <Limits>
          支持 PDF（含国密 SM2 签章），不支持 OFD，单个文件不超过 20
          MB。文件只在您的浏览器里检查；选择平台复核时才会上传。样例用本页临时生成的证书真实签章，离开页面即失效。
        </Limits>
      </div>
    </VerifyGrid>
  );
}
