import type { BinaryFile } from '@ca-portal/api';

/** Hands a file to the browser, which saves it: one that came back from a call, or that a page made. */
export function saveFile({ fileName, content }: BinaryFile): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Browsers read the address after the click; a minute is ample and still gives the memory back.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A text as a file, made here: nothing is sent anywhere. */
export const textFile = (fileName: string, text: string): BinaryFile => ({
  fileName,
  // Windows' own editor reads Chinese without guessing when the mark is there.
  content: new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }),
});

/** Offers a text as a file. */
export const saveText = (fileName: string, text: string): void => saveFile(textFile(fileName, text));
