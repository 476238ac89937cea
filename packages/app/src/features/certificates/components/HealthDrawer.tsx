import { caManage } from '@ca-portal/api/groups/ca-manage';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Drawer } from '@ca-portal/ui/drawer';
import { formatDate, formatDateTime, groupSerial } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table } from '@ca-portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Suspense, useState } from 'react';
import { read } from '../../../api/query.js';
import { CertificateFileButton } from './CertificateFileButton.js';
import { Checks, FileActs, SealsHeld } from './HealthDrawer.styles.js';
import type { HealthCheck } from './LockTest.js';
import { PrintButton } from '../../../shared/content/index.js';
import { OneLine } from '../../../shared/list/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';

// The lock panel loads on the press that opens it.
const LockTest = lazyPart(async () => (await import('./LockTest.js')).LockTest);

const results = {
  good: { text: '正常', family: 'success', icon: 'check' },
  attention: { text: '请处理', family: 'warning', icon: 'warning' },
  unknown: { text: '插锁检测', family: 'neutral', icon: 'lock-device' },
} as const;

/** Replaces unknown data of the portal with data of the plugged-in lock. */
const withTested = (checks: readonly HealthCheck[], tested: readonly HealthCheck[]): HealthCheck[] => [
  ...checks.map((check) => tested.find(({ key }) => key === check.key) ?? check),
  ...tested.filter(({ key }) => checks.every((check) => check.key !== key)),
];

/** The result of a check; seals are shown as they are in the lock. */
function CheckDetail({ detail, pictures = [] }: Pick<HealthCheck, 'detail' | 'pictures'>) {
  return (
    <>
      {detail}
      {pictures.length > 0 ? (
        <SealsHeld>
          {pictures.map(({ name, image }) => (
            <img key={name} src={`data:image/png;base64,${image}`} alt={name} />
          ))}
        </SealsHeld>
      ) : null}
    </>
  );
}

/** 证书体检: checks serial number, issuer, chain, revocation and platforms now, and shows the certificate's history. */
export function HealthDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(read(caManage, 'health', { params: { id } }));
  const [testing, setTesting] = useState(false);
  const [tested, setTested] = useState<readonly HealthCheck[]>([]);
  return (
    <Drawer open onOpenChange={onClose} title="证书体检">
      <Shown part of={query} what="体检结果" loading={<Skeleton height="20rem" />}>
        {(card) => (
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
                  value: (
                    <>
                      <OneLine>{formatDate(card.notBefore)} 至</OneLine>{' '}
                      <OneLine>{card.notAfter ? formatDate(card.notAfter) : '—'}</OneLine>
                    </>
                  ),
                },
              ]}
            />
            <FileActs>
              <CertificateFileButton certificateId={id} />
              <PrintButton />
            </FileActs>
            <p>证书文件含证书链，不含密钥，可以交给需要登记证书的交易平台。</p>
            {card.carrier === 'lock' ? (
              <p>加密密钥在锁里生成，平台没有备份：锁丢失或损坏后，用它加密的文件打不开。</p>
            ) : null}
            <Checks aria-label="检查项目">
              {withTested(card.checks, tested).map(({ key, label, result, detail, pictures, link }) => {
                const { text, ...look } = results[result];
                return (
                  <li key={key}>
                    <b>{label}</b>
                    <StatusTag {...look}>{text}</StatusTag>
                    <span>
                      <CheckDetail detail={detail} pictures={pictures} />
                    </span>
                    {link.startsWith('/apply') ? (
                      <LinkButton size="sm" href={link} aria-label={`去办理，${label}`}>
                        去办理
                      </LinkButton>
                    ) : null}
                  </li>
                );
              })}
            </Checks>
            {card.carrier !== 'lock' ? null : testing ? (
              <Suspense fallback={<Skeleton height="8rem" />}>
                <LockTest
                  serialNumber={card.serialNumber}
                  onChecks={(checks) => {
                    setTested(checks);
                    setTesting(false);
                  }}
                  setShown={setTesting}
                />
              </Suspense>
            ) : (
              <div>
                <Button onClick={() => setTesting(true)}>
                  {tested.length > 0 ? '再检测一次' : '插锁检测'}
                </Button>
              </div>
            )}
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
        )}
      </Shown>
    </Drawer>
  );
}
