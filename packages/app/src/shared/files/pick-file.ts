/** Opens the system's file dialog; a cancel is not reported. */
function pick(accept: string, multiple: boolean, onPicked: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, multiple });
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) onPicked(files);
  });
  input.click();
}

/** One file of these kinds. */
export const pickFile = (accept: string, onPicked: (file: File) => void): void =>
  pick(accept, false, ([file]) => file && onPicked(file));

/** Several files of any kind. */
export const pickFiles = (onPicked: (files: File[]) => void): void => pick('', true, onPicked);
