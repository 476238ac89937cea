import type { Certificate } from '@ca-portal/api';
import type { LockCard } from '@ca-portal/api/contract';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { LinkButton } from '@ca-portal/ui/button';
import { EMPTY_VALUE, formatDate, groupSerial } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table, type TableColumn, type TableProps } from '@ca-portal/ui/table';
import { Tag } from '@ca-portal/ui/tag';
import { HiddenText } from '@ca-portal/ui/theme';
import { TimeLeft } from '../../../shared/time/index.js';
import { CardActions } from './CardActions.js';
import { carrierIcons, downloadLabels, stateOf, validityDays } from '../model/certificate-looks.js';
import { writeLabel } from '../../../shared/orders/index.js';
import { OneLine } from '../../../shared/list/index.js';
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
  return <TimeLeft days={daysToExpiry} date={notAfter} {...(length ? { validityDays: length } : {})} />;
}

/** A certificate with the card that lists its businesses; no card while it waits to be written. */
export type CertificateWithCard = Certificate & { card?: LockCard | undefined };

function Actions(row: CertificateWithCard) {
  const { actions, carrier, orderNo, waitingFor, lockTypeName, holderName, card } = row;
  const renews = card?.actions.some(
    ({ orderType, unavailableReason }) => orderType === '0103' && unavailableReason === '',
  );
  const whose = `${lockTypeName} ${holderName}`;
  return (
    <RowActions>
      {actions.includes('issue') ? (
        <LinkButton
          size="sm"
          variant="primary"
          href={`/core/certWrite?orderNo=${orderNo}`}
          aria-label={`${writeLabel(waitingFor)}，${whose}`}
        >
          {writeLabel(waitingFor)}
        </LinkButton>
      ) : null}
      {actions.includes('download') ? (
        <LinkButton
          size="sm"
          variant="primary"
          href={`/core/certDownload?orderNo=${orderNo}`}
          aria-label={`${downloadLabels[carrier]}，${whose}`}
        >
          {downloadLabels[carrier]}
        </LinkButton>
      ) : null}
      {card && renews ? (
        <LinkButton
          size="sm"
          variant="primary"
          href={`/apply?business=0103&certificates=${card.id}`}
          aria-label={`延期，${whose}`}
        >
          延期
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
      {card ? <CardActions row={row} card={card} /> : null}
    </RowActions>
  );
}

// Fixed widths: the header does not jump when the rows load.
const columns: TableColumn<CertificateWithCard>[] = [
  { key: 'name', header: '证书', primary: true, width: '18%', render: Name },
  { key: 'holder', header: '持有人', width: '16%', render: ({ holderName }) => holderName },
  { key: 'platforms', header: '适用平台', width: '16%', render: Platforms },
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
  { key: 'actions', header: '操作', actions: true, width: '17%', render: Actions },
];

export type CertificateTableProps = Pick<
  TableProps<CertificateWithCard>,
  'rows' | 'loading' | 'error' | 'empty' | 'skeletonRows'
> & { choice?: Choice };

/** The rows that can be selected, for renewing several at once. */
interface Choice {
  offered: readonly string[];
  /** The checkbox column exists before anything can be selected: users with company certificates renew several. */
  always: boolean;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

const tick = ({ offered, chosen, onChoose }: Choice): TableColumn<CertificateWithCard> => ({
  key: 'choose',
  header: <HiddenText>选择</HiddenText>,
  width: '3rem',
  select: true,
  render: ({ id, lockTypeName, holderName }) =>
    offered.includes(id) ? (
      <Checkbox
        aria-label={`选择 ${lockTypeName} ${holderName}`}
        value={chosen.includes(id)}
        onValueChange={(on) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
      />
    ) : null,
});

/** Certificates with their next actions: the likely one as a button, all of them with reasons in the menu. */
export function CertificateTable({ choice, ...props }: CertificateTableProps) {
  const shown = choice && (choice.always || choice.offered.length > 1) ? [tick(choice), ...columns] : columns;
  return <Table caption="证书" columns={shown} rowKey={({ id }) => id} {...props} />;
}
