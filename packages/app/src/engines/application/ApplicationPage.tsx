import { caChange } from '@ca-portal/api/groups/ca-change';
import { Alert } from '@ca-portal/ui/alert';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { LinkButton } from '@ca-portal/ui/button';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQueries } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { read } from '../../api/query.js';
import { useCurrentUser } from '../../session/useSession.js';
import { CheckoutFrame, EmptyCard } from '../../shared/page/index.js';
import { Shown } from '../../shared/failure/index.js';
import { CannotApply } from './CannotApply.js';
import type { AnyApplication, Need } from './description.js';
import { useEarlierOrder } from './useEarlierOrder.js';
import { PickCertificate } from './PickCertificate.js';
import { Wizard } from './Wizard.js';
import { WizardBlocks } from './wizard/WizardFrame.styles.js';

/** The pages of one business, from the certificate to the placed order. The address contains certificates and step. */
export function ApplicationPage({ business }: { business: AnyApplication }) {
  const [params, setParams] = useSearchParams();
  const named = (params.get('certificates') ?? '').split(',').filter((id) => id !== '');
  const ids = business.several ? named : named.slice(0, 1);
  return (
    <CheckoutFrame>
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: 'CA管理', href: '/core/caManage' },
          { label: business.title },
        ]}
      />
      <PageHeading
        size="lg"
        title={business.title}
        description={business.effect}
        actions={<LinkButton href={`/before?type=${business.orderType}`}>办事指南</LinkButton>}
      />
      {ids.length === 0 ? (
        <PickCertificate
          business={business}
          onPick={(chosen) =>
            setParams((now) => {
              const next = new URLSearchParams(now);
              next.set('certificates', chosen.join(','));
              return next;
            })
          }
        />
      ) : (
        <Chosen key={ids.join(',')} business={business} ids={ids} />
      )}
    </CheckoutFrame>
  );
}

function Chosen({ business, ids }: { business: AnyApplication; ids: readonly string[] }) {
  const user = useCurrentUser();
  const asked = useQueries({
    queries: ids.map((certificateId) =>
      read(caChange, 'needInfo', { query: { certificateId, orderType: business.orderType } }),
    ),
  });
  const copied = useEarlierOrder(useSearchParams()[0].get('from') ?? '');
  // Kept as they were when the form opened: otherwise the order just placed would close its own form.
  const [opened, setOpened] = useState<readonly Need[]>();
  const needs = asked.flatMap(({ data }) => data ?? []);
  if (!opened && user && needs.length === ids.length) setOpened(needs);

  const loading = <Skeleton height="24rem" />;
  return (
    <Shown
      part
      card
      of={asked}
      what="证书信息"
      size="md"
      missing={
        <EmptyCard
          title="没有找到这张证书"
          reason="证书可能已经更换，或者不在当前身份名下。"
          way={{ href: '/core/caManage', label: '去CA管理' }}
        />
      }
      loading={loading}
    >
      {() =>
        opened && user && !copied.isLoading ? (
          <Opened business={business} needs={opened} user={user} earlier={copied.earlier} />
        ) : (
          loading
        )
      }
    </Shown>
  );
}

/** The form for the certificates that can be applied for, and why the others are left out. */
function Opened({ needs, ...rest }: ComponentProps<typeof Wizard>) {
  const open = needs.filter(({ unavailableReason }) => unavailableReason === '');
  const closed = needs.filter(({ unavailableReason }) => unavailableReason !== '');
  const [first] = closed;
  if (open.length === 0 && first) return <CannotApply need={first} />;
  return (
    <>
      {closed.length > 0 ? (
        <WizardBlocks>
          <Alert tone="warning" title={`${closed.length} 张证书现在不能办理，没有列入`}>
            <ul>
              {closed.map(({ certificateId, holderName, lockTypeName, unavailableReason }) => (
                <li key={certificateId}>
                  {holderName} {lockTypeName}：{unavailableReason}
                </li>
              ))}
            </ul>
          </Alert>
        </WizardBlocks>
      ) : null}
      <Wizard {...rest} needs={open} />
    </>
  );
}
