import { caServices } from '@ca-portal/api/groups/ca-services';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../api/query.js';
import { causeOf } from '../../../shared/failure/index.js';

/** A second check of the same file by the platform's server. It is the only action here that uploads the file. */
export function PlatformCheck({ file }: { file: File }) {
  const check = useMutation(write(caServices, 'verifyFile', { refreshes: [], quiet: true }));
  const signatures = check.data?.signatures ?? [];
  const valid = signatures.filter((one) => one.valid).length;
  return (
    <Card title="平台复核">
      {check.isError ? (
        <Alert live tone="danger" title="平台没有完成复核">
          {causeOf(check.error)}
        </Alert>
      ) : null}
      {check.data ? (
        <>
          <Alert
            live
            tone={valid === signatures.length ? 'success' : 'warning'}
            title={`平台复核：${signatures.length} 处签章中 ${valid} 处有效`}
          />
          <Descriptions
            columns={1}
            items={signatures.map((one, index) => ({
              term: `${index + 1}　${one.name}`,
              value: one.checks.map(({ label, detail }) => `${label}：${detail}`).join('；'),
            }))}
          />
        </>
      ) : (
        <>
          <p>由平台的服务器再检查一遍。文件会上传，只用于这次检查，不保存；不超过 10 MB。</p>
          <Button loading={check.isPending} loadingText="正在复核" onClick={() => check.mutate({ file })}>
            上传并复核
          </Button>
        </>
      )}
    </Card>
  );
}
