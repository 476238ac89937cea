import type { Certificate } from '@ca-portal/api';
import { LinkButton } from '@ca-portal/ui/button';
import { DaysToExpiry } from '@ca-portal/ui/days-to-expiry';
import { EMPTY_VALUE, formatDate, groupSerial } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table, type TableColumn, type TableProps } from '@ca-portal/ui/table';
import { Tag } from '@ca-portal/ui/tag';
import { HiddenText } from '@ca-portal/ui/theme';
import { carrierIcons, stateOf, validityDays } from '../certificate-looks.js';
import { OneLine } from '../../../shell/layout/ListCard.styles.js';
import { NameCell, PlatformCell, RowActions } from './CertificateTable.styles.js';

function Name({ carrier, lockTypeName, serialNumber }: Certificate) {
  return (
    <NameCell>
      <span data-part="picture">
        <Icon name={carrierIcons[carrier]} />
      </span>
      <div>
        <strong>{lockTypeName}</strong>
        <span data-part={serialNumber ? 'serial' : 'note'}>
          {serialNumber ? groupSerial(serialNumber) : '制证后生成序列号'}
        </span>
      </div>
    </NameCell>
  );
}

function Platforms({ platformNames }: Certificate) {
  const [first, ...others] = platformNames;
  if (!first) return EMPTY_VALUE;
  return (
    <PlatformCell>
      {first}
      {others.length > 0 ? (
        <Tag title={others.join('、')}>
          <span aria-hidden="true">+{others.length}</span>
          <HiddenText>，还有 {others.join('、')}</HiddenText>
        </Tag>
      ) : null}
    </PlatformCell>
  );
}

function Validity(row: Certificate) {
  const { state, notAfter, daysToExpiry } = row;
  if (!notAfter) return EMPTY_VALUE;
  if (state === 'cancelled' || daysToExpiry === null) return formatDate(notAfter);
  const length = validityDays(row);
  return <DaysToExpiry days={daysToExpiry} date={notAfter} {...(length ? { validityDays: length } : {})} />;
}

function Actions({ actions, orderNo, lockTypeName, holderName }: Certificate) {
  const whose = `${lockTypeName} ${holderName}`;
  return (
    <RowActions>
      {actions.includes('issue') ? (
        <LinkButton
          size="sm"
          variant="primary"
          href={`/core/certWrite?orderNo=${orderNo}`}
          aria-label={`写入证书，${whose}`}
        >
          写入证书
        </LinkButton>
      ) : null}
      <LinkButton
        size="sm"
        variant="text"
        href={`/core/orderDetail?orderNo=${orderNo}`}
        aria-label={`查看订单，${whose}`}
      >
        查看订单
      </LinkButton>
    </RowActions>
  );
}

const columns: TableColumn<Certificate>[] = [
  { key: 'name', header: '证书', primary: true, render: Name },
  { key: 'holder', header: '持有人', render: ({ holderName }) => holderName },
  { key: 'platforms', header: '适用平台', render: Platforms },
  { key: 'provider', header: '服务商', render: ({ providerName }) => <OneLine>{providerName}</OneLine> },
  {
    key: 'state',
    header: '状态',
    render: (row) => {
      const { text, ...look } = stateOf(row);
      return <StatusTag {...look}>{text}</StatusTag>;
    },
  },
  { key: 'validity', header: '有效期', render: Validity },
  { key: 'actions', header: '操作', actions: true, render: Actions },
];

export type CertificateTableProps = Pick<
  TableProps<Certificate>,
  'rows' | 'loading' | 'error' | 'empty' | 'skeletonRows'
>;

/** Certificates with what can be done next. Actions that this portal does not offer yet are not shown. */
export function CertificateTable(props: CertificateTableProps) {
  return <Table caption="证书" columns={columns} rowKey={({ id }) => id} {...props} />;
}
