import type { OrderDetail } from '@ca-portal/api';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Icon } from '@ca-portal/ui/icon';
import { usePortalConfig } from '../../../config/config.js';
import { Hints } from './WriteScreen.styles.js';
import { hotlineHref } from '../../../shared/content/index.js';

/** The future holder of the certificate. */
export function OrderCard({ order }: { order: OrderDetail }) {
  return (
    <Card title="要写入的证书">
      <Descriptions
        columns={1}
        items={[
          { term: '产品', value: order.productName },
          { term: '持有人', value: order.holderName },
          { term: '服务商', value: order.providerName },
          // The desk uses the ordered kind of lock.
          ...(order.mediumVendorName ? [{ term: '介质商', value: order.mediumVendorName }] : []),
          { term: '适用平台', value: order.platformNames.join('、') },
          // Only a new or extended certificate has a period: a change keeps its end date.
          ...(order.years > 0 ? [{ term: '年限', value: `${order.years} 年` }] : []),
        ]}
      />
    </Card>
  );
}

export function BeforeWriting() {
  return (
    <Card title="写入前请确认">
      <Hints>
        <li>
          <Icon name="lock-device" />
          <span>只插一把锁，直接插在电脑上，不用扩展坞</span>
        </li>
        <li>
          <Icon name="key" />
          <span>
            知道锁的密码（PIN码）
            <small>密码只送到锁里，不会上传</small>
          </span>
        </li>
        <li>
          <Icon name="clock" />
          <span>接下来 3 分钟不离开这台电脑</span>
        </li>
      </Hints>
    </Card>
  );
}

/** Alternatives when continuing does not help. */
export function StillStuck() {
  const { hotline } = usePortalConfig();
  return (
    <Card title="还是不行？">
      <Hints>
        <li>
          <Icon name="refresh" />
          <span>
            重新安装驱动并重启电脑
            <small>约 1 分钟，证书不受影响</small>
          </span>
        </li>
        <li>
          <Icon name="location" />
          <span>
            到服务网点写入
            <small>请带上锁和身份证，不用再付费</small>
          </span>
        </li>
        <li>
          <Icon name="phone-call" />
          <span>
            <a href={hotlineHref(hotline.phone)}>拨打服务热线 {hotline.phone}</a>
            <small>{hotline.hours}</small>
          </span>
        </li>
      </Hints>
    </Card>
  );
}
