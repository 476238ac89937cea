import { zhAlert } from '../alert/Alert.zh.js';
import { zhAssistantButton } from '../assistant-button/AssistantButton.zh.js';
import { zhBackToTop } from '../back-to-top/BackToTop.zh.js';
import { zhAutosave } from '../form/Autosave.zh.js';
import { zhBadge } from '../badge/Badge.zh.js';
import { zhBottomNav } from '../bottom-nav/BottomNav.zh.js';
import { zhBreadcrumb } from '../breadcrumb/Breadcrumb.zh.js';
import { zhButton } from '../button/Button.zh.js';
import { zhCaptchaField } from '../captcha-field/CaptchaField.zh.js';
import { zhCarousel } from '../carousel/Carousel.zh.js';
import { zhCertificateCardArt } from '../art/CertificateCardArt.zh.js';
import { zhChatButton } from '../chat-button/ChatButton.zh.js';
import { zhChatDialog } from '../chat-dialog/ChatDialog.zh.js';
import { zhCombobox } from '../combobox/Combobox.zh.js';
import { zhConfirmDialog } from '../confirm-dialog/ConfirmDialog.zh.js';
import { zhCountdownText } from '../countdown-text/CountdownText.zh.js';
import { zhDataTable } from '../data-table/DataTable.zh.js';
import { zhDatePicker } from '../date-picker/DatePicker.zh.js';
import { zhDateRangePicker } from '../date-range-picker/DateRangePicker.zh.js';
import { zhDaysToExpiry } from '../days-to-expiry/DaysToExpiry.zh.js';
import { zhDescriptions } from '../descriptions/Descriptions.zh.js';
import { zhDialog } from '../dialog/Dialog.zh.js';
import { zhDrawer } from '../drawer/Drawer.zh.js';
import { zhErrorBoundary } from '../error-boundary/ErrorBoundary.zh.js';
import { zhErrorPage } from '../error-page/ErrorPage.zh.js';
import { zhFooter } from '../footer/Footer.zh.js';
import { zhForm } from '../form/Form.zh.js';
import { zhGlobalSearch } from '../global-search/GlobalSearch.zh.js';
import { zhHeader } from '../header/Header.zh.js';
import { zhImageViewer } from '../image-viewer/ImageViewer.zh.js';
import { zhLazyImage } from '../lazy-image/LazyImage.zh.js';
import { zhLeaveGuard } from '../form/LeaveGuard.zh.js';
import { zhLink } from '../link/Link.zh.js';
import { zhLockPinForm } from '../lock-status-panel/LockPinForm.zh.js';
import { zhLockStatusPanel } from '../lock-status-panel/LockStatusPanel.zh.js';
import { zhLongPress } from '../long-press/LongPress.zh.js';
import { zhMessageBell } from '../message-bell/MessageBell.zh.js';
import { zhNumberInput } from '../number-input/NumberInput.zh.js';
import { zhPagination } from '../pagination/Pagination.zh.js';
import { zhPasswordInput } from '../password-input/PasswordInput.zh.js';
import { zhPopover } from '../popover/Popover.zh.js';
import { zhPriceSummary } from '../price-summary/PriceSummary.zh.js';
import { zhProgressTrack } from '../progress-track/ProgressTrack.zh.js';
import { zhQrCode } from '../qr-code/QrCode.zh.js';
import { zhRadioGroup } from '../radio-group/RadioGroup.zh.js';
import { zhSealPlacer } from '../seal-placer/SealPlacer.zh.js';
import { zhSelect } from '../select/Select.zh.js';
import { zhSettingsDrawer } from '../settings-drawer/SettingsDrawer.zh.js';
import { zhSidebar } from '../sidebar/Sidebar.zh.js';
import { zhSmsCodeField } from '../sms-code-field/SmsCodeField.zh.js';
import { zhSpinner } from '../spinner/Spinner.zh.js';
import { zhSteps } from '../steps/Steps.zh.js';
import { zhTabBar } from '../tab-bar/TabBar.zh.js';
import { zhTabBarMenu } from '../tab-bar/TabBarMenu.zh.js';
import { zhTable } from '../table/Table.zh.js';
import { zhTextarea } from '../textarea/Textarea.zh.js';
import { zhTimeline } from '../timeline/Timeline.zh.js';
import { zhToast } from '../toast/Toast.zh.js';
import { zhTopBar } from '../top-bar/TopBar.zh.js';
import { zhUpload } from '../upload/Upload.zh.js';
import { zhUtilityBar } from '../header/UtilityBar.zh.js';
import { zhVirtualList } from '../virtual-list/VirtualList.zh.js';
import { zhTimeAgoWords } from '../formats/timeAgo.js';
import { zhSkeleton } from '../skeleton/Skeleton.zh.js';
import { zhSessionConfirm } from '../session-confirm/SessionConfirm.zh.js';
import { zhCouponDrawer } from '../coupon-drawer/CouponDrawer.zh.js';
import { zhPasswordDialog } from '../password-dialog/PasswordDialog.zh.js';
import { zhRoleApplicationForm } from '../role-application-form/RoleApplicationForm.zh.js';
import { zhRoleSelectDialog } from '../role-select-dialog/RoleSelectDialog.zh.js';
import { zhSidePanel } from '../side-panel/SidePanel.zh.js';
import { zhHelpPanel } from '../help-panel/HelpPanel.zh.js';
import { zhRowActions } from '../row-actions/RowActions.zh.js';
import { zhBulkActions } from '../bulk-actions/BulkActions.zh.js';
import { zhFilterBar } from '../filter-bar/FilterBar.zh.js';
import { zhSavedFilters } from '../saved-filters/SavedFilters.zh.js';

/** Every text that a widget shows or announces, one key per widget; counts and names are functions. */
export const zhCN = {
  /** BCP 47 tag. */
  lang: 'zh-CN',
  button: zhButton,
  link: zhLink,
  skeleton: zhSkeleton,
  passwordInput: zhPasswordInput,
  textarea: zhTextarea,
  radioGroup: zhRadioGroup,
  select: zhSelect,
  combobox: zhCombobox,
  upload: zhUpload,
  numberInput: zhNumberInput,
  form: zhForm,
  captchaField: zhCaptchaField,
  smsCodeField: zhSmsCodeField,
  dialog: zhDialog,
  confirmDialog: zhConfirmDialog,
  toast: zhToast,
  alert: zhAlert,
  popover: zhPopover,
  dataTable: zhDataTable,
  rowActions: zhRowActions,
  bulkActions: zhBulkActions,
  filterBar: zhFilterBar,
  savedFilters: zhSavedFilters,
  datePicker: zhDatePicker,
  dateRangePicker: zhDateRangePicker,
  qrCode: zhQrCode,
  virtualList: zhVirtualList,
  autosave: zhAutosave,
  leaveGuard: zhLeaveGuard,
  timeAgo: zhTimeAgoWords,
  badge: zhBadge,
  certificateCardArt: zhCertificateCardArt,
  descriptions: zhDescriptions,
  table: zhTable,
  pagination: zhPagination,
  breadcrumb: zhBreadcrumb,
  steps: zhSteps,
  timeline: zhTimeline,
  progressTrack: zhProgressTrack,
  sealPlacer: zhSealPlacer,
  spinner: zhSpinner,
  priceSummary: zhPriceSummary,
  countdownText: zhCountdownText,
  daysToExpiry: zhDaysToExpiry,
  errorBoundary: zhErrorBoundary,
  errorPage: zhErrorPage,
  header: zhHeader,
  utilityBar: zhUtilityBar,
  footer: zhFooter,
  sidebar: zhSidebar,
  bottomNav: zhBottomNav,
  topBar: zhTopBar,
  messageBell: zhMessageBell,
  chatButton: zhChatButton,
  chatDialog: zhChatDialog,
  assistantButton: zhAssistantButton,
  tabBar: zhTabBar,
  tabBarMenu: zhTabBarMenu,
  longPress: zhLongPress,
  imageViewer: zhImageViewer,
  carousel: zhCarousel,
  lazyImage: zhLazyImage,
  drawer: zhDrawer,
  lockStatusPanel: zhLockStatusPanel,
  lockPinForm: zhLockPinForm,
  settingsDrawer: zhSettingsDrawer,
  backToTop: zhBackToTop,
  globalSearch: zhGlobalSearch,
  sessionConfirm: zhSessionConfirm,
  couponDrawer: zhCouponDrawer,
  passwordDialog: zhPasswordDialog,
  roleApplicationForm: zhRoleApplicationForm,
  roleSelectDialog: zhRoleSelectDialog,
  sidePanel: zhSidePanel,
  helpPanel: zhHelpPanel,
};

/** The type of a locale: all keys of `zhCN`. */
export type UiLocale = typeof zhCN;
