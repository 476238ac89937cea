import type { ResultOf } from '@ca-portal/api';
import type { orders } from '@ca-portal/api/contract';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortalConfig } from '../../config/config.js';
import { PublicFrame } from '../../shared/page/index.js';
import { TrackForm } from './components/TrackForm.js';
import { NotFoundList, TrackColumns } from './components/TrackPage.styles.js';
import { TrackedCard } from './components/TrackedCard.js';

export type Tracked = ResultOf<(typeof orders)['track']>;

/** 查办理进度 (`/track`): order number and a code to the customer's phone, without a login, like parcel tracking. */
export function TrackPage() {
  const { sms } = usePortalConfig();
  const [params] = useSearchParams();
  const [order, setOrder] = useState<Tracked>();
  const result = useRef<HTMLElement>(null);
  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="查办理进度"
        description={`不用登录。填订单号和下单时的手机号，用${sms ? '短信' : '邮箱'}验证码确认是您本人。`}
      />
      <TrackColumns data-found={order !== undefined}>
        <Card title={order ? '查另一个订单' : '查一个订单'}>
          <TrackForm
            orderNo={params.get('orderNo') ?? ''}
            onFound={(found) => {
              setOrder(found);
              // After rendering: on a phone the result is below the form.
              requestAnimationFrame(() => result.current?.focus());
            }}
          />
        </Card>
        <section ref={result} tabIndex={-1} aria-label="查询结果">
          {order ? <TrackedCard order={order} /> : <NothingFound />}
        </section>
      </TrackColumns>
    </PublicFrame>
  );
}

/** What to do when the pair of number and phone finds nothing; the server answers the same for every pair. */
function NothingFound() {
  const { hotline } = usePortalConfig();
  return (
    <Card title="查不到时">
      <NotFoundList>
        <dt>没有收到验证码</dt>
        <dd>订单号和手机号对不上时不会发验证码。要填下单时的手机号，不一定是您现在的号码。</dd>
        <dt>手机号已经不用了</dt>
        <dd>请单位管理员登录后查看，或拨打热线核对身份：{hotline.phone}。</dd>
        <dt>单位的人替您下的单</dt>
        <dd>请向经办人要订单号，验证码会发到他的手机。</dd>
      </NotFoundList>
    </Card>
  );
}
