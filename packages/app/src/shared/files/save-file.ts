import type { BinaryFile } from '@ca-portal/api';

/** Passes a file to the browser, which saves it: from a call, or made by a page. */
export function saveFile({ fileName, content }: BinaryFile): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Browsers read the URL after the click; one minute is enough and still frees the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A text as a file, created in the browser: nothing is sent. */
export const textFile = (fileName: string, text: string): BinaryFile => ({
  fileName,
  // The byte order mark makes Windows' own editor read Chinese correctly.
  content: new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }),
});

/** Saves a text as a file. */
export const saveText = (fileName: string, text: string): void => saveFile(textFile(fileName, text));
