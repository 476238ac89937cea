/** User settings of appearance and layout. The caller stores and applies them. */
export interface PortalSettings {
  /** Light or dark; `auto` follows the operating system. */
  theme: 'auto' | 'light' | 'dark';
  /** Theme color as a hex value. */
  themeColor: string;
  /** Size of the controls. */
  density: 'compact' | 'medium' | 'large';
  /** 长辈版. */
  elder: boolean;
  /** High contrast. */
  contrast: boolean;
  /** Whether the layout shows the button that opens these settings. */
  showSettings: boolean;
  /** The tab bar of visited pages. */
  tagsView: boolean;
  /** Top bar and tab bar stay while the page scrolls. */
  fixedHeader: boolean;
  /** The logo at the top of the sidebar. */
  sidebarLogo: boolean;
}

/** Defaults of a session: here fixedHeader is true, and the portal uses these. */
export const sessionSettings: PortalSettings = {
  theme: 'auto',
  themeColor: '#1890ff',
  density: 'medium',
  elder: false,
  contrast: false,
  showSettings: true,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
};

/**
 * Defaults of the legacy platform, which its settings page shows and edits: fixedHeader and sidebarLogo are false.
 */
export const platformSettings: PortalSettings = {
  ...sessionSettings,
  fixedHeader: false,
  sidebarLogo: false,
};
