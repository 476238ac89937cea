export { GlobalStyle } from './GlobalStyle.js';
export { applyThemeSettings, defaultThemeSettings, type ThemeSettings } from './themeSettings.js';
export { cssVar, type TokenName } from './tokens.js';
export {
  type LinkComponentProps,
  UiProvider,
  type UiProviderProps,
  useLinkComponent,
  useLocale,
  usePortalContainer,
} from './UiProvider.js';
export { HiddenText } from './HiddenText.js';
export { visuallyHidden } from './visuallyHidden.js';
