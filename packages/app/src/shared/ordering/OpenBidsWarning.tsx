import { Alert } from '@ca-portal/ui/alert';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Checkbox, type CheckboxProps } from '@ca-portal/ui/checkbox';
import { DatePicker } from '@ca-portal/ui/date-picker';
import { formatDate } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { toaster } from '@ca-portal/ui/toast';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { call, change, read } from '../../api/query.js';
import { loginPath } from '../../routing/guard.js';
import { useToken } from '../../session/useSession.js';
import { useNow } from '../time/index.js';

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3) var(--ca-s-4);
  margin-top: var(--ca-s-4);
`;

interface OpenBidsWarningProps {
  /** The certificates to be reminded of. @default all certificates of the user that are in use */
  certificateIds?: readonly string[];
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  /** Binds the checkbox to a field of a form. */
  box?: Pick<CheckboxProps, 'ref' | 'invalid' | 'aria-describedby'>;
}

/**
 * Warns about bids that are not opened yet: the effect of a new certificate on them, and two ways to continue (dossier
 * 2.3).
 */
export function OpenBidsWarning({ certificateIds, accepted, onAccept, box }: OpenBidsWarningProps) {
  const loggedIn = useToken() !== null;
  return (
    <Alert tone="danger" title="您有未开标的投标文件，建议开标后再办">
      <div>
        证书重新签发后，将无法解密用原证书加密的投标文件。锁如果还能勉强读取，请先保管好，到现场解密。已经完全不能用的，请联系交易平台重新加密上传。
      </div>
      <Choice>
        {loggedIn ? (
          <Reminder certificateIds={certificateIds} />
        ) : (
          <LinkButton variant="danger-outline" icon={<Icon name="bell" />} href={loginPath('/guide')}>
            登录后设置开标提醒
          </LinkButton>
        )}
        <Checkbox {...box} value={accepted} onValueChange={onAccept}>
          我已了解风险，仍要办理
        </Checkbox>
      </Choice>
    </Alert>
  );
}

const inUseStates: readonly string[] = ['valid', 'expiring', 'busy'];

const dayAfter = (day: string) => formatDate(new Date(Date.parse(`${day}T12:00:00+08:00`) + 86_400_000));

/** 开标后提醒我: a message on the day after the opening. */
function Reminder({ certificateIds }: { certificateIds: readonly string[] | undefined }) {
  const today = formatDate(useNow());
  const [opening, setOpening] = useState('');
  const certificates = useQuery({
    ...read(caManage, 'list', { query: { page: 1, limit: 200 } }),
    enabled: certificateIds === undefined,
  });
  // The portal does not know which certificate a bid was encrypted with.
  const inUse = certificates.data?.rows.filter(({ own, state }) => own && inUseStates.includes(state)) ?? [];
  const ids = certificateIds ?? inUse.map(({ id }) => id);
  const remind = useMutation({
    ...change([], (day: string) =>
      Promise.all(
        ids.map((id) => call(caManage, 'remind', { params: { id }, body: { day, reason: 'afterOpening' } })),
      ),
    ),
    onSuccess: (_, day) => toaster.success(`${day} 会给您发消息，提醒您办理`),
  });
  const day = opening ? dayAfter(opening) : '';
  const obstacle =
    ids.length > 0
      ? '请先选择开标日期'
      : certificates.isPending
        ? '正在读取您的证书'
        : '您名下还没有证书，无法设置提醒';
  return (
    <>
      <DatePicker aria-label="开标日期" min={today} value={opening} onValueChange={setOpening} />
      <Button
        variant="danger-outline"
        icon={<Icon name="bell" />}
        disabled={!day || ids.length === 0 || remind.isSuccess}
        disabledReason={remind.isSuccess ? '已设置提醒' : obstacle}
        loading={remind.isPending}
        loadingText="设置中"
        onClick={() => remind.mutate(day)}
      >
        开标后提醒我{day ? `（${day.slice(5)}）` : ''}
      </Button>
    </>
  );
}
