export { GlobalStyle } from './GlobalStyle.js';
export { ScopedStyle, type ScopedStyleProps } from './ScopedStyle.js';
export { applyThemeSettings, defaultThemeSettings, type ThemeSettings } from './themeSettings.js';
export { theme, type TokenName } from './theme.js';
export { UiProvider, type UiProviderProps } from './UiProvider.js';
export { type LinkComponentProps, useLinkComponent, useNonce, usePortalContainer } from './uiContext.js';
export { useLanguage, useWords } from './useWords.js';
export { HiddenText } from './HiddenText.js';
export { visuallyHidden } from './visuallyHidden.js';
