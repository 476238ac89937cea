// Runs before the first paint, so that a remembered 长辈版, contrast, color or dark choice never flashes by.
// Keep in step with src/settings/appearance.ts, which writes the same entry and attributes.
(function () {
  try {
    var saved = JSON.parse(localStorage.getItem('appearance') || '{}');
    var root = document.documentElement;
    if (saved.theme === 'dark' || saved.theme === 'light') root.setAttribute('data-theme', saved.theme);
    if (saved.contrast === 'high' || saved.contrast === 'normal')
      root.setAttribute('data-contrast', saved.contrast);
    if (saved.mode === 'elder') root.setAttribute('data-mode', 'elder');
    if (saved.density === 'compact' || saved.density === 'large')
      root.setAttribute('data-density', saved.density);
    for (var step in saved.brand) {
      if (/^[1-9]\d{1,2}$/.test(step) && /^#[0-9a-f]{6}$/.test(saved.brand[step]))
        root.style.setProperty('--ca-brand-' + step, saved.brand[step]);
    }
  } catch {
    // A broken or forbidden storage only costs the remembered look.
  }
})();
