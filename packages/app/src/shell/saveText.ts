/** Offers a text as a file, made here: nothing is sent anywhere. */
export function saveText(name: string, text: string): void {
  // Windows' own editor reads Chinese without guessing when the mark is there.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
