import { caManage } from '@ca-portal/api/groups/ca-manage';
import { LinkButton } from '@ca-portal/ui/button';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Drawer } from '@ca-portal/ui/drawer';
import { formatDate, formatDateTime, groupSerial } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table } from '@ca-portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';
import { Stack } from '../../../shared/page/WorkPage.styles.js';

const results = {
  good: { text: '正常', family: 'success', icon: 'check' },
  attention: { text: '请处理', family: 'warning', icon: 'warning' },
  unknown: { text: '插锁检测', family: 'neutral', icon: 'lock-device' },
} as const;

/** 证书体检: serial, issuer, chain, revocation and platforms checked now, and what has happened to it. */
export function HealthDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(read(caManage, 'health', { params: { id } }));
  const card = query.data;
  return (
    <Drawer open onOpenChange={onClose} title="证书体检">
      {query.isError && !card ? (
        <LoadFailed what="体检结果" query={query} />
      ) : card ? (
        <Stack>
          <Descriptions
            columns={1}
            items={[
              { term: '持有人', value: card.subjectName },
              { term: '签发机构', value: card.issuerName },
              { term: '序列号', value: groupSerial(card.serialNumber) },
              { term: '密钥算法', value: card.algorithm },
              {
                term: '有效期',
                value: `${formatDate(card.notBefore)} 至 ${card.notAfter ? formatDate(card.notAfter) : '—'}`,
              },
            ]}
          />
          <Table
            caption="检查项目"
            rows={card.checks}
            rowKey={({ key }) => key}
            columns={[
              { key: 'label', header: '项目', primary: true, render: ({ label }) => label },
              {
                key: 'result',
                header: '结果',
                render: ({ result }) => {
                  const { text, ...look } = results[result];
                  return <StatusTag {...look}>{text}</StatusTag>;
                },
              },
              { key: 'detail', header: '说明', render: ({ detail }) => detail },
              {
                key: 'link',
                header: '处理',
                actions: true,
                render: ({ link, label }) =>
                  link.startsWith('/apply') ? (
                    <LinkButton size="sm" href={link} aria-label={`去办理，${label}`}>
                      去办理
                    </LinkButton>
                  ) : null,
              },
            ]}
          />
          <Table
            caption="办理记录"
            rows={card.history}
            rowKey={({ at, title }) => `${at} ${title}`}
            columns={[
              { key: 'at', header: '时间', primary: true, render: ({ at }) => formatDateTime(at) },
              { key: 'title', header: '事项', render: ({ title }) => title },
            ]}
          />
        </Stack>
      ) : (
        <Skeleton height="20rem" />
      )}
    </Drawer>
  );
}
