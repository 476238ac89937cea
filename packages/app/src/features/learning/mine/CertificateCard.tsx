import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Rosette } from '@ca-portal/ui/motif';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import { useCurrentUser } from '../../../session/useSession.js';
import { copyText } from '../../../shared/browser/index.js';
import type { MyCourse } from '../course/queries.js';
import { CertificateActions, CertificateSheet } from './CertificateCard.styles.js';
import { useDownload } from './useDownload.js';

/** 结业证书 of the course finished last: its content, the file, and the number to verify it. */
export function CertificateCard({ course }: { course: MyCourse }) {
  const name = useCurrentUser()?.person.name;
  const download = useDownload(course.courseId);
  const { title, hoursRequired, certificateNumber } = course;
  return (
    <>
      <CertificateSheet data-theme="light" aria-labelledby="certificate-title">
        <Rosette />
        <div>
          <h2 id="certificate-title">结业证书</h2>
          <p>
            学员 <b>{name ?? '本人'}</b> 完成
          </p>
          <p data-part="title">{title}</p>
          <p>共 {hoursRequired} 学时，准予结业</p>
          <div data-part="foot">
            <span>
              证书编号
              <span data-part="number">{certificateNumber}</span>
            </span>
            <SealStamp shape="round" text="已结业" caption="培训专用" />
          </div>
        </div>
      </CertificateSheet>
      <CertificateActions>
        <Button
          variant="primary"
          icon={<Icon name="download" />}
          loading={download.isPending}
          loadingText="正在生成"
          onClick={() => download.mutate()}
        >
          下载 PDF
        </Button>
        <Button
          icon={<Icon name="shield-check" />}
          onClick={() =>
            void copyText(
              certificateNumber,
              '证书编号已复制，任何人都可以在“结业证书查验”中查验',
              `没有复制成功，证书编号：${certificateNumber}`,
            )
          }
        >
          复制编号
        </Button>
      </CertificateActions>
    </>
  );
}
