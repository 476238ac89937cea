// Runs before the first paint, so that a remembered 长辈版, contrast or dark choice never flashes by.
// Keep in step with src/settings/appearance.ts, which writes the same entry and attributes.
(function () {
  try {
    var saved = JSON.parse(localStorage.getItem('appearance') || '{}');
    var root = document.documentElement;
    if (saved.theme === 'dark' || saved.theme === 'light') root.setAttribute('data-theme', saved.theme);
    if (saved.contrast === 'high' || saved.contrast === 'normal')
      root.setAttribute('data-contrast', saved.contrast);
    if (saved.mode === 'elder') root.setAttribute('data-mode', 'elder');
  } catch {
    // A broken or forbidden storage only costs the remembered look.
  }
})();
