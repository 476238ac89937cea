import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { PublicFrame } from '../../../shared/page/index.js';
import { CheckFiles } from './CheckFiles.js';
import { SignFiles } from './SignFiles.js';

/** 多份文件一次签名 (`/experience/sign`): any files, one PIN; the recipient checks them with the list. */
export function SignFilesPage() {
  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="多份文件一次签名"
        description="选好文件，输一次 PIN，逐份签名，得到一份签名清单。文件不上传，也不改动。"
        actions={<LinkButton href="/stamp">要在 PDF 上盖章</LinkButton>}
      />
      <Card title="签名">
        <SignFiles />
      </Card>
      <Card title="核对">
        <CheckFiles />
      </Card>
    </PublicFrame>
  );
}
