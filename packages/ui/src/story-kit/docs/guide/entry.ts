/** Texts of a widget's page besides its own MDX; keyed by the folder of the widget. For stories only. */
export interface GuideEntry {
  /** When to use something else. */
  not: string;
  dos: readonly string[];
  donts: readonly string[];
  /** Keyboard and screen reader support of the widget, and what its user has to add. */
  a11y: readonly string[];
  /** Folders of other widgets. */
  related: readonly string[];
}

export type Guide = Readonly<Record<string, GuideEntry>>;
