// One row for each widget; the suites beside this file use all of them (conformance, server, bad input).
import type { ComponentType } from 'react';
import { Alert } from '../alert/index.js';
import { CertificateCardArt, ComputerArt, EmptyArt, LockArt, PhoneArt } from '../art/index.js';
import { AssistantButton } from '../assistant-button/index.js';
import { Avatar } from '../avatar/index.js';
import { BackToTop } from '../back-to-top/index.js';
import { Badge } from '../badge/index.js';
import { BottomNav } from '../bottom-nav/index.js';
import { Breadcrumb } from '../breadcrumb/index.js';
import { BulkActions } from '../bulk-actions/index.js';
import { Button, LinkButton } from '../button/index.js';
import { AutoCaptcha, CaptchaField, CaptchaWays } from '../captcha-field/index.js';
import { Card } from '../card/index.js';
import { Carousel } from '../carousel/index.js';
import { ChatButton } from '../chat-button/index.js';
import { ChatDialog } from '../chat-dialog/index.js';
import { Checkbox } from '../checkbox/index.js';
import { Combobox, MultiCombobox } from '../combobox/index.js';
import { ContextMenuPanel, type ContextMenuPanelProps } from '../context-menu/index.js';
import { CountdownText } from '../countdown-text/index.js';
import { CouponCard, CouponDrawer } from '../coupon-drawer/index.js';
import { DataTable } from '../data-table/index.js';
import { DatePicker } from '../date-picker/index.js';
import { DateRangePicker } from '../date-range-picker/index.js';
import { DaysToExpiry } from '../days-to-expiry/index.js';
import { Descriptions } from '../descriptions/index.js';
import { Dialog } from '../dialog/index.js';
import { Drawer } from '../drawer/index.js';
import { DropdownMenu } from '../dropdown-menu/index.js';
import { Empty } from '../empty/index.js';
import { ErrorPage } from '../error-page/index.js';
import { FilterBar, FilterFold } from '../filter-bar/index.js';
import { Footer } from '../footer/index.js';
import { AutosaveStatus } from '../form/index.js';
import { GlobalSearch } from '../global-search/index.js';
import { Header, SkipLink } from '../header/index.js';
import { HelpPanel } from '../help-panel/index.js';
import { Icon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { ImagePane, ImageViewer } from '../image-viewer/index.js';
import { Input } from '../input/index.js';
import { LazyImage } from '../lazy-image/index.js';
import { Link } from '../link/index.js';
import { LockIdentity, LockLamps, LockPinForm, LockStatusPanel } from '../lock-status-panel/index.js';
import { Logo } from '../logo/index.js';
import { Rosette, Wave } from '../motif/index.js';
import { LongPress } from '../long-press/index.js';
import { MessageBell } from '../message-bell/index.js';
import { NumberInput } from '../number-input/index.js';
import { OptionCardGroup } from '../option-card/index.js';
import { PlainField, PlainForm } from '../plain-form/index.js';
import { PageHeading } from '../page-heading/index.js';
import { Pagination } from '../pagination/index.js';
import { PasswordDialog } from '../password-dialog/index.js';
import { PasswordInput } from '../password-input/index.js';
import { Popover } from '../popover/index.js';
import { PortalFrame } from '../portal-frame/index.js';
import { PriceSummary } from '../price-summary/index.js';
import { ProgressBar } from '../progress-bar/index.js';
import { ProgressTrack } from '../progress-track/index.js';
import { QrCode } from '../qr-code/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { RoleApplicationForm } from '../role-application-form/index.js';
import { RoleSelectDialog } from '../role-select-dialog/index.js';
import { RichText } from '../rich-text/index.js';
import { RowActions } from '../row-actions/index.js';
import { SavedFilters } from '../saved-filters/index.js';
import { PagingFields, SealPlacer } from '../seal-placer/index.js';
import { SealStamp } from '../seal-stamp/index.js';
import { Segmented } from '../segmented/index.js';
import { Select } from '../select/index.js';
import { sessionSettings, SettingsDrawer } from '../settings-drawer/index.js';
import { Sidebar, SidebarDrawer } from '../sidebar/index.js';
import { HotlineCard, SidePanel } from '../side-panel/index.js';
import { Skeleton } from '../skeleton/index.js';
import { SmsCodeField } from '../sms-code-field/index.js';
import { Spinner } from '../spinner/index.js';
import { StatusTag } from '../status-tag/index.js';
import { Steps } from '../steps/index.js';
import { Switch } from '../switch/index.js';
import { TabBar } from '../tab-bar/index.js';
import { Table } from '../table/index.js';
import { Tabs } from '../tabs/index.js';
import { Tag } from '../tag/index.js';
import { Textarea } from '../textarea/index.js';
import { Timeline } from '../timeline/index.js';
import { Toast } from '../toast/index.js';
import { Tooltip } from '../tooltip/index.js';
import { TopBar } from '../top-bar/index.js';
import { Upload } from '../upload/index.js';
import { VirtualList } from '../virtual-list/index.js';
import { Watermark } from '../watermark/index.js';

interface WidgetRow {
  Widget: ComponentType<never>;
  /**
   * Required props, and one item of each list. Chinese texts are replaced by long and by hostile ones, arrays are
   * repeated 10,000 times: write texts in Chinese and codes in ASCII.
   */
  props: object;
  /** It renders in a portal: the server's markup does not contain it. */
  portal?: boolean;
  /** Selector of its element after its code has loaded. @default '[role="dialog"]' */
  arrives?: string;
  /** Its texts are not shown unchanged, and why. */
  wordsHidden?: string;
}

const row = <Props extends object>(
  Widget: ComponentType<Props>,
  props: Props,
  rest: Omit<WidgetRow, 'Widget' | 'props'> = {},
): WidgetRow => ({ Widget: Widget as unknown as WidgetRow['Widget'], props, ...rest });

const brand = { shortName: '辽', name: '辽宁数字证书', href: '/' };
const trigger = <Button>打开</Button>;
const nothing = () => {};
const portal = { portal: true };
const sealPicture = { id: 'a', name: '单位公章', url: 'seal.png', width: 40, height: 40 };
const link = { key: 'a', label: '办事指南', href: '/guide' };

/** Created on demand: the server, which reads this file too, has no document. */
const MenuAtBody = (props: Omit<ContextMenuPanelProps, 'at'>) =>
  typeof document === 'undefined' ? null : (
    <ContextMenuPanel {...props} at={{ x: 0, y: 0, target: document.body, reason: 'pointer' }} />
  );

/** By the value of `data-component`. */
export const widgets: Readonly<Record<string, WidgetRow>> = {
  Alert: row(Alert, { title: '证书正在制作', children: '预计两天' }),
  AssistantButton: row(AssistantButton, { href: 'https://example.org/ai', label: '助手' }),
  AutoCaptcha: row(AutoCaptcha, { state: 'idle', onRetry: nothing }),
  AutosaveStatus: row(AutosaveStatus, {
    autosave: { status: 'saved', savedAt: 0, flush: () => Promise.resolve(true) },
  }),
  Avatar: row(Avatar, { name: '林' }, { wordsHidden: 'the last character alone is shown' }),
  BackToTop: row(BackToTop, {}),
  Badge: row(Badge, { count: 3 }),
  BottomNav: row(BottomNav, { items: [{ ...link, icon: 'home' }] }),
  Breadcrumb: row(Breadcrumb, { items: [{ label: '首页', href: '/' }, { label: '订单' }] }),
  BulkActions: row(BulkActions<number>, { actions: [{ label: '停用' }], rows: [1], onStart: nothing }),
  Button: row(Button, { children: '提交' }),
  CaptchaField: row(CaptchaField, { onRefresh: nothing }),
  CaptchaWays: row(CaptchaWays, { ways: ['picture', 'question'], onChoose: nothing }),
  Card: row(Card, { title: '订单', children: '内容' }),
  Carousel: row(Carousel, { label: '平台公告', slides: [{ key: 'a', content: '延期可以提前办理' }] }),
  CertificateCardArt: row(CertificateCardArt, {
    rows: [{ term: '单位', value: '沈阳某某' }],
    serial: '4A7F',
  }),
  ChatButton: row(ChatButton, { label: '智能客服' }),
  Checkbox: row(Checkbox, { children: '记住账号' }),
  Combobox: row(
    Combobox,
    { options: [{ value: 'a', label: '北辰' }], 'aria-label': '服务商' },
    { wordsHidden: 'its options stand in a portal, once it is open' },
  ),
  ComputerArt: row(ComputerArt, {}),
  ContextMenu: row(
    MenuAtBody,
    { label: '标签页操作', items: [{ key: 'a', label: '刷新' }], onClose: nothing },
    portal,
  ),
  CountdownText: row(CountdownText, { until: 0, now: () => 0 }),
  CouponCard: row(CouponCard, { coupon: { id: 1, amountFen: 5000, scope: '全部业务' }, now: 0 }),
  DataTable: row(DataTable<{ id: string; name: string }>, {
    caption: '订单',
    columns: [{ key: 'name', header: '业务', primary: true, render: ({ name }) => name }],
    rows: [{ id: 'a', name: '新办' }],
    rowKey: ({ id }) => id,
    virtual: true,
    selectable: true,
  }),
  DatePicker: row(DatePicker, { value: '2026-11-21', onValueChange: nothing }),
  DateRangePicker: row(DateRangePicker, { label: '下单日期' }, { wordsHidden: 'the name of a group' }),
  DaysToExpiry: row(DaysToExpiry, { days: 1, date: '2026-11-22' }),
  Descriptions: row(Descriptions, { items: [{ term: '单位', value: '沈阳某某' }] }),
  Dialog: row(Dialog, { open: true, title: '标题', children: '内容' }, portal),
  Drawer: row(Drawer, { open: true, title: '优惠券', children: '内容' }, portal),
  DropdownMenu: row(DropdownMenu, { open: true, trigger, items: [{ key: 'a', label: '查看' }] }, portal),
  Empty: row(Empty, { title: '暂无数据', reason: '还没有订单' }),
  EmptyArt: row(EmptyArt, {}),
  ErrorPage: row(ErrorPage, { kind: 'notFound' }),
  FilterBar: row(FilterBar, { children: '筛选控件', onClear: nothing }),
  FilterFold: row(FilterFold, { folded: true, onFoldedChange: nothing }),
  Footer: row(Footer, {
    brand,
    columns: [{ title: '帮助', links: [link] }],
    organization: '数字证书公司',
    address: '沈阳市',
    email: 'service@example.cn',
    visits: 3,
    policeFiling: '辽公网安备',
    license: '电子认证服务许可证',
    recordNumber: '辽备',
    hotline: '024-0000-1234',
    hours: '工作日',
  }),
  GlobalSearch: row(GlobalSearch, { suggestions: ['换锁'], recent: ['发票'] }),
  Header: row(Header, {
    brand,
    items: [link],
    user: { name: '林晓禾', roleName: '企业管理员', phoneMasked: '139****5520' },
    userMenuItems: [{ key: 'a', label: '个人中心', href: '/core' }],
    onLogout: nothing,
  }),
  HelpPanel: row(
    HelpPanel,
    {
      open: true,
      path: '/company',
      pages: [{ route: 'company', topics: [{ key: 'a', title: '企业名称', text: '与营业执照一致' }] }],
    },
    portal,
  ),
  HotlineCard: row(HotlineCard, {
    hotline: {
      officeNumbers: ['024-0000-1234', '见官网'],
      complaint: '024-0000-5678',
      mailbox: 'service@example.cn',
      hours: '工作日',
      open: false,
    },
  }),
  Icon: row(Icon, { name: 'bell' }),
  IconButton: row(
    IconButton,
    { icon: <Icon name="bell" />, label: '消息' },
    { wordsHidden: 'its name alone' },
  ),
  ImagePane: row(
    ImagePane,
    { images: [{ src: '/a.png', alt: '营业执照' }] },
    { wordsHidden: 'what a picture shows' },
  ),
  ImageViewer: row(ImageViewer, { open: true, images: [{ src: '/a.png', alt: '营业执照' }] }, portal),
  Input: row(Input, { defaultValue: '沈阳' }, { wordsHidden: 'the value of a field' }),
  LazyImage: row(LazyImage, { src: '', alt: '营业执照', width: 4, height: 3 }),
  Link: row(Link, { href: '#', children: '办事指南' }),
  LinkButton: row(LinkButton, { href: '#', children: '去办理' }),
  LockArt: row(LockArt, {}),
  LockIdentity: row(LockIdentity, {
    lock: { deviceId: 'A', certificate: { holderName: '示例公司', serialNumber: 'A' } },
  }),
  LockLamps: row(LockLamps, {}),
  LockPinForm: row(LockPinForm, { onPin: nothing, submitLabel: '登录', busyLabel: '登录中' }),
  LockStatusPanel: row(LockStatusPanel, {
    status: { phase: 'ready' },
    children: '证书有效',
  }),
  Logo: row(Logo, { brand }),
  LongPress: row(LongPress, { onLongPress: nothing, children: '按住删除' }),
  MessageBell: row(
    MessageBell,
    { messages: [{ id: 1, topic: '系统维护', isRead: 0, messageCategory: '1' }] },
    { wordsHidden: 'its messages stand in a portal, once it is open' },
  ),
  MultiCombobox: row(
    MultiCombobox,
    { options: [{ value: 'a', label: '北辰' }], defaultValue: ['a'], 'aria-label': '平台' },
    { wordsHidden: 'its name; the chips take the options’ labels' },
  ),
  NumberInput: row(NumberInput, { defaultValue: 2 }),
  OptionCardGroup: row(OptionCardGroup, {
    options: [{ value: 'a', title: '企业主锁', description: '一把' }],
  }),
  PageHeading: row(PageHeading, { title: '个人中心', description: '您的证书' }),
  PlainField: row(PlainField, { name: 'phone', label: '手机号', children: <Input /> }),
  PlainForm: row(PlainForm, { onSubmit: nothing }),
  Pagination: row(Pagination, { page: 1, pageSize: 10, total: 0, onPageChange: nothing }),
  PasswordInput: row(PasswordInput, {}),
  PhoneArt: row(PhoneArt, {}),
  Popover: row(Popover, { open: true, trigger, label: '面板', children: '内容' }, portal),
  PortalFrame: row(PortalFrame, { variant: 'admin', children: '正文' }),
  PriceSummary: row(PriceSummary, { lines: [{ label: '证书', amountFen: 20_000 }], totalFen: 20_000 }),
  ProgressBar: row(ProgressBar, { value: 1, label: '进度' }, { wordsHidden: 'its name alone' }),
  ProgressTrack: row(ProgressTrack, {
    items: [{ key: 'a', title: '制证', status: 'current', icon: 'clock', note: '预计两天' }],
  }),
  QrCode: row(QrCode, { value: 'https://example.org', label: '微信扫码支付' }),
  RadioGroup: row(RadioGroup, { options: [{ value: 'a', label: '企业主锁', description: '一把' }] }),
  RichText: row(
    RichText,
    { html: '公告正文', fallback: '公告' },
    { wordsHidden: 'its text is HTML, sanitized' },
  ),
  RoleApplicationForm: row(RoleApplicationForm, { onSubmit: () => Promise.resolve(undefined) }),
  Rosette: row(Rosette, {}),
  RowActions: row(
    RowActions,
    { name: '林晓禾', items: [{ key: 'a', label: '编辑', onSelect: nothing }] },
    { wordsHidden: 'the name of the record is spoken' },
  ),
  SavedFilters: row(SavedFilters, {
    names: ['待我审核'],
    onApply: nothing,
    onRemove: nothing,
    onSave: nothing,
  }),
  PagingFields: row(
    PagingFields,
    {
      pages: 3,
      seal: sealPicture,
      value: { sealId: 'a', from: 1, to: 3, middle: 0.5 },
      onValueChange: nothing,
    },
    { wordsHidden: 'its words are its own' },
  ),
  SealPlacer: row(
    SealPlacer,
    {
      page: 1,
      pages: 3,
      onPageChange: nothing,
      size: { width: 210, height: 297 },
      seals: [sealPicture],
      value: [{ id: 1, sealId: 'a', page: 1, left: 100, top: 200, width: 40, height: 40 }],
      onValueChange: nothing,
    },
    { wordsHidden: 'the name of a seal is spoken' },
  ),
  SealStamp: row(SealStamp, { text: '电子签章' }, { wordsHidden: 'a seal has room for four characters' }),
  Segmented: row(Segmented, { label: '状态', options: [{ value: 'a', label: '待支付' }] }),
  Select: row(Select, { options: [{ value: 'a', label: '企业主锁' }] }),
  Sidebar: row(Sidebar, { items: [{ ...link, icon: <Icon name="order" /> }] }),
  SidebarDrawer: row(
    SidebarDrawer,
    { open: true, items: [{ ...link, icon: <Icon name="order" /> }] },
    portal,
  ),
  SidePanel: row(
    SidePanel,
    {
      membership: { href: '/myMember' },
      showMembership: true,
      exam: { href: 'https://exam.example.cn' },
      contract: { href: 'https://contract.example.cn' },
      publicAccount: { value: 'https://weixin.example.cn', name: '辽宁数字证书' },
      map: { src: '/map.svg', alt: '示意图', address: '沈阳市' },
      hotline: { officeNumbers: ['024-0000-1234'], hours: '工作日' },
      onCoupons: nothing,
    },
    { wordsHidden: 'they stand in its popovers, once one is open' },
  ),
  Skeleton: row(Skeleton, {}),
  SkipLink: row(SkipLink, {}),
  SmsCodeField: row(SmsCodeField, { storageKey: 'k', onSend: async () => true }),
  Spinner: row(Spinner, {}),
  StatusTag: row(StatusTag, { family: 'info', icon: 'dot', children: '待支付' }),
  Steps: row(Steps, { items: [{ title: '填写', description: '三分钟' }], current: 0 }),
  Switch: row(Switch, { children: '短信提醒' }),
  TabBar: row(TabBar, { items: [{ path: '/a', title: '首页' }] }),
  Table: row(Table<{ id: string; name: string }>, {
    caption: '订单',
    columns: [{ key: 'name', header: '业务', primary: true, render: ({ name }) => name }],
    rows: [{ id: 'a', name: '新办' }],
    rowKey: ({ id }) => id,
  }),
  Tabs: row(Tabs, { label: '登录方式', items: [{ value: 'a', label: '密码登录', content: '表单' }] }),
  Tag: row(Tag, { children: '延期' }),
  Textarea: row(Textarea, { defaultValue: '备注', maxLength: 200 }, { wordsHidden: 'the value of a field' }),
  Timeline: row(Timeline, {
    items: [{ key: 'a', title: '支付成功', status: 'done', description: '三百元' }],
  }),
  Toast: row(Toast, {
    toast: { id: 1, tone: 'info', title: '已保存', duration: Number.POSITIVE_INFINITY },
    onClose: nothing,
  }),
  Tooltip: row(Tooltip, { open: true, trigger, children: <i>words</i> }, portal),
  TopBar: row(TopBar, { greetingName: '林晓禾' }),
  Upload: row(Upload, {
    label: '营业执照',
    upload: () => Promise.reject(new Error('offline')),
    value: [{ id: 'a', name: '执照', size: 1, kind: 'pdf' }],
    maxCount: 20_000,
  }),
  VirtualList: row(
    VirtualList<string>,
    {
      label: '日志',
      items: ['第一条'],
      itemKey: (_item, index) => String(index),
      renderItem: (item) => item,
    },
    { wordsHidden: 'without layout no row is visible; VirtualList.test.tsx' },
  ),
  Watermark: row(Watermark, { text: '', children: '合同' }),
  Wave: row(Wave, {}),
};

/** Widgets that show only once their code has loaded, open: dialogs, drawers, the later phases of a panel. */
export const lazyWidgets: Readonly<Record<string, WidgetRow>> = {
  ChatDialog: row(ChatDialog, {
    open: true,
    messages: [
      { key: 'a', contentType: 'ask', num: 1, content: '您好', time: '2026-11-21 10:40:00' },
      { key: 'b', contentType: 'send', num: 3, content: '审核要多久', failed: true },
      { key: 'c', contentType: 'ask', num: 2, replyList: [{ id: 1, title: '审核', answer: '一天' }] },
      { key: 'd', contentType: 'ask', num: 3, replyList: [{ id: 1, title: '延期' }] },
    ],
    questions: [{ id: 'a', title: '怎么延期' }],
    onAsk: nothing,
    onSend: nothing,
    onResend: nothing,
  }),
  CouponDrawer: row(CouponDrawer, {
    open: true,
    claimable: [{ id: 'a', amountFen: 5000, thresholdFen: 100, scope: '新办', claimState: 'claimable' }],
    mine: [{ id: 'a', amountFen: 500, scope: '延期', state: 'unused', endTime: '2026-12-01 12:00:00' }],
    now: 1_795_233_600_000,
    onClaim: () => Promise.resolve(undefined),
  }),
  PasswordDialog: row(PasswordDialog, {
    open: true,
    captcha: { onRefresh: nothing },
    phoneMasked: '手机',
    onSendCode: () => Promise.resolve(undefined),
    onVerify: () => Promise.resolve(undefined),
    onChangePassword: () => Promise.resolve(undefined),
    onDone: nothing,
  }),
  RoleSelectDialog: row(RoleSelectDialog, {
    open: true,
    roles: [{ value: 'a', name: '企业管理员', organization: '示例公司', disabled: true, reason: '审核中' }],
    current: 'a',
    onSelect: () => Promise.resolve(undefined),
  }),
  SettingsDrawer: row(
    SettingsDrawer,
    {
      open: true,
      value: sessionSettings,
      colors: [
        { value: '#1890ff', label: '蓝色' },
        { value: '#0f8a8a', label: '青色' },
      ],
      onValueChange: nothing,
    },
    { wordsHidden: 'the names of its swatches' },
  ),
  'LockStatusPanel, choosing': row(
    LockStatusPanel,
    { status: { phase: 'choosing', locks: [{ deviceId: 'A', name: '企业主锁', holderName: '示例公司' }] } },
    { arrives: '[role="radio"], input[type="radio"]' },
  ),
  'LockStatusPanel, failed': row(
    LockStatusPanel,
    {
      status: {
        phase: 'failed',
        problem: { at: 'lock', title: '未检测到', body: '指示灯', next: '请插入', details: ['序列号'] },
      },
    },
    { arrives: '[role="alert"]' },
  ),
};

/** Exported components without a row, because they have no element of their own. */
export const withoutRow: Readonly<Record<string, string>> = {
  ErrorBoundary: 'draws nothing of its own until something throws',
  ErrorCatcher: 'draws nothing of its own; ErrorBoundary.test.tsx',
  ChatDialog: 'its element comes with the first opening; ChatDialog.test.tsx',
  ConfirmDialog: 'its element is the Dialog; ConfirmDialog.test.tsx and the server suite',
  ContextMenuPanel: 'its row is ContextMenu, as its data-component says',
  ForbiddenPage: 'its element is the ErrorPage; ErrorPage.test.tsx',
  GlobalSearchButton: 'its element is the IconButton, then the Popover; GlobalSearch.test.tsx',
  NotFoundPage: 'its element is the ErrorPage; ErrorPage.test.tsx',
  SettingsDrawer: 'its element is the Drawer; SettingsDrawer.test.tsx',
  ErrorSummary: 'lives inside Form only; Form.test.tsx',
  FilterSelect: 'its element is the Select; FilterBar.test.tsx',
  Field: 'lives inside Form only; Form.test.tsx',
  Form: 'needs the form object of a hook; Form.test.tsx and the server suite',
  LeaveGuard: 'shows nothing until someone leaves; Form.test.tsx',
  GlobalStyle: 'a style sheet; theme.test.tsx',
  ScopedStyle: 'a style sheet; theme.test.tsx and host.spec.ts',
  HiddenText: 'a styled span',
  PermissionGate: 'renders its children and nothing else; PermissionGate.test.tsx',
  Toaster: 'renders what the store holds; Toast.test.tsx',
  UiProvider: 'a context; theme.test.tsx',
  LogoutConfirm: 'its element is the Dialog; SessionConfirm.test.tsx',
  SwitchAccountConfirm: 'its element is the Dialog; SessionConfirm.test.tsx',
  CouponDrawer: 'its code comes when it opens, its element is the Drawer; CouponDrawer.test.tsx',
  PasswordDialog: 'its code comes when it opens, its element is the Dialog; PasswordDialog.test.tsx',
  RoleSelectDialog: 'its code comes when it opens, its element is the Dialog; RoleSelectDialog.test.tsx',
  HelpButton: 'its element is the Button; HelpPanel.test.tsx',
};
