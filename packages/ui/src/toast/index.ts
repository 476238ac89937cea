export { Toast, type ToastProps } from './Toast.js';
export { Toaster, type ToasterProps } from './Toaster.js';
export { toaster, type ToastItem, type ToastOptions, type ToastTone } from './toastStore.js';
