// What every widget promises alike: ref, rest props, className and style land on the element with data-component.
import { type ComponentType, createRef, type CSSProperties, type Ref } from 'react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Alert } from '../alert/index.js';
import { CertificateCardArt, EmptyArt, LockArt } from '../art/index.js';
import { Avatar } from '../avatar/index.js';
import { Badge } from '../badge/index.js';
import { BottomNav } from '../bottom-nav/index.js';
import { Breadcrumb } from '../breadcrumb/index.js';
import { Button, LinkButton } from '../button/index.js';
import { CaptchaField } from '../captcha-field/index.js';
import { Card } from '../card/index.js';
import { Checkbox } from '../checkbox/index.js';
import { CountdownText } from '../countdown-text/index.js';
import { DaysToExpiry } from '../days-to-expiry/index.js';
import { Descriptions } from '../descriptions/index.js';
import { Dialog } from '../dialog/index.js';
import { DropdownMenu } from '../dropdown-menu/index.js';
import { Empty } from '../empty/index.js';
import { ErrorPage } from '../error-page/index.js';
import { Footer } from '../footer/index.js';
import { Header, SkipLink } from '../header/index.js';
import { Icon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { Input } from '../input/index.js';
import { Link } from '../link/index.js';
import { Logo } from '../logo/index.js';
import { Rosette, Wave } from '../motif/index.js';
import { NumberInput } from '../number-input/index.js';
import { OptionCardGroup } from '../option-card/index.js';
import { PageHeading } from '../page-heading/index.js';
import { Pagination } from '../pagination/index.js';
import { PasswordInput } from '../password-input/index.js';
import { Popover } from '../popover/index.js';
import { PriceSummary } from '../price-summary/index.js';
import { ProgressBar } from '../progress-bar/index.js';
import { ProgressTrack } from '../progress-track/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { SealStamp } from '../seal-stamp/index.js';
import { Segmented } from '../segmented/index.js';
import { Select } from '../select/index.js';
import { Sidebar } from '../sidebar/index.js';
import { Skeleton } from '../skeleton/index.js';
import { SmsCodeField } from '../sms-code-field/index.js';
import { Spinner } from '../spinner/index.js';
import { StatusTag } from '../status-tag/index.js';
import { Steps } from '../steps/index.js';
import { Table } from '../table/index.js';
import { Tabs } from '../tabs/index.js';
import { Tag } from '../tag/index.js';
import { Textarea } from '../textarea/index.js';
import { Timeline } from '../timeline/index.js';
import { TopBar } from '../top-bar/index.js';

interface Common {
  className: string;
  style: CSSProperties;
  ref: Ref<Element>;
}

const brand = { shortName: '辽', name: '辽宁数字证书', href: '/' };
const trigger = <Button>打开</Button>;
const options = [{ value: 'a', label: '甲', title: '甲' }];
const props: Readonly<Record<string, [ComponentType<never>, object]>> = {
  Alert: [Alert, {}],
  Avatar: [Avatar, { name: '林' }],
  Badge: [Badge, { count: 3 }],
  BottomNav: [BottomNav, { items: [] }],
  Breadcrumb: [Breadcrumb, { items: [] }],
  Button: [Button, {}],
  CaptchaField: [CaptchaField, { onRefresh() {} }],
  Card: [Card, {}],
  CertificateCardArt: [CertificateCardArt, { rows: [], serial: '4A7F' }],
  Checkbox: [Checkbox, {}],
  CountdownText: [CountdownText, { until: 0, now: () => 0 }],
  DaysToExpiry: [DaysToExpiry, { days: 1, date: '2026-11-22' }],
  Descriptions: [Descriptions, { items: [] }],
  Dialog: [Dialog, { open: true }],
  DropdownMenu: [DropdownMenu, { open: true, trigger, items: [] }],
  Empty: [Empty, { title: '暂无数据' }],
  EmptyArt: [EmptyArt, {}],
  ErrorPage: [ErrorPage, { kind: 'notFound' }],
  Footer: [Footer, { brand, columns: [] }],
  Header: [Header, { brand, items: [] }],
  Icon: [Icon, { name: 'bell' }],
  IconButton: [IconButton, { icon: 'bell', label: '消息' }],
  Input: [Input, {}],
  Link: [Link, { href: '#' }],
  LinkButton: [LinkButton, { href: '#' }],
  LockArt: [LockArt, {}],
  Logo: [Logo, { brand }],
  NumberInput: [NumberInput, {}],
  OptionCardGroup: [OptionCardGroup, { options }],
  PageHeading: [PageHeading, { title: '个人中心' }],
  Pagination: [Pagination, { page: 1, pageSize: 10, total: 0 }],
  PasswordInput: [PasswordInput, {}],
  Popover: [Popover, { open: true, trigger, label: '面板', children: '内容' }],
  PriceSummary: [PriceSummary, { lines: [], totalFen: 0 }],
  ProgressBar: [ProgressBar, { value: 1, label: '进度' }],
  ProgressTrack: [ProgressTrack, { items: [] }],
  RadioGroup: [RadioGroup, { options }],
  Rosette: [Rosette, {}],
  SealStamp: [SealStamp, { text: '电子签章' }],
  Segmented: [Segmented, { options, label: '状态' }],
  Select: [Select, { options }],
  Sidebar: [Sidebar, { items: [] }],
  Skeleton: [Skeleton, {}],
  SkipLink: [SkipLink, {}],
  SmsCodeField: [SmsCodeField, { storageKey: 'k', onSend: async () => true }],
  Spinner: [Spinner, {}],
  StatusTag: [StatusTag, { family: 'info', icon: 'dot' }],
  Steps: [Steps, { items: [], current: 0 }],
  Table: [Table, { caption: '订单', columns: [], rows: [], rowKey: String }],
  Tabs: [Tabs, { items: options, label: '方式' }],
  Tag: [Tag, {}],
  Textarea: [Textarea, {}],
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
