import { plural } from '../internal/plural.js';
import type { zhUpload } from './Upload.zh.js';

export const enUpload: typeof zhUpload = {
  choose: 'Choose a file',
  camera: 'Take a photo',
  replace: 'Replace',
  remove: 'Remove',
  view: 'View',
  cancel: 'Cancel',
  retry: 'Try again',
  openOutside: 'Open in a new window',
  previewNotShown: 'This kind of file cannot be shown here. Please open it in a new window.',
  dropHere: 'Let go to add it',
  canDrop: 'Or drop or paste files here',
  actionOn: (action, name) => `${action} ${name}`,
  listed: (names) => names.join(', '),
  accepts: (kinds, size) => `${kinds}, up to ${size} each`,
  checking: 'Checking',
  sending: (percent) => `Uploading ${percent}%`,
  secondsLeft: (seconds) => `about ${seconds} s left`,
  done: (name) => `${name} uploaded`,
  surplus: (max, left) => `At most ${plural(max, 'file')}; ${left} ${left === 1 ? 'was' : 'were'} not added.`,
  wrongType: (kinds) =>
    `This file is not ${kinds}; perhaps only its name was changed. Please take another one.`,
  tooLarge: (size, max) => `The file has ${size}, more than ${max}. Please make it smaller.`,
  emptyFile: 'The file is empty. Please take another one.',
  unreadable: 'The file cannot be read; it may have been moved or deleted. Please choose it again.',
  failed: 'The upload failed, perhaps because of the network. Please try again.',
  nothing: 'No file',
};
