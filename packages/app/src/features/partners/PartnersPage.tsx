import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Segmented } from '@ca-portal/ui/segmented';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useState } from 'react';
import { usePortalConfig } from '../../config/config.js';
import { useAddressState } from '../../routing/useAddressState.js';
import { CardGrid, CardGroup, HotlineButton, NextStep } from '../../shared/content/index.js';
import { Shown } from '../../shared/failure/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { LeaveDialog, QualificationDialog } from './components/PartnerDialogs.js';
import { PartnerTile } from './components/PartnerTile.js';
import { GroupFilter, PartnerCard } from './PartnersPage.styles.js';
import { usePartners, type Partner, type PartnerGroup } from './queries.js';

/** The role of a group's partners, for known groups. */
const notes: Readonly<Record<string, string>> = {
  证书服务商: '签发证书，承担电子认证责任',
  介质与签章厂商: '生产 USB 锁，提供签章软件和印章格式',
  交易与业务平台: '接受本平台发放的证书',
};
const shapes = ['soft', 'round', 'square'] as const;
const everything = 'all';

const readGroup = (params: URLSearchParams) => params.get('group') ?? everything;
const groupParams = (group: string) => new URLSearchParams(group === everything ? {} : { group });

/** 合作伙伴 (`/partners`): issuers, manufacturers and platforms; external sites open after a question. */
export function PartnersPage() {
  const { hotline } = usePortalConfig();
  const partners = usePartners();
  const [asked, setGroup] = useAddressState(readGroup, groupParams);
  const [visited, visit] = useState<{ partner: Partner; address: URL }>();
  const [checked, check] = useState<Partner>();
  const groups = partners.data ?? [];
  const chosen = groups.some(({ group }) => group === asked) ? asked : everything;
  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="合作伙伴"
        description="证书服务商、介质与签章厂商、交易平台。"
        actions={
          groups.length > 1 ? (
            <GroupFilter>
              <Segmented
                label="按类别查看"
                value={chosen}
                onValueChange={setGroup}
                options={[
                  { value: everything, label: '全部' },
                  ...groups.map(({ group }) => ({ value: group, label: group })),
                ]}
              />
            </GroupFilter>
          ) : undefined
        }
      />
      <Shown
        part
        card
        of={partners}
        what="合作伙伴"
        size="md"
        loading={<PartnersSkeleton />}
        empty={
          <Card>
            <Empty title="暂无合作伙伴" reason="正在整理，稍后会在这里公布。" />
          </Card>
        }
      >
        {(all) =>
          all.map((one, n) =>
            chosen === everything || chosen === one.group ? (
              <Group
                key={one.group}
                {...one}
                shape={shapes[n % shapes.length] ?? 'soft'}
                onVisit={(partner, address) => visit({ partner, address })}
                onQualification={check}
              />
            ) : null,
          )
        }
      </Shown>
      <NextStep
        title="成为合作伙伴"
        text={
          <>交易平台接入互联互通约 10 个工作日。请来电说明单位名称、联系人和接入系统（{hotline.hours}）。</>
        }
        action={<HotlineButton />}
      />
      <LeaveDialog visited={visited} onClose={() => visit(undefined)} />
      <QualificationDialog partner={checked} onClose={() => check(undefined)} />
    </PublicFrame>
  );
}

interface GroupProps extends PartnerGroup {
  shape: (typeof shapes)[number];
  onVisit: (partner: Partner, address: URL) => void;
  onQualification: (partner: Partner) => void;
}

function Group({ group, partners, shape, onVisit, onQualification }: GroupProps) {
  return (
    <CardGroup title={group} note={notes[group]}>
      <CardGrid>
        {partners.map((partner) => (
          <li key={partner.id}>
            <PartnerTile
              partner={partner}
              shape={shape}
              onVisit={onVisit}
              onQualification={onQualification}
            />
          </li>
        ))}
      </CardGrid>
    </CardGroup>
  );
}

function PartnersSkeleton() {
  return (
    <CardGrid aria-busy="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key}>
          <PartnerCard>
            <Skeleton height="10rem" />
          </PartnerCard>
        </li>
      ))}
    </CardGrid>
  );
}
