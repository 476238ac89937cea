import type { FieldTexts } from './field-text.js';

export const textsOfOneGroup: FieldTexts = {
  // Fields with another meaning in one group
  documentName: 'Name of the document that is signed.',
  digest: 'SHA-256 of what is signed, in hex.',
  deed: 'Which of the desks’ works.',
  'files.picture': 'Which of the pictures, from 0.',
  'files.left': 'From the left edge of the page as it is shown, in millimeters.',
  'files.top': 'From the top of the page as it is shown, in millimeters.',
  'files.width': 'Width in millimeters.',
  'files.height': 'Height in millimeters.',
  'files.from': 'First page, from 1.',
  'files.to': 'Last page.',
  'files.middle': 'Where the seal’s middle stands, as a share of the page’s height from the top.',
  'downloads.version': 'Version of the program.',
  'search.type': 'Kind of what is searched.',
  'session.uuid': 'Names the captcha; it is sent back with its answer.',
  'about.status': 'Whether the partner is verified or connected.',
  'orderService.status': 'State of the download.',
  'orders.role': 'Role of the holder.',
  'monitor.status': '0 succeeded, 1 failed.',
  'finance.path': 'The way back is the way in: Alipay, balance or the company’s account.',
  'monitor.name': 'Name of the entry.',
  'messages.uuid': 'Names the message.',
};
