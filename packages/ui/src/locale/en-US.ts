import { enAlert } from '../alert/Alert.en.js';
import { enAssistantButton } from '../assistant-button/AssistantButton.en.js';
import { enBackToTop } from '../back-to-top/BackToTop.en.js';
import { enAutosave } from '../form/Autosave.en.js';
import { enBadge } from '../badge/Badge.en.js';
import { enBottomNav } from '../bottom-nav/BottomNav.en.js';
import { enBreadcrumb } from '../breadcrumb/Breadcrumb.en.js';
import { enButton } from '../button/Button.en.js';
import { enCaptchaField } from '../captcha-field/CaptchaField.en.js';
import { enCarousel } from '../carousel/Carousel.en.js';
import { enCertificateCardArt } from '../art/CertificateCardArt.en.js';
import { enChatButton } from '../chat-button/ChatButton.en.js';
import { enChatDialog } from '../chat-dialog/ChatDialog.en.js';
import { enCombobox } from '../combobox/Combobox.en.js';
import { enConfirmDialog } from '../confirm-dialog/ConfirmDialog.en.js';
import { enCountdownText } from '../countdown-text/CountdownText.en.js';
import { enDataTable } from '../data-table/DataTable.en.js';
import { enDatePicker } from '../date-picker/DatePicker.en.js';
import { enDateRangePicker } from '../date-range-picker/DateRangePicker.en.js';
import { enDaysToExpiry } from '../days-to-expiry/DaysToExpiry.en.js';
import { enDescriptions } from '../descriptions/Descriptions.en.js';
import { enDialog } from '../dialog/Dialog.en.js';
import { enDrawer } from '../drawer/Drawer.en.js';
import { enErrorBoundary } from '../error-boundary/ErrorBoundary.en.js';
import { enErrorPage } from '../error-page/ErrorPage.en.js';
import { enFooter } from '../footer/Footer.en.js';
import { enForm } from '../form/Form.en.js';
import { enGlobalSearch } from '../global-search/GlobalSearch.en.js';
import { enHeader } from '../header/Header.en.js';
import { enImageViewer } from '../image-viewer/ImageViewer.en.js';
import { enLazyImage } from '../lazy-image/LazyImage.en.js';
import { enLeaveGuard } from '../form/LeaveGuard.en.js';
import { enLink } from '../link/Link.en.js';
import { enLockPinForm } from '../lock-status-panel/LockPinForm.en.js';
import { enLockStatusPanel } from '../lock-status-panel/LockStatusPanel.en.js';
import { enLongPress } from '../long-press/LongPress.en.js';
import { enMessageBell } from '../message-bell/MessageBell.en.js';
import { enNumberInput } from '../number-input/NumberInput.en.js';
import { enPagination } from '../pagination/Pagination.en.js';
import { enPasswordInput } from '../password-input/PasswordInput.en.js';
import { enPopover } from '../popover/Popover.en.js';
import { enPriceSummary } from '../price-summary/PriceSummary.en.js';
import { enProgressTrack } from '../progress-track/ProgressTrack.en.js';
import { enQrCode } from '../qr-code/QrCode.en.js';
import { enRadioGroup } from '../radio-group/RadioGroup.en.js';
import { enSealPlacer } from '../seal-placer/SealPlacer.en.js';
import { enSelect } from '../select/Select.en.js';
import { enSettingsDrawer } from '../settings-drawer/SettingsDrawer.en.js';
import { enSidebar } from '../sidebar/Sidebar.en.js';
import { enSmsCodeField } from '../sms-code-field/SmsCodeField.en.js';
import { enSpinner } from '../spinner/Spinner.en.js';
import { enSteps } from '../steps/Steps.en.js';
import { enTabBar } from '../tab-bar/TabBar.en.js';
import { enTabBarMenu } from '../tab-bar/TabBarMenu.en.js';
import { enTable } from '../table/Table.en.js';
import { enTextarea } from '../textarea/Textarea.en.js';
import { enTimeline } from '../timeline/Timeline.en.js';
import { enToast } from '../toast/Toast.en.js';
import { enTopBar } from '../top-bar/TopBar.en.js';
import { enUpload } from '../upload/Upload.en.js';
import { enUtilityBar } from '../header/UtilityBar.en.js';
import { enVirtualList } from '../virtual-list/VirtualList.en.js';
import { enSkeleton } from '../skeleton/Skeleton.en.js';
import { enSessionConfirm } from '../session-confirm/SessionConfirm.en.js';
import { enCouponDrawer } from '../coupon-drawer/CouponDrawer.en.js';
import { enPasswordDialog } from '../password-dialog/PasswordDialog.en.js';
import { enRoleApplicationForm } from '../role-application-form/RoleApplicationForm.en.js';
import { enRoleSelectDialog } from '../role-select-dialog/RoleSelectDialog.en.js';
import { enSidePanel } from '../side-panel/SidePanel.en.js';
import { enHelpPanel } from '../help-panel/HelpPanel.en.js';
import type { UiLocale } from './zh-CN.js';
import { plural } from '../internal/plural.js';
import { enRowActions } from '../row-actions/RowActions.en.js';
import { enBulkActions } from '../bulk-actions/BulkActions.en.js';
import { enFilterBar } from '../filter-bar/FilterBar.en.js';
import { enSavedFilters } from '../saved-filters/SavedFilters.en.js';

/** The English texts of all widgets, for `UiProvider`. */
export const enUS: UiLocale = {
  lang: 'en-US',
  button: enButton,
  link: enLink,
  skeleton: enSkeleton,
  passwordInput: enPasswordInput,
  textarea: enTextarea,
  radioGroup: enRadioGroup,
  select: enSelect,
  combobox: enCombobox,
  upload: enUpload,
  numberInput: enNumberInput,
  form: enForm,
  captchaField: enCaptchaField,
  smsCodeField: enSmsCodeField,
  dialog: enDialog,
  confirmDialog: enConfirmDialog,
  toast: enToast,
  alert: enAlert,
  popover: enPopover,
  dataTable: enDataTable,
  rowActions: enRowActions,
  bulkActions: enBulkActions,
  filterBar: enFilterBar,
  savedFilters: enSavedFilters,
  datePicker: enDatePicker,
  dateRangePicker: enDateRangePicker,
  qrCode: enQrCode,
  virtualList: enVirtualList,
  autosave: enAutosave,
  leaveGuard: enLeaveGuard,
  timeAgo: {
    justNow: 'just now',
    minutes: (count) => `${plural(count, 'minute')} ago`,
    hours: (count) => `${plural(count, 'hour')} ago`,
    oneDay: '1 day ago',
  },
  badge: enBadge,
  certificateCardArt: enCertificateCardArt,
  descriptions: enDescriptions,
  table: enTable,
  pagination: enPagination,
  breadcrumb: enBreadcrumb,
  steps: enSteps,
  timeline: enTimeline,
  progressTrack: enProgressTrack,
  sealPlacer: enSealPlacer,
  spinner: enSpinner,
  priceSummary: enPriceSummary,
  countdownText: enCountdownText,
  daysToExpiry: enDaysToExpiry,
  errorBoundary: enErrorBoundary,
  errorPage: enErrorPage,
  header: enHeader,
  utilityBar: enUtilityBar,
  footer: enFooter,
  sidebar: enSidebar,
  bottomNav: enBottomNav,
  topBar: enTopBar,
  messageBell: enMessageBell,
  chatButton: enChatButton,
  chatDialog: enChatDialog,
  assistantButton: enAssistantButton,
  tabBar: enTabBar,
  tabBarMenu: enTabBarMenu,
  longPress: enLongPress,
  imageViewer: enImageViewer,
  carousel: enCarousel,
  lazyImage: enLazyImage,
  drawer: enDrawer,
  lockStatusPanel: enLockStatusPanel,
  lockPinForm: enLockPinForm,
  settingsDrawer: enSettingsDrawer,
  backToTop: enBackToTop,
  globalSearch: enGlobalSearch,
  sessionConfirm: enSessionConfirm,
  couponDrawer: enCouponDrawer,
  passwordDialog: enPasswordDialog,
  roleApplicationForm: enRoleApplicationForm,
  roleSelectDialog: enRoleSelectDialog,
  sidePanel: enSidePanel,
  helpPanel: enHelpPanel,
};
