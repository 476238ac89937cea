/**
 * Every icon as its name and the path data on a 24 × 24 grid, stroked, never filled. One meaning per icon (design
 * language 7). Each is an export of its own: `Glyph` draws one without loading the others.
 */
export const alipayIcon = [
  'alipay',
  'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM7.5 8h9M12 6v4M8.5 11.5h6.5c-.7 2.3-3 4.5-5.5 4.5-3.5 0-3-4 .5-3.5 3 .5 5 2 6.5 3',
] as const;
export const arcIcon = ['arc', 'M12 3a9 9 0 1 1-8.5 6'] as const;
export const banIcon = ['ban', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM6 6l12 12'] as const;
export const bellIcon = ['bell', 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4'] as const;
export const boldIcon = ['bold', 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z'] as const;
export const bookIcon = [
  'book',
  'M4 5c3-1.5 5.5-1 8 1v14c-2.5-2-5-2.5-8-1zM20 5c-3-1.5-5.5-1-8 1v14c2.5-2 5-2.5 8-1z',
] as const;
export const boxIcon = ['box', 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8'] as const;
export const buildingIcon = ['building', 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3'] as const;
export const calendarIcon = ['calendar', 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4'] as const;
export const certificateIcon = [
  'certificate',
  'M4 4h16v11H13M11 15H4zM7.5 8h9M7.5 11h5M12 21v-4.5M8.5 14.5a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0zM9.5 17v4.5l2.5-1.4 2.5 1.4V17',
] as const;
export const chatIcon = ['chat', 'M4 5h16v11H11l-4 4v-4H4z'] as const;
export const checkCircleIcon = [
  'check-circle',
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.5l2.8 2.8L16 9.5',
] as const;
export const checkIcon = ['check', 'M5 12.5l4.5 4.5L19 7.5'] as const;
export const chevronDownIcon = ['chevron-down', 'M5 9l7 7 7-7'] as const;
export const chevronLeftIcon = ['chevron-left', 'M15 5l-7 7 7 7'] as const;
export const chevronRightIcon = ['chevron-right', 'M9 5l7 7-7 7'] as const;
export const chevronUpIcon = ['chevron-up', 'M5 15l7-7 7 7'] as const;
export const clockIcon = ['clock', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2'] as const;
export const closeIcon = ['close', 'M6 6l12 12M18 6L6 18'] as const;
export const collapseIcon = ['collapse', 'M4 5h16M11 12h9M4 19h16M8 9l-4 3 4 3'] as const;
export const contractIcon = [
  'contract',
  'M6 3h9l3 3v15H6zM9 9h6M9 12.5h6M9 17c1.5-2 2.5 1 4 0s1.5-.5 2-.5',
] as const;
export const contrastIcon = ['contrast', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3v18'] as const;
export const couponIcon = [
  'coupon',
  'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v10',
] as const;
export const crownIcon = ['crown', 'M4 8l4 4 4-7 4 7 4-4-1.5 11h-13z'] as const;
export const dictionaryIcon = [
  'dictionary',
  'M5 4h14v4H5zM5 10h14v4H5zM5 16h14v4H5zM8 6h.01M8 12h.01M8 18h.01',
] as const;
export const documentIcon = ['document', 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6'] as const;
export const dotIcon = ['dot', 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'] as const;
export const downloadIcon = ['download', 'M12 4v11M7.5 11L12 15.5 16.5 11M4 20h16'] as const;
export const editIcon = ['edit', 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4'] as const;
export const elderIcon = ['elder', 'M3 19L8.5 5 14 19M5 14.5h7M15 19l3-8 3 8M16 16.5h4'] as const;
export const examIcon = [
  'exam',
  'M5 3h14v18H5zM8.5 8l1.5 1.5L12.5 7M14.5 8.5H16M8.5 14.5L10 16l2.5-2.5M14.5 15H16',
] as const;
export const expandIcon = ['expand', 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'] as const;
export const externalIcon = ['external', 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6'] as const;
export const eyeOffIcon = [
  'eye-off',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 4l16 16',
] as const;
export const eyeIcon = [
  'eye',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
] as const;
export const filterIcon = ['filter', 'M4 5h16l-6 8v6l-4-2v-4z'] as const;
export const flagIcon = ['flag', 'M6 21V4M6 4h11l-2 4 2 4H6'] as const;
export const handIcon = [
  'hand',
  'M8 12V5.5a1.5 1.5 0 0 1 3 0V11M11 10V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6.5a1.5 1.5 0 0 1 3 0V14c0 4-2 7-5.5 7S6.5 19 5 15l-1-2.5c-.5-1.5 1.5-2.5 2.5-1L8 14',
] as const;
export const helpIcon = [
  'help',
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01',
] as const;
export const homeIcon = ['home', 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z'] as const;
export const imageIcon = ['image', 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01'] as const;
export const inboxIcon = ['inbox', 'M4 13l2.5-8h11L20 13v6H4zM4 13h5l1 2.5h4l1-2.5h5'] as const;
export const infoIcon = ['info', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01'] as const;
export const invoiceIcon = [
  'invoice',
  'M5 3h14v18l-2.5-1.5L14 21l-2-1.5L10 21l-2.5-1.5L5 21zM9 8h6M9 12h6',
] as const;
export const keyIcon = [
  'key',
  'M14.5 9.5a4.5 4.5 0 1 0-3.2 4.3L13 15.5h2v2h2v2h3v-3.3l-5.7-5.7c.1-.3.2-.7.2-1zM9 9h.01',
] as const;
export const linkIcon = [
  'link',
  'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
] as const;
export const listIcon = ['list', 'M9 6h11M9 12h11M9 18h11M5 6h.01M5 12h.01M5 18h.01'] as const;
export const locationIcon = [
  'location',
  'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
] as const;
export const lockDeviceIcon = [
  'lock-device',
  'M7 9h10v9a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3zM9 9V3h6v6M11 5.5v1M13 5.5v1M12 14v3',
] as const;
export const logoutIcon = ['logout', 'M14 4h5v16h-5M4 12h11M8 8l-4 4 4 4'] as const;
export const mailIcon = ['mail', 'M3 6h18v12H3zM3 7l9 7 9-7'] as const;
export const menuIcon = ['menu', 'M4 6h16M4 12h16M4 18h16'] as const;
export const minusIcon = ['minus', 'M6 12h12'] as const;
export const mobileIcon = [
  'mobile',
  'M7 2.5h10a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1zM10.5 18.5h3',
] as const;
export const monitorIcon = ['monitor', 'M3 4h18v12H3zM8 20h8M12 16v4'] as const;
export const moonIcon = ['moon', 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z'] as const;
export const moreIcon = ['more', 'M6 12h.01M12 12h.01M18 12h.01'] as const;
export const offlineIcon = [
  'offline',
  'M3 9a14 14 0 0 1 4-3M11 4.6a14 14 0 0 1 10 4.4M6 12.5a9 9 0 0 1 3-2M15 11a9 9 0 0 1 3 1.5M9 16a4.5 4.5 0 0 1 6 0M12 19.5h.01M4 3l16 18',
] as const;
export const orderIcon = ['order', 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3'] as const;
export const padlockIcon = ['padlock', 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2'] as const;
export const pauseIcon = ['pause', 'M9 5v14M15 5v14'] as const;
export const phoneCallIcon = [
  'phone-call',
  'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3c0 1.5-1 3-3 3C10 21 3 14 3 6c0-2 1.5-3 3-3z',
] as const;
export const pinIcon = ['pin', 'M9 3h6l-1 6 4 4H6l4-4zM12 13v8'] as const;
export const playIcon = ['play', 'M8 5l11 7-11 7z'] as const;
export const plusIcon = ['plus', 'M12 5v14M5 12h14'] as const;
export const printIcon = ['print', 'M7 8V3h10v5M5 8h14v8H5zM8 14h8v7H8z'] as const;
export const qrCodeIcon = [
  'qr-code',
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2h-2M14 20v-2M18 20h2v-2',
] as const;
export const refreshIcon = ['refresh', 'M20 11a8 8 0 1 0-2 6M20 5v6h-6'] as const;
export const robotIcon = [
  'robot',
  'M5 8h14v11H5zM12 4v4M9 13h.01M15 13h.01M9.5 16.5h5M2.5 12v3M21.5 12v3',
] as const;
export const saveIcon = ['save', 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 14h8v6'] as const;
export const scanIcon = ['scan', 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16'] as const;
export const searchIcon = ['search', 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5'] as const;
export const sendIcon = ['send', 'M4 12l16-8-5 16-3.5-6.5z'] as const;
export const settingsIcon = [
  'settings',
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
] as const;
export const shieldCheckIcon = [
  'shield-check',
  'M12 3l8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-4.5',
] as const;
export const signatureIcon = [
  'signature',
  'M4 17c3-8 5-10 6-8s-3 8-1 8 3-5 5-5-1 5 1 5 2-2 5-2M4 21h16',
] as const;
export const stampIcon = ['stamp', 'M9 13V10a4 4 0 1 1 6 0v3h4v4H5v-4zM5 20h14'] as const;
export const sunIcon = [
  'sun',
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
] as const;
export const swapIcon = ['swap', 'M4 8h14l-3.5-3.5M20 16H6l3.5 3.5'] as const;
export const syncIcon = [
  'sync',
  'M20 11a8 8 0 0 0-14.3-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14.3 4l1.7-2M20 20v-5h-5',
] as const;
export const trashIcon = ['trash', 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13'] as const;
export const truckIcon = [
  'truck',
  'M2 6h12v11H2zM14 10h4l4 4v3h-8M6.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
] as const;
export const undoIcon = ['undo', 'M4 12a8 8 0 1 0 3-6.2L4 8M4 3v5h5'] as const;
export const uploadIcon = ['upload', 'M12 16V5M7.5 9L12 4.5 16.5 9M4 20h16'] as const;
export const userIcon = ['user', 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.5-6 8-6s8 2 8 6'] as const;
export const usersIcon = [
  'users',
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 3-5.5 6.5-5.5s6.5 2 6.5 5.5M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2.2.7 3.5 2.5 3.5 5.2',
] as const;
export const walletIcon = ['wallet', 'M4 6h14v3M4 6v13h16V9H4M16 14h.01'] as const;
export const warningIcon = ['warning', 'M12 3.5l9.5 16.5h-19zM12 10v4M12 17h.01'] as const;
export const zoomInIcon = [
  'zoom-in',
  'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5M11 8v6M8 11h6',
] as const;
export const zoomOutIcon = [
  'zoom-out',
  'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5M8 11h6',
] as const;
export const shrinkIcon = ['shrink', 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5'] as const;
