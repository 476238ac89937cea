import { checkCompanyName, checkCreditCode } from '@ca-portal/api/domain';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { RoleApplicationForm } from '@ca-portal/ui/role-application-form';
import { type UploadedFile, Upload } from '@ca-portal/ui/upload';
import { useState } from 'react';
import { Guarded } from '../../shared/failure/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { sendAttachment, uploadProblem } from '../../shared/files/index.js';
import { sentenceOf } from '../../shared/account/index.js';
import { RoleApplications } from './components/RoleApplications.js';
import { SideBySide } from './components/RoleApplications.styles.js';
import { isRole, useApplications, useApplyForRole } from './role-queries.js';

/** /roleApply: applies for a role in a company (spec 3, 5, 6), with the status of earlier applications below. */
export function RoleApplyPage() {
  const apply = useApplyForRole();
  // The list's own query, shared with the list below.
  const applications = useApplications(1);
  const [papers, setPapers] = useState<readonly UploadedFile[]>([]);
  return (
    <PublicFrame>
      <Guarded of={applications}>
        <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '申请身份' }]} />
        <PageHeading
          size="lg"
          title="申请身份"
          description="填写企业和角色，由工作人员审核。通过后，在右上角“切换身份”里选择新的身份。"
        />
        <SideBySide>
          <Card title="填写申请">
            <RoleApplicationForm
              companyNameRule={checkCompanyName}
              codeRule={checkCreditCode}
              sentWords={{
                title: '申请已提交，等待工作人员审核',
                next: '审核结果会以站内消息通知您，现在不用做什么。',
              }}
              onSubmit={({ companyName, code, role }) =>
                sentenceOf(async () => {
                  if (!isRole(role)) throw new RangeError(`the form offers no role ${role}`);
                  await apply.mutateAsync({
                    body: {
                      companyName,
                      code,
                      role,
                      ...(papers.length > 0 ? { attachmentIds: papers.map(({ id }) => id) } : {}),
                    },
                  });
                  setPapers([]);
                })
              }
            >
              {/* A company without an administrator is handed over on paper (dossier 1.5). */}
              <Upload
                label="盖章的说明函和营业执照（选填）"
                upload={sendAttachment}
                describeError={uploadProblem}
                maxCount={5}
                capture="environment"
                value={papers}
                onValueChange={setPapers}
              />
              <p>企业的管理员联系不上时，需要说明函和营业执照。</p>
            </RoleApplicationForm>
          </Card>
          <Card title="我的申请">
            <RoleApplications />
          </Card>
        </SideBySide>
      </Guarded>
    </PublicFrame>
  );
}
