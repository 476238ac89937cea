import { Alert } from '@ca-portal/ui/alert';
import { formatMoney } from '@ca-portal/ui/formats';
import type { IconName } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { StatusTag } from '@ca-portal/ui/status-tag';
import type { ReactNode } from 'react';

interface Page {
  path: string;
  title: string;
  icon: IconName;
  content: ReactNode;
}

/** The pages of this portal: menu, tabs and routes come from here. */
export const pages: readonly Page[] = [
  {
    path: '/',
    title: '首页',
    icon: 'home',
    content: (
      <>
        <PageHeading title="首页" description="这里放本省的首页内容" />
        <Alert tone="info" title="这是一个由软件包搭建的门户外壳" />
      </>
    ),
  },
  {
    path: '/orders',
    title: '我的订单',
    icon: 'order',
    content: (
      <>
        <PageHeading title="我的订单" description="这里放本省自己的页面" />
        <p>
          企业主锁，{formatMoney(45_000)}{' '}
          <StatusTag family="info" icon="dot">
            待支付
          </StatusTag>
        </p>
      </>
    ),
  },
  {
    path: '/certificates',
    title: '证书管理',
    icon: 'certificate',
    content: <PageHeading title="证书管理" description="还没有证书" />,
  },
];
