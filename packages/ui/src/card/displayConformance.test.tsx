// What every display part and shell widget promises: ref, rest props, className and style on its element.
import { type ComponentType, createRef, type CSSProperties, type Ref } from 'react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CertificateCardArt, EmptyArt, LockArt } from '../art/index.js';
import { Avatar } from '../avatar/index.js';
import { Badge } from '../badge/index.js';
import { BottomNav } from '../bottom-nav/index.js';
import { Breadcrumb } from '../breadcrumb/index.js';
import { CountdownText } from '../countdown-text/index.js';
import { DaysToExpiry } from '../days-to-expiry/index.js';
import { Descriptions } from '../descriptions/index.js';
import { Empty } from '../empty/index.js';
import { ErrorPage } from '../error-page/index.js';
import { Footer } from '../footer/index.js';
import { Header, SkipLink } from '../header/index.js';
import { Logo } from '../logo/index.js';
import { Rosette, Wave } from '../motif/index.js';
import { PageHeading } from '../page-heading/index.js';
import { Pagination } from '../pagination/index.js';
import { PriceSummary } from '../price-summary/index.js';
import { ProgressBar } from '../progress-bar/index.js';
import { ProgressTrack } from '../progress-track/index.js';
import { SealStamp } from '../seal-stamp/index.js';
import { Sidebar } from '../sidebar/index.js';
import { Skeleton } from '../skeleton/index.js';
import { Spinner } from '../spinner/index.js';
import { StatusTag } from '../status-tag/index.js';
import { Steps } from '../steps/index.js';
import { Table } from '../table/index.js';
import { Tag } from '../tag/index.js';
import { Timeline } from '../timeline/index.js';
import { TopBar } from '../top-bar/index.js';
import { Card } from './index.js';

interface Common {
  className: string;
  style: CSSProperties;
  ref: Ref<Element>;
}

const brand = { shortName: '辽', name: '辽宁数字证书', href: '/' };
const props: Readonly<Record<string, [ComponentType<never>, object]>> = {
  Avatar: [Avatar, { name: '林' }],
  Badge: [Badge, { count: 3 }],
  BottomNav: [BottomNav, { items: [] }],
  Breadcrumb: [Breadcrumb, { items: [] }],
  Card: [Card, {}],
  CertificateCardArt: [CertificateCardArt, { rows: [], serial: '4A7F' }],
  CountdownText: [CountdownText, { until: 0, now: () => 0 }],
  DaysToExpiry: [DaysToExpiry, { days: 1, date: '2026-11-22' }],
  Descriptions: [Descriptions, { items: [] }],
  Empty: [Empty, { title: '暂无数据' }],
  EmptyArt: [EmptyArt, {}],
  ErrorPage: [ErrorPage, { kind: 'notFound' }],
  Footer: [Footer, { brand, columns: [] }],
  Header: [Header, { brand, items: [] }],
  LockArt: [LockArt, {}],
  Logo: [Logo, { brand }],
  PageHeading: [PageHeading, { title: '个人中心' }],
  Pagination: [Pagination, { page: 1, pageSize: 10, total: 0 }],
  PriceSummary: [PriceSummary, { lines: [], totalFen: 0 }],
  ProgressBar: [ProgressBar, { value: 1, label: '进度' }],
  ProgressTrack: [ProgressTrack, { items: [] }],
  Rosette: [Rosette, {}],
  SealStamp: [SealStamp, { text: '电子签章' }],
  Sidebar: [Sidebar, { items: [] }],
  Skeleton: [Skeleton, {}],
  SkipLink: [SkipLink, {}],
  Spinner: [Spinner, {}],
  StatusTag: [StatusTag, { family: 'info', icon: 'dot' }],
  Steps: [Steps, { items: [], current: 0 }],
  Table: [Table, { caption: '订单', columns: [], rows: [], rowKey: String }],
  Tag: [Tag, {}],
  Timeline: [Timeline, { items: [] }],
  TopBar: [TopBar, { greetingName: '林晓禾' }],
  Wave: [Wave, {}],
};

describe.each(Object.entries(props))('%s', (name, [Widget, own]) => {
  it('puts ref, rest, className and style on its element', () => {
    const ref = createRef<Element>();
    const common: Common = { className: 'mine', style: { color: 'rgb(1, 2, 3)' }, ref };
    const Any = Widget as ComponentType<Common>;
    render(<Any {...own} {...common} data-extra="x" />);
    const element = document.querySelector<HTMLElement>(`[data-component="${name}"]`);
    expect(element).not.toBeNull();
    expect(ref.current).toBe(element);
    expect(element).toHaveClass('mine');
    expect(element).toHaveAttribute('data-extra', 'x');
    expect(element?.style.color).toBe('rgb(1, 2, 3)');
  });
});
