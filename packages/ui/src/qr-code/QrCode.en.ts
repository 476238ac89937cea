import type { zhQrCode } from './QrCode.zh.js';

export const enQrCode: typeof zhQrCode = {
  copy: 'Copy content',
  copied: 'Copied.',
  copyFailed: 'The browser does not allow copying. Select the text and copy it yourself.',
  empty: 'There is no content for a QR code yet. Try again later.',
  tooLong: 'The content is too long for a QR code. Copy the text below instead.',
};
