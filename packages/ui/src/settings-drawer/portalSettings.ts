/** What a user may set about the look and the frame. Keeping and applying it is the caller's. */
export interface PortalSettings {
  /** Light or dark; `auto` follows the operating system. */
  theme: 'auto' | 'light' | 'dark';
  /** Theme color, as its hex value. */
  themeColor: string;
  /** Size of the controls. */
  density: 'compact' | 'medium' | 'large';
  /** 长辈版. */
  elder: boolean;
  /** Whether colors stand out more. */
  contrast: boolean;
  /** The entry to these settings stands in the frame. */
  showSettings: boolean;
  /** The bar of visited pages. */
  tagsView: boolean;
  /** Top bar and tab bar stay while the page scrolls. */
  fixedHeader: boolean;
  /** The logo on top of the sidebar. */
  sidebarLogo: boolean;
}

/** A session's own: here fixedHeader is true, and it wins in the portal. */
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

/** Those of the platform, which its settings page shows and edits: fixedHeader and sidebarLogo are false. */
export const platformSettings: PortalSettings = {
  ...sessionSettings,
  fixedHeader: false,
  sidebarLogo: false,
};
