import { Button } from '@ca-portal/ui/button';
import { DataTable, emptyQuery, type DataTableColumn } from '@ca-portal/ui/data-table';
import { DropdownMenu } from '@ca-portal/ui/dropdown-menu';
import { Empty } from '@ca-portal/ui/empty';
import { EMPTY_VALUE, formatDate } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { Tag } from '@ca-portal/ui/tag';
import { toaster } from '@ca-portal/ui/toast';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NameCell, OneLine, RowActions, tableFailure } from '../../../shared/list/index.js';
import { Share, StaffRoom, Tags } from '../PersonnelPage.styles.js';
import { useRemind, useStaff, type StaffMember } from '../queries.js';
import { isFiltered, pageSizes, start, type StaffPosition } from '../staff-position.js';
import { MemberDialog, type MemberAction } from './MemberDialog.js';
import { StaffFilters } from './StaffFilters.js';
import { Verification } from './Verification.js';

interface StaffViewProps {
  position: StaffPosition;
  onChange: (position: StaffPosition) => void;
  onInvite: () => void;
}

const columnsFor = (
  open: (action: MemberAction, member: StaffMember) => void,
): DataTableColumn<StaffMember>[] => [
  {
    key: 'name',
    header: '姓名',
    primary: true,
    // This column names the row's checkbox; the server sorts the list.
    value: ({ name }) => name,
    sortable: false,
    render: ({ name, isAdministrator }) => (
      <NameCell>
        {name}
        {isAdministrator ? <small>企业管理员</small> : null}
      </NameCell>
    ),
  },
  { key: 'phone', header: '手机号', render: ({ phone }) => <OneLine>{phone}</OneLine> },
  {
    key: 'idNumber',
    header: '身份证号',
    render: ({ idNumber }) => <OneLine>{idNumber || EMPTY_VALUE}</OneLine>,
  },
  {
    key: 'roles',
    header: '角色',
    render: ({ roleNames }) =>
      roleNames.length > 0 ? (
        <Tags>
          {roleNames.map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
        </Tags>
      ) : (
        '未分配角色'
      ),
  },
  { key: 'verification', header: '实名状态', render: Verification },
  {
    key: 'completeness',
    header: '资料完整度',
    render: ({ completeness }) => (
      <Share>
        {completeness}%
        <ProgressBar
          label="资料完整度"
          value={completeness}
          tone={completeness >= 100 ? 'success' : completeness < 60 ? 'warning' : 'action'}
        />
      </Share>
    ),
  },
  { key: 'certificates', header: '证书', align: 'right', render: ({ certificateCount }) => certificateCount },
  { key: 'joined', header: '加入时间', render: ({ joinedAt }) => <OneLine>{formatDate(joinedAt)}</OneLine> },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    render: (member) => <MemberMenu member={member} open={open} />,
  },
];

function MemberMenu({
  member,
  open,
}: {
  member: StaffMember;
  open: (action: MemberAction, member: StaffMember) => void;
}) {
  const reasonOf = (action: StaffMember['blocked'][number]['action']) =>
    member.blocked.find((one) => one.action === action)?.reason;
  const item = (
    action: MemberAction,
    label: string,
    icon: 'stamp' | 'padlock' | 'edit' | 'users' | 'mobile' | 'swap',
    reason?: string,
  ) => ({
    key: action,
    label,
    icon: <Icon name={icon} />,
    onSelect: () => open(action, member),
    ...(reason ? { disabled: true, reason } : {}),
  });
  return (
    <RowActions>
      <Button
        size="sm"
        variant="text"
        aria-label={`分配角色，${member.name}`}
        onClick={() => open('roles', member)}
      >
        分配角色
      </Button>
      <DropdownMenu
        trigger={<IconButton size="sm" icon={<Icon name="more" />} label={`更多操作，${member.name}`} />}
        items={[
          item('info', '补全资料', 'edit'),
          item('password', '重置密码', 'padlock', reasonOf('resetPassword')),
          // The administrator's own number and role are changed in his account settings and by the transfer.
          ...(member.isAdministrator
            ? []
            : [
                item('phone', '修改手机号', 'mobile'),
                item('transfer', '转移管理员', 'swap', reasonOf('transfer')),
              ]),
          {
            ...item('unbind', '解绑企业', 'users', reasonOf('unbind')),
            danger: true,
            separated: true,
          },
        ]}
      />
    </RowActions>
  );
}

/** The company's staff: who is not ready for a certificate, and the possible actions. */
export function StaffView({ position, onChange, onInvite }: StaffViewProps) {
  const staff = useStaff(position);
  const remind = useRemind();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<{ action: MemberAction; member: StaffMember }>();
  const columns = useMemo(() => columnsFor((action, member) => setDialog({ action, member })), []);
  const remindAll = (userGuids: readonly string[]) =>
    remind.mutate(
      { body: { userGuids: [...userGuids] } },
      {
        onSuccess: ({ reminded }) => {
          toaster.success(reminded > 0 ? `已提醒 ${reminded} 人补全资料。` : '所选员工的资料都已完整。');
          setSelected([]);
        },
      },
    );

  return (
    <>
      <StaffFilters position={position} onChange={onChange} />
      <StaffRoom>
        <DataTable
          caption="在职员工"
          columns={columns}
          rows={staff.data?.rows ?? []}
          rowKey={rowKey}
          total={staff.data?.total ?? 0}
          query={{ ...emptyQuery, page: position.page, pageSize: position.size }}
          pageSizes={pageSizes}
          onQueryChange={({ page, pageSize }) => onChange({ ...position, page, size: pageSize })}
          loading={staff.isPending || staff.isPlaceholderData}
          selectable
          selected={selected}
          onSelectedChange={setSelected}
          bulkActions={(keys) => (
            <>
              <Button
                size="sm"
                variant="text"
                onClick={() => void navigate('/core/personnel?batch=1', { state: { userGuids: keys } })}
              >
                批量办锁
              </Button>
              <Button size="sm" variant="text" loading={remind.isPending} onClick={() => remindAll(keys)}>
                提醒补资料
              </Button>
            </>
          )}
          {...tableFailure(staff, '员工信息没有变化')}
          empty={
            isFiltered(position) ? (
              <Empty
                art="search"
                size="sm"
                title="没有符合条件的员工"
                reason="换一个关键词或条件试试。"
                action={<Button onClick={() => onChange(start)}>清除全部条件</Button>}
              />
            ) : (
              <Empty
                title="还没有员工"
                reason="邀请员工后，可以为他们分配角色、办理个人锁。"
                action={
                  <Button variant="primary" onClick={onInvite}>
                    邀请第一位员工
                  </Button>
                }
              />
            )
          }
        />
      </StaffRoom>
      {dialog ? <MemberDialog {...dialog} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}

const rowKey = ({ userGuid }: StaffMember) => userGuid;
