/** Opens the system's choice of files; `undefined` never comes: who cancels has chosen nothing. */
export function pickFile(accept: string, onPicked: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) onPicked(file);
  });
  input.click();
}
