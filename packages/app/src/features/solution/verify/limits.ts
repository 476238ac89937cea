import { ofdSentence } from './ofd.js';

/** Maximum size of a file that is read into the page. */
export const maxBytes = 20 * 1024 * 1024;

export type FileRefusal = 'tooLarge' | 'wrongType' | 'ofd' | 'broken';
export const refusalSentences: Readonly<Record<FileRefusal, string>> = {
  tooLarge: '文件超过 20 MB。请换一份小一些的文件。',
  wrongType: '这个文件不是 PDF，可能只是改了名字。请选择签章后的 PDF 文件。',
  ofd: ofdSentence,
  broken: '文件已损坏或不完整，读不出签章。请向对方重新索要原件。',
};
