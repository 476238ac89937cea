import { loginMethodLabels } from '@ca-portal/api/domain';
import type { ResultOf } from '@ca-portal/api';
import type { person } from '@ca-portal/api/contract';
import { Card } from '@ca-portal/ui/card';
import { formatDateTime, formatThousands } from '@ca-portal/ui/formats';
import { Link } from 'react-router-dom';
import { useViewPath } from '../../../session/useViewPath.js';
import { LinkedFigures } from './KeyFigures.styles.js';

export type Profile = ResultOf<typeof person.profile>;

/**
 * Counts of what exists and what is in progress, each linked to its list if the role has it; and the last login, so
 * that the user notices an unknown one.
 */
export function KeyFigures({ profile }: { profile: Profile }) {
  const { certificateCount, openOrderCount, lastLoginAt, lastLoginMethod } = profile;
  const certificates = useViewPath('core/caManage');
  const orders = useViewPath('core/order');
  return (
    <Card padding="none" aria-label="概况">
      <LinkedFigures>
        {certificates ? (
          <Link to={certificates}>
            <span data-part="term">我的证书</span>
            <span data-part="figure">
              {formatThousands(certificateCount)}
              <small>张</small>
            </span>
            <span data-part="note">查看有效期和状态</span>
          </Link>
        ) : null}
        {orders ? (
          <Link to={orders}>
            <span data-part="term">进行中订单</span>
            <span data-part="figure">
              {formatThousands(openOrderCount)}
              <small>笔</small>
            </span>
            <span data-part="note">{openOrderCount > 0 ? '查看下一步' : '现在没有要处理的'}</span>
          </Link>
        ) : null}
        <div>
          <span data-part="term">上次登录</span>
          <span data-part="words">{lastLoginMethod ? loginMethodLabels[lastLoginMethod] : '首次登录'}</span>
          <span data-part="note">{lastLoginAt ? formatDateTime(lastLoginAt) : '欢迎使用'}</span>
        </div>
      </LinkedFigures>
    </Card>
  );
}
